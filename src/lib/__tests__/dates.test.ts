import { formatDay } from "../dates"

test.each([
  ["2026-11-05", "Nov 5, 2026"],
  ["2026-01-31", "Jan 31, 2026"],
])("formats the day %s as %s", (isoDay, words) => {
  expect(formatDay(isoDay)).toBe(words)
})
