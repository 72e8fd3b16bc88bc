import { type TimelineEntry, toInp, toMetrics } from "../measure-visit"

const entry = (entryType: string, rest: Partial<TimelineEntry>): TimelineEntry => ({
  entryType,
  name: "",
  startTime: 0,
  duration: 0,
  ...rest,
})
const task = (startTime: number, duration: number) => entry("longtask", { startTime, duration })
const PAINTS = [
  entry("paint", { name: "first-paint", startTime: 380 }),
  entry("paint", { name: "first-contentful-paint", startTime: 400 }),
  entry("largest-contentful-paint", { startTime: 400 }),
  entry("largest-contentful-paint", { startTime: 650 }),
]

test("reads the first paint and the last of the largest paints", () => {
  expect(toMetrics(PAINTS)).toMatchObject({ "FCP ms": 400, "LCP ms": 650 })
})

test("throws when the page painted nothing", () => {
  expect(() => toMetrics([])).toThrow("painted nothing")
})

test("sums the time that tasks take beyond 50 ms after the first paint", () => {
  const tasks = [task(0, 350), task(380, 90), task(600, 60), task(700, 50)]
  expect(toMetrics([...PAINTS, ...tasks])["TBT ms"]).toBe(30)
})

test("sums layout shifts except those right after an input", () => {
  const values = [0.25, 0.5]
  const shifts = values.map((value) => entry("layout-shift", { value }))
  const expected = entry("layout-shift", { value: 1, hadRecentInput: true })
  expect(toMetrics([...PAINTS, ...shifts, expected]).CLS).toBe(0.75)
})

test("takes the slowest event of a click as its INP, or the first input", () => {
  const events = [
    entry("event", { name: "pointerover", duration: 900, interactionId: 0 }),
    entry("event", { name: "pointerdown", duration: 24, interactionId: 7 }),
    entry("event", { name: "click", duration: 56, interactionId: 7 }),
    entry("first-input", { name: "pointerdown", duration: 24 }),
  ]
  expect(toInp(events)).toBe(56)
  expect(toInp(events.slice(3))).toBe(24)
  expect(toInp([])).toBeUndefined()
})
