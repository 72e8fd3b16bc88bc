import { toDayInWords, toIsoMonth } from "../dates"

test.each([
  ["Jan 2004", "2004-01"],
  ["Apr 2023", "2023-04"],
  ["Dec 1999", "1999-12"],
])("%s is %s", (monthYear, iso) => {
  expect(toIsoMonth(monthYear)).toBe(iso)
})

test.each(["", "April 2023", "2023", "Apr 23"])("refuses %j", (text) => {
  expect(() => toIsoMonth(text)).toThrow("is not a month")
})

test("a day in words", () => {
  expect(toDayInWords("2026-11-05")).toBe("Nov 5, 2026")
  expect(toDayInWords("2026-01-31")).toBe("Jan 31, 2026")
})
