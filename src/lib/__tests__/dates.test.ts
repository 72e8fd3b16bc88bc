import { firstMonthOf, formatDate, lastMonthOf, precisionOf, toIsoDate, toLocalDay } from "../dates"

test.each([
  ["Jan 2004", "2004-01"],
  ["Apr 2023", "2023-04"],
  ["Dec 1999", "1999-12"],
  ["2009", "2009"],
  ["2024-11-05", "2024-11-05"],
])("converts %s to the ISO date %s", (date, isoDate) => {
  expect(toIsoDate(date)).toBe(isoDate)
})

test.each(["", "April 2023", "Apr 23", "23", "2024-13-01", "2023-02-29", "2024-11"])(
  "throws for %j, which is not a date",
  (text) => {
    expect(precisionOf(text)).toBeUndefined()
    expect(() => toIsoDate(text)).toThrow("is not a date")
    expect(() => firstMonthOf(text)).toThrow("is not a date")
  },
)

test("a year alone has the months from January to December", () => {
  expect(firstMonthOf("2009")).toBe(firstMonthOf("Jan 2009"))
  expect(lastMonthOf("2009")).toBe(lastMonthOf("Dec 2009"))
  expect(lastMonthOf("2024-11-05")).toBe(lastMonthOf("Nov 2024"))
})

test.each([
  ["2026-11-05", "Nov 5, 2026"],
  ["2024-02-29", "Feb 29, 2024"],
  ["Apr 2023", "Apr 2023"],
  ["2009", "2009"],
])("formats the date %s as %s", (date, words) => {
  expect(formatDate(date)).toBe(words)
})

test("a day is that of the clock on the wall", () => {
  expect(toLocalDay(new Date(2026, 6, 1, 0, 30))).toBe("2026-07-01")
  expect(toLocalDay(new Date(2026, 11, 31, 23, 30))).toBe("2026-12-31")
})
