/** @jest-environment node */

import {
  type LighthouseReport,
  toLighthouseRun,
  toLighthouseTables,
} from "../lighthouse/lighthouse-figures"

function report(performance: number, tbt: number, lcp = 750): LighthouseReport {
  const audit = (numericValue: number, score = 1) => ({ score, numericValue })
  return {
    categories: {
      performance: {
        score: performance,
        auditRefs: [
          { id: "first-contentful-paint", weight: 10 },
          { id: "total-blocking-time", weight: 30 },
        ],
      },
      accessibility: { score: 1, auditRefs: [{ id: "image-alt", weight: 10 }] },
      "best-practices": { score: 0.96, auditRefs: [{ id: "errors-in-console", weight: 1 }] },
      seo: { score: 1, auditRefs: [{ id: "structured-data", weight: 0 }] },
    },
    audits: {
      "first-contentful-paint": audit(700.4, 0.98),
      "largest-contentful-paint": audit(lcp),
      "total-blocking-time": audit(tbt, tbt > 200 ? 0.5 : 1),
      "cumulative-layout-shift": audit(0.001),
      "speed-index": audit(700),
      "errors-in-console": { score: 0 },
      "structured-data": { score: 0 },
    },
  }
}

const ROUNDS = [report(1, 0), report(0.9, 300), report(0.98, 40)].map(toLighthouseRun)
const AUDITED = [
  { site: "floor", route: "/", rounds: [toLighthouseRun(report(1, 0, 500))] },
  { site: "this site", route: "/about/", rounds: ROUNDS },
]

test("shows the medians of the rounds", () => {
  expect(toLighthouseTables(AUDITED)[0]?.rows).toEqual([
    ["floor", "/", "100", "100", "96", "100", "700", "500", "0", "0.001", "700"],
    ["this site", "/about/", "98", "100", "96", "100", "700", "750", "40", "0.001", "700"],
  ])
})

test("holds the times of painting against the floor's", () => {
  expect(toLighthouseTables(AUDITED)[1]?.rows).toEqual([
    ["floor", "/", "1.00", "1.00", "1.00"],
    ["this site", "/about/", "1.00", "1.50", "1.00"],
  ])
})

test("names the audits that cost points: those with a weight, and of times the slow ones", () => {
  expect(toLighthouseRun(report(0.9, 300)).lost).toEqual([
    "total-blocking-time",
    "errors-in-console",
  ])
})

test("does not take a page that did not load for a measured one", () => {
  const { categories, audits } = report(1, 0)
  const runtimeError = { message: "no paint" }
  expect(() => toLighthouseRun({ categories, audits, runtimeError })).toThrow("no paint")
  const { performance, ...others } = categories
  expect(() =>
    toLighthouseRun({
      categories: {
        ...others,
        performance: { score: null, auditRefs: performance?.auditRefs ?? [] },
      },
      audits,
    }),
  ).toThrow("no score for performance")
})
