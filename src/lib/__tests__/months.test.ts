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

/** @returns the ranges in a text, as in 'Jan 2020–Jun 2020, Jul 2026–' */
const rangesIn = (text: string) =>
  text.split(", ").flatMap((each) => {
    const [start = "", end = ""] = each.split("–")
    return start ? [range(start, end)] : []
  })

test.each([
  ["one month for a range within one month", "Apr 2023–Apr 2023", 1],
  ["a whole year", "Jan 2021–Dec 2021", 12],
  ["December to January", "Dec 2021–Jan 2022", 2],
  ["a February of 29 days", "Feb 2024–Feb 2024", 1],
  ["a leap year like any other year", "Mar 2023–Feb 2024", 12],
  ["years before and after 1900", "Jan 1899–Dec 1900", 24],
  ["to the current month without an end", "Apr 2023–", 40],
  ["one month for a start in the current month", "Jul 2026–", 1],
  ["nothing for a start in the future", "Aug 2026–", 0],
  ["no month of an end in the future", "Jun 2026–Dec 2028", 2],
  ["a year alone from January to December", "2019–2020", 24],
  ["from a month to the end of a year", "Nov 2019–2020", 14],
  ["overlapping months once", "Jan 2020–Jun 2020, Apr 2020–Sep 2020", 9],
  ["a range inside another range once", "Jan 2020–Dec 2020, Mar 2020–Mar 2020", 12],
  ["every month of ranges that touch", "Jan 2020–Jun 2020, Jul 2020–Dec 2020", 12],
  ["no month of a gap", "Jan 2020–Jan 2020, Dec 2020–Dec 2020", 2],
  ["two ranges without an end once, in any order", "Jul 2026–, Jan 2026–", 7],
  ["zero months for an empty list", "", 0],
])("counts %s", (_title, ranges, months) => {
  expect(countMonths(rangesIn(ranges))).toBe(months)
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
  ["newest first", "Jan 2022–, Jan 2020–Dec 2021", "Jan 2020–"],
  ["an older role that ends later", "Jan 2022–Jun 2022, Jan 2020–Mar 2024", "Jan 2020–Mar 2024"],
  ["an older role that has not ended", "Jan 2022–Dec 2030, Jan 2020–", "Jan 2020–"],
  [
    "months whose names sort otherwise",
    "Sep 2019–Apr 2020, Apr 2018–Sep 2018",
    "Apr 2018–Apr 2020",
  ],
  ["a year alone, from January to December", "Mar 2018–Nov 2020, 2018–2020", "2018–2020"],
])("finds the earliest start and the latest end: %s", (_title, text, span) => {
  const ranges = rangesIn(text)
  expect([spanOf(ranges), spanOf(ranges.toReversed())]).toEqual([
    ...rangesIn(span),
    ...rangesIn(span),
  ])
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

test.each([
  ["Jan 2022–Jul 2022", "Jan 2022–Jun 2022"],
  ["Jan 2022–", "Jan 2022–Jul 2022"],
])("of roles that start together, finds the one that ends later: %s, not %s", (later, earlier) => {
  const expected = rangesIn(later)[0]
  expect(newestOf(rangesIn(`${later}, ${earlier}`))).toEqual(expected)
  expect(newestOf(rangesIn(`${earlier}, ${later}`))).toEqual(expected)
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
  const ranges = rangesIn("Jan 2020–, 2010–Mar 2012, Apr 2012–Jun 2015, 2013–2014")
  expect(mergeRanges(ranges)).toEqual(rangesIn("2010–Jun 2015, Jan 2020–"))
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
