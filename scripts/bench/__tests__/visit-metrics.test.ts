/** @jest-environment node */

import {
  cumulativeLayoutShift,
  interactionToNextPaint,
  type PerformanceRecord,
  totalBlockingTime,
  toVisitMetrics,
} from "../visit/visit-metrics"

const record = (entryType: string, rest: Partial<PerformanceRecord>): PerformanceRecord => ({
  ...{ entryType, name: "", startTime: 0, duration: 0 },
  ...rest,
})
const task = (startTime: number, duration: number) => record("longtask", { startTime, duration })
const shift = (startTime: number, value: number) => record("layout-shift", { startTime, value })

test("of a task, what goes beyond 50 ms blocks", () => {
  expect(totalBlockingTime([task(100, 80), task(300, 60), task(500, 50)], 0)).toBe(40)
})

test("before the first paint nothing blocks, and of a task across it only the rest does", () => {
  expect(totalBlockingTime([task(0, 200), task(250, 100)], 280)).toBe(20)
  expect(totalBlockingTime([task(250, 40)], 280)).toBe(0)
})

test("layout shifts add up until a second of rest, and the worst window counts", () => {
  expect(cumulativeLayoutShift([shift(0, 0.1), shift(900, 0.1), shift(2000, 0.15)])).toBe(0.2)
})

test("no window of layout shifts is longer than five seconds", () => {
  const shifts = Array.from({ length: 8 }, (_, index) => shift(index * 900, 1))
  expect(cumulativeLayoutShift(shifts)).toBe(6)
})

test("a shift that the visitor asked for is none", () => {
  expect(cumulativeLayoutShift([{ ...shift(0, 0.5), hadRecentInput: true }])).toBe(0)
})

test("the slowest event of a press is what it took", () => {
  const events = [
    record("event", { name: "pointerover", duration: 900, interactionId: 0 }),
    record("event", { name: "pointerdown", duration: 24, interactionId: 7 }),
    record("event", { name: "click", duration: 56, interactionId: 7 }),
    record("first-input", { name: "pointerdown", duration: 24 }),
  ]
  expect(interactionToNextPaint(events)).toBe(56)
  expect(interactionToNextPaint(events.slice(3))).toBe(24)
  expect(interactionToNextPaint([])).toBeUndefined()
})

test("takes the last of the largest paints, and refuses a page that painted nothing", () => {
  const records = [
    record("paint", { name: "first-paint", startTime: 380 }),
    record("paint", { name: "first-contentful-paint", startTime: 400 }),
    record("largest-contentful-paint", { startTime: 400 }),
    record("largest-contentful-paint", { startTime: 650 }),
    task(420, 70),
  ]
  expect(toVisitMetrics(records)).toEqual({ fcp: 400, lcp: 650, tbt: 20, cls: 0 })
  expect(() => toVisitMetrics([])).toThrow("painted nothing")
})
