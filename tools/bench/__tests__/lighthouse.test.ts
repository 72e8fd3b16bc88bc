import { toFigures } from "../lighthouse"

const categories = {
  performance: { score: 0.98 },
  accessibility: { score: 1 },
  "best-practices": { score: 0.96 },
  seo: { score: 1 },
}
const audits = {
  "first-contentful-paint": { numericValue: 700.4 },
  "largest-contentful-paint": { numericValue: 750 },
  "speed-index": { numericValue: 720 },
  "total-blocking-time": { numericValue: 12 },
  "cumulative-layout-shift": { numericValue: 0.001 },
}

test("reads the scores and the metrics of a report", () => {
  expect(toFigures({ categories, audits })).toEqual({
    performance: 98,
    accessibility: 100,
    "best-practices": 96,
    seo: 100,
    "FCP ms": 700.4,
    "LCP ms": 750,
    "SI ms": 720,
    "TBT ms": 12,
    CLS: 0.001,
  })
})

test("throws when the page did not load or a figure is missing", () => {
  const runtimeError = { message: "no paint" }
  expect(() => toFigures({ categories, audits, runtimeError })).toThrow("no paint")
  const unscored = { ...categories, performance: { score: null } }
  expect(() => toFigures({ categories: unscored, audits })).toThrow("did not measure performance")
  expect(() => toFigures({ categories, audits: {} })).toThrow("did not measure FCP ms")
})
