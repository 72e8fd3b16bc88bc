import { countMonths, formatDuration, toIsoDuration } from "../months"

const span = (startDate: string, endDate: string) => ({ startDate, endDate })

test.each([
  { title: "one month, both ends the same", from: "Apr 2023", to: "Apr 2023", months: 1 },
  { title: "a whole year", from: "Jan 2021", to: "Dec 2021", months: 12 },
  { title: "December to January", from: "Dec 2021", to: "Jan 2022", months: 2 },
  { title: "a February of 29 days", from: "Feb 2024", to: "Feb 2024", months: 1 },
  { title: "a leap year, as long as any", from: "Mar 2023", to: "Feb 2024", months: 12 },
  { title: "over a century without a leap day", from: "Jan 1899", to: "Dec 1900", months: 24 },
  { title: "an open end, to the current month", from: "Apr 2023", to: "", months: 40 },
  { title: "an open end that began this month", from: "Jul 2026", to: "", months: 1 },
  { title: "an open end that is yet to begin", from: "Aug 2026", to: "", months: 0 },
])("counts $title", ({ from, to, months }) => {
  expect(countMonths([span(from, to)], "2026-07")).toBe(months)
})

test.each([
  {
    title: "overlapping spans once",
    spans: [span("Jan 2020", "Jun 2020"), span("Apr 2020", "Sep 2020")],
    months: 9,
  },
  {
    title: "a span within another once",
    spans: [span("Jan 2020", "Dec 2020"), span("Mar 2020", "Mar 2020")],
    months: 12,
  },
  {
    title: "spans that touch in full",
    spans: [span("Jan 2020", "Jun 2020"), span("Jul 2020", "Dec 2020")],
    months: 12,
  },
  {
    title: "no month of a gap",
    spans: [span("Jan 2020", "Jan 2020"), span("Dec 2020", "Dec 2020")],
    months: 2,
  },
  {
    title: "two open ends once, in whatever order",
    spans: [span("Jul 2026", ""), span("Jan 2026", "")],
    months: 7,
  },
  { title: "nothing where there is no span", spans: [], months: 0 },
])("counts $title", ({ spans, months }) => {
  expect(countMonths(spans, "2026-07")).toBe(months)
})

test("refuses a start that is not a month", () => {
  expect(() => countMonths([span("April 2023", "")], "2026-07")).toThrow("is not a month")
})

test.each([
  [0, "0 mo", "P0M"],
  [1, "1 mo", "P1M"],
  [11, "11 mo", "P11M"],
  [12, "1 yr", "P1Y"],
  [13, "1 yr 1 mo", "P1Y1M"],
  [24, "2 yr", "P2Y"],
  [43, "3 yr 7 mo", "P3Y7M"],
])("%i months read %j, and %j to a machine", (months, words, iso) => {
  expect(formatDuration(months)).toBe(words)
  expect(toIsoDuration(months)).toBe(iso)
})
