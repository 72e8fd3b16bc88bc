/**
 * Ranges of months: spans, order and durations. The ends of a range are dates as the content writes
 * them. A year alone counts from January as a start, and to December as an end.
 */
import { firstMonthOf, lastMonthOf, precisionOf } from "./dates"
import { ENGLISH, fill, fillCount, type Words } from "./interface-words"

/** A range of months. Both ends are part of it. */
export type MonthRange = {
  /** 'Mon YYYY' or 'YYYY'. */
  startDate: string
  /** 'Mon YYYY', 'YYYY', or '' if the range has not ended. */
  endDate: string
}

/** @returns the number of the last month; Infinity if the range has not ended */
export function endMonthOf(endDate: string): number {
  return endDate === "" ? Number.POSITIVE_INFINITY : lastMonthOf(endDate)
}

/** @returns the number of the month of a day or a month, as in '2026-07' */
export function monthOf(today: string): number {
  const [year = 0, month = 0] = today.split("-").map(Number)
  return year * 12 + month - 1
}

/**
 * @param today a day or a month, as in '2026-07'
 * @returns whether the range has started; the month of its start counts
 */
export function hasStarted({ startDate }: Pick<MonthRange, "startDate">, today: string): boolean {
  return firstMonthOf(startDate) <= monthOf(today)
}

/**
 * @param today a day or a month, as in '2026-07'
 * @returns whether the range starts after the month and has no end, as a job that somebody will begin
 */
export function isAhead(range: MonthRange, today: string): boolean {
  return range.endDate === "" && !hasStarted(range, today)
}

/**
 * The month of the end counts. The end of a year alone may have been in each month of the year, so nobody
 * can say that the range still lasts: it has ended after January.
 * @param today a day or a month, as in '2026-07'
 * @returns whether the range has an end, and the end is over
 */
export function hasEnded({ endDate }: Pick<MonthRange, "endDate">, today: string): boolean {
  return endDate !== "" && firstMonthOf(endDate) < monthOf(today)
}

/**
 * The one rule for what is current, such as a present job: it has started and has not ended.
 * @param today a day or a month, as in '2026-07'
 */
export function isCurrent(range: MonthRange, today: string): boolean {
  return hasStarted(range, today) && !hasEnded(range, today)
}

/**
 * @param ranges in any order; they may overlap
 * @returns the earliest start and the latest end, or undefined for an empty list
 * @throws if a start or an end is not a date
 */
export function spanOf(ranges: readonly MonthRange[]): MonthRange | undefined {
  const [first] = ranges
  if (!first) return undefined
  let { startDate, endDate } = first
  for (const range of ranges) {
    if (firstMonthOf(range.startDate) < firstMonthOf(startDate)) startDate = range.startDate
    if (endMonthOf(range.endDate) > endMonthOf(endDate)) endDate = range.endDate
  }
  return { startDate, endDate }
}

/** @returns the same months in the fewest ranges, the earliest first */
export function mergeRanges(ranges: readonly MonthRange[]): MonthRange[] {
  const merged: MonthRange[] = []
  const sorted = [...ranges].sort((a, b) => firstMonthOf(a.startDate) - firstMonthOf(b.startDate))
  for (const { startDate, endDate } of sorted) {
    const last = merged.at(-1)
    if (!last || firstMonthOf(startDate) > endMonthOf(last.endDate) + 1)
      merged.push({ startDate, endDate })
    else if (endMonthOf(endDate) > endMonthOf(last.endDate)) last.endDate = endDate
  }
  return merged
}

/**
 * @param roles in any order
 * @returns the role with the latest start, or undefined for an empty list; of roles that start in
 *   the same month, the one that ends later; of equal roles, the first
 * @throws if a start or an end is not a date
 */
export function newestOf<Role extends MonthRange>(roles: readonly Role[]): Role | undefined {
  return roles.reduce<Role | undefined>(
    (newest, role) => (newest && !isNewer(role, newest) ? newest : role),
    undefined,
  )
}

function isNewer(a: MonthRange, b: MonthRange): boolean {
  const [startOfA, startOfB] = [firstMonthOf(a.startDate), firstMonthOf(b.startDate)]
  if (startOfA !== startOfB) return startOfA > startOfB
  return endMonthOf(a.endDate) > endMonthOf(b.endDate)
}

/** How many months something took. It is an estimate if a start or an end is a year alone. */
export type Duration = { months: number; isEstimate: boolean }

/**
 * @param ranges may overlap, touch or leave gaps
 * @param currentMonth the last month that counts, as in '2026-07'
 * @returns how many months are in at least one range
 * @throws if a start or an end is not a date
 */
export function durationOf(ranges: readonly MonthRange[], currentMonth: string): Duration {
  const current = monthOf(currentMonth)
  const months = new Set<number>()
  for (const { startDate, endDate } of ranges) {
    const last = Math.min(endMonthOf(endDate), current)
    for (let number = firstMonthOf(startDate); number <= last; number++) months.add(number)
  }
  const ends = ranges.flatMap(({ startDate, endDate }) => [startDate, endDate])
  return { months: months.size, isEstimate: ends.some((date) => precisionOf(date) === "year") }
}

/**
 * @returns the duration in words: 43 months give '3 yr 7 mo', an estimate of them 'about 4 yr'
 */
export function formatDuration({ months, isEstimate }: Duration, words: Words = ENGLISH): string {
  const isInYears = isEstimate && months >= 12
  const [years, rest] = isInYears ? [Math.round(months / 12), 0] : splitYears(months)
  const parts = [
    years > 0 && fillCount(words.years, { count: years }, words.language),
    (rest > 0 || years === 0) && fillCount(words.months, { count: rest }, words.language),
  ]
  const duration = parts.filter(Boolean).join(" ")
  return isEstimate ? fill(words.about, { duration }) : duration
}

/**
 * @returns the duration in ISO 8601: 43 gives 'P3Y7M'
 * @see https://www.rfc-editor.org/rfc/rfc3339#appendix-A
 */
export function toIsoDuration(months: number): string {
  const [years, rest] = splitYears(months)
  return `P${years > 0 ? `${years}Y` : ""}${rest > 0 || years === 0 ? `${rest}M` : ""}`
}

function splitYears(months: number): [years: number, rest: number] {
  return [Math.floor(months / 12), months % 12]
}
