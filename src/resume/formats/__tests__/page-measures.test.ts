import { describeMeasures, type Look, lastStep, type Measures, toMeasures } from "../page-measures"

const LOOKS: Look[] = [
  { style: "designed", script: "Latn" },
  { style: "simple", script: "Latn" },
  { style: "designed", script: "Arab" },
  { style: "designed", template: "technical", script: "Latn" },
  { style: "simple", script: "Hans" },
]

/** The height of a capital in the fonts of the PDFs, in the size of the text. */
const CAPITAL = 0.71

const numbersOf = ({ margin, ...rest }: Measures) => [
  ...Object.values(margin),
  ...Object.values(rest),
]

describe.each(LOOKS)("$style, $script", (look) => {
  const steps = Array.from({ length: lastStep(look) + 1 }, (_, step) => toMeasures(look, step))

  test("every step is readable", () => {
    for (const { size, leading, margin } of steps) {
      expect(size).toBeGreaterThanOrEqual(9)
      expect(leading + CAPITAL).toBeGreaterThanOrEqual(1.15)
      expect(Math.min(...Object.values(margin))).toBeGreaterThanOrEqual(12)
    }
  })

  test("every step is tighter than the one before it, and nothing in it is looser", () => {
    for (const [index, step] of steps.slice(1).entries()) {
      const changes = numbersOf(steps[index] as Measures).map(
        (before, at) => (numbersOf(step)[at] ?? 0) - before,
      )
      expect(Math.max(...changes)).toBe(0)
      expect(Math.min(...changes)).toBeLessThan(0)
    }
  })

  test("small text keeps its size, and titles stay as large beside the text as they are designed", () => {
    const [designed] = steps
    for (const { small, title, size } of steps) {
      expect(small).toBe(designed?.small)
      expect(title / size).toBeCloseTo((designed?.title ?? 0) / (designed?.size ?? 1), 3)
    }
  })
})

test("says what a step changes", () => {
  const look = { style: "designed", script: "Latn" } as const
  expect(describeMeasures(look, 2)).toBe("spacing at 91%")
  expect(describeMeasures(look, lastStep(look))).toBe(
    "spacing at 78%, margins of 12 mm instead of 16 mm, and text of 9 pt instead of 9.7 pt",
  )
  expect(describeMeasures({ style: "simple", script: "Hans" }, 9)).toBe(
    "spacing at 90% and margins of 12 mm instead of 16 mm",
  )
})
