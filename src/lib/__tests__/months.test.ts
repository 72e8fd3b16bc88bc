import {
  durationOf,
  formatDuration,
  isCurrent,
  mergeRanges,
  newestOf,
  spanOf,
  toIsoDuration,
} from "../months"

const range = (startDate: string, endDate: string) => ({ startDate, endDate })

const countMonths = (ranges: Parameters<typeof durationOf>[0]) =>
  durationOf(ranges, "2026-07").months

test.each([
  { title: "one month for a range within one month", from: "Apr 2023", to: "Apr 2023", months: 1 },
  { title: "a whole year", from: "Jan 2021", to: "Dec 2021", months: 12 },
  { title: "December to January", from: "Dec 2021", to: "Jan 2022", months: 2 },
  { title: "a February of 29 days", from: "Feb 2024", to: "Feb 2024", months: 1 },
  { title: "a leap year like any other year", from: "Mar 2023", to: "Feb 2024", months: 12 },
  { title: "years before and after 1900", from: "Jan 1899", to: "Dec 1900", months: 24 },
  { title: "to the current month without an end", from: "Apr 2023", to: "", months: 40 },
  { title: "one month for a start in the current month", from: "Jul 2026", to: "", months: 1 },
  { title: "nothing for a start in the future", from: "Aug 2026", to: "", months: 0 },
  { title: "no month of an end in the future", from: "Jun 2026", to: "Dec 2028", months: 2 },
  { title: "a year alone from January to December", from: "2019", to: "2020", months: 24 },
  { title: "from a month to the end of a year", from: "Nov 2019", to: "2020", months: 14 },
])("counts $title", ({ from, to, months }) => {
  expect(countMonths([range(from, to)])).toBe(months)
})

test.each([
  {
    title: "overlapping months once",
    ranges: [range("Jan 2020", "Jun 2020"), range("Apr 2020", "Sep 2020")],
    months: 9,
  },
  {
    title: "a range inside another range once",
    ranges: [range("Jan 2020", "Dec 2020"), range("Mar 2020", "Mar 2020")],
    months: 12,
  },
  {
    title: "every month of ranges that touch",
    ranges: [range("Jan 2020", "Jun 2020"), range("Jul 2020", "Dec 2020")],
    months: 12,
  },
  {
    title: "no month of a gap",
    ranges: [range("Jan 2020", "Jan 2020"), range("Dec 2020", "Dec 2020")],
    months: 2,
  },
  {
    title: "two ranges without an end once, in any order",
    ranges: [range("Jul 2026", ""), range("Jan 2026", "")],
    months: 7,
  },
  { title: "zero months for an empty list", ranges: [], months: 0 },
])("counts $title", ({ ranges, months }) => {
  expect(countMonths(ranges)).toBe(months)
})

test("throws for a range with an invalid start", () => {
  expect(() => countMonths([range("April 2023", "")])).toThrow("is not a date")
})

test("a duration is an estimate if a start or an end is a year alone", () => {
  const isEstimate = (...ranges: ReturnType<typeof range>[]) =>
    durationOf(ranges, "2026-07").isEstimate
  expect(isEstimate(range("Jan 2020", "Dec 2021"), range("Apr 2023", ""))).toBe(false)
  expect(isEstimate(range("Jan 2020", "Dec 2021"), range("2023", ""))).toBe(true)
  expect(isEstimate(range("Jan 2020", "2021"))).toBe(true)
})

test.each([
  {
    title: "newest first",
    ranges: [range("Jan 2022", ""), range("Jan 2020", "Dec 2021")],
    span: range("Jan 2020", ""),
  },
  {
    title: "oldest first",
    ranges: [range("Jan 2020", "Dec 2021"), range("Jan 2022", "")],
    span: range("Jan 2020", ""),
  },
  {
    title: "an older role that ends later",
    ranges: [range("Jan 2022", "Jun 2022"), range("Jan 2020", "Mar 2024")],
    span: range("Jan 2020", "Mar 2024"),
  },
  {
    title: "an older role that has not ended",
    ranges: [range("Jan 2022", "Dec 2030"), range("Jan 2020", "")],
    span: range("Jan 2020", ""),
  },
  {
    title: "a year that sorts before another one by its month's name",
    ranges: [range("Sep 2019", "Apr 2020"), range("Apr 2018", "Sep 2018")],
    span: range("Apr 2018", "Apr 2020"),
  },
  {
    title: "a year alone, which starts in January and ends in December",
    ranges: [range("Mar 2018", "Nov 2020"), range("2018", "2020")],
    span: range("2018", "2020"),
  },
])("finds the earliest start and the latest end: $title", ({ ranges, span }) => {
  expect(spanOf(ranges)).toEqual(span)
  expect(spanOf(ranges.toReversed())).toEqual(span)
})

test("finds no span of an empty list", () => {
  expect(spanOf([])).toBeUndefined()
})

test("finds the role that starts last, in any order", () => {
  const engineer = { title: "Engineer", ...range("Jan 2020", "Mar 2024") }
  const lead = { title: "Lead", ...range("Jan 2022", "Jun 2022") }
  expect(newestOf([lead, engineer])).toBe(lead)
  expect(newestOf([engineer, lead])).toBe(lead)
})

test("of roles that start together, finds the one that ends later", () => {
  const ended = range("Jan 2022", "Jun 2022")
  const longer = range("Jan 2022", "Jul 2022")
  const current = range("Jan 2022", "")
  expect(newestOf([ended, longer])).toBe(longer)
  expect(newestOf([longer, ended])).toBe(longer)
  expect(newestOf([current, longer])).toBe(current)
  expect(newestOf([longer, current])).toBe(current)
})

test("of equal roles, finds the first", () => {
  const roles = [range("Jan 2022", ""), range("Jan 2022", "")]
  expect(newestOf(roles)).toBe(roles[0])
  expect(newestOf([])).toBeUndefined()
})

test.each([
  [0, "0 mo", "P0M"],
  [1, "1 mo", "P1M"],
  [11, "11 mo", "P11M"],
  [12, "1 yr", "P1Y"],
  [13, "1 yr 1 mo", "P1Y1M"],
  [24, "2 yr", "P2Y"],
  [43, "3 yr 7 mo", "P3Y7M"],
])("formats %i months as %j and as %j in ISO 8601", (months, words, iso) => {
  expect(formatDuration({ months, isEstimate: false })).toBe(words)
  expect(toIsoDuration(months)).toBe(iso)
})

test.each([
  [7, "about 7 mo"],
  [12, "about 1 yr"],
  [33, "about 3 yr"],
])("rounds an estimate of %i months to years: %j", (months, words) => {
  expect(formatDuration({ months, isEstimate: true })).toBe(words)
})

test("merges ranges that overlap or touch, and keeps a gap", () => {
  expect(
    mergeRanges([
      { startDate: "Jan 2020", endDate: "" },
      { startDate: "2010", endDate: "Mar 2012" },
      { startDate: "Apr 2012", endDate: "Jun 2015" },
      { startDate: "2013", endDate: "2014" },
    ]),
  ).toEqual([
    { startDate: "2010", endDate: "Jun 2015" },
    { startDate: "Jan 2020", endDate: "" },
  ])
})

test.each([
  ["Jan 2020", "", true],
  ["Jan 2020", "Dec 2027", true],
  ["Jan 2020", "2027", true],
  ["Jan 2020", "Nov 2026", true],
  ["Jan 2020", "Oct 2026", false],
  // Nobody knows the month.
  ["2020", "2026", false],
  ["Nov 2026", "", true],
  ["2026", "", true],
  ["Dec 2026", "", false],
  ["Dec 2026", "Dec 2027", false],
  ["2027", "2028", false],
])("whether a job from %s to '%s' is current in November 2026: %s", (start, end, expected) => {
  expect(isCurrent(range(start, end), "2026-11")).toBe(expected)
  expect(isCurrent(range(start, end), "2026-11-30")).toBe(expected)
})
