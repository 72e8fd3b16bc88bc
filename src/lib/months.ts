/**
 * Parses, counts and formats months as the content writes them: 'Apr 2023'. The functions use
 * strings and whole numbers only, so a time zone cannot shift a month.
 */

export const MONTH_NAMES = "Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec".split(" ")

/** A range of months. Both ends are part of it. */
export type MonthRange = {
  /** 'Mon YYYY'. */
  startDate: string
  /** 'Mon YYYY', or '' if the range has not ended. */
  endDate: string
}

/**
 * @param month as in 'Apr 2023'
 * @returns the number of months from January of the year 0 to this month
 * @throws if the text is not a month
 */
export function toMonthNumber(month: string): number {
  const [name = "", year = ""] = month.split(" ")
  const index = MONTH_NAMES.indexOf(name)
  if (index < 0 || !/^\d{4}$/.test(year)) throw new Error(`"${month}" is not a month`)
  return Number(year) * 12 + index
}

/** @returns the number of the last month; Infinity if the range has not ended */
function toEndNumber(endDate: string): number {
  return endDate === "" ? Number.POSITIVE_INFINITY : toMonthNumber(endDate)
}

/**
 * @param month as in 'Apr 2023'
 * @returns the same month for HTML's `datetime` attribute, as in '2023-04'
 * @throws if the text is not a month
 */
export function toIsoMonth(month: string): string {
  const number = toMonthNumber(month)
  const year = String(Math.floor(number / 12)).padStart(4, "0")
  return `${year}-${String((number % 12) + 1).padStart(2, "0")}`
}

/**
 * @param isoDate as in '2023-04', '2023-04-17', '2023-04-17T09:30:00' or '2023', which means January
 * @returns the month as in 'Apr 2023', or undefined if the text is not a date
 */
export function fromIsoDate(isoDate: string): string | undefined {
  const [, year, month = "01"] = /^(\d{4})(?:-(\d{2})(?:-\d{2}(?:T.*)?)?)?$/.exec(isoDate) ?? []
  const name = MONTH_NAMES[Number(month) - 1]
  return year && name ? `${name} ${year}` : undefined
}

/**
 * @param ranges in any order; they may overlap
 * @returns the earliest start and the latest end, or undefined for an empty list
 * @throws if a start or an end is not a month
 */
export function spanOf(ranges: readonly MonthRange[]): MonthRange | undefined {
  const [first] = ranges
  if (!first) return undefined
  let { startDate, endDate } = first
  for (const range of ranges) {
    if (toMonthNumber(range.startDate) < toMonthNumber(startDate)) startDate = range.startDate
    if (toEndNumber(range.endDate) > toEndNumber(endDate)) endDate = range.endDate
  }
  return { startDate, endDate }
}

/**
 * @param roles in any order
 * @returns the role with the latest start, or undefined for an empty list; of roles that start in
 *   the same month, the one that ends later; of equal roles, the first
 * @throws if a start or an end is not a month
 */
export function newestOf<Role extends MonthRange>(roles: readonly Role[]): Role | undefined {
  return roles.reduce<Role | undefined>(
    (newest, role) => (newest && !isNewer(role, newest) ? newest : role),
    undefined,
  )
}

function isNewer(a: MonthRange, b: MonthRange): boolean {
  const [startOfA, startOfB] = [toMonthNumber(a.startDate), toMonthNumber(b.startDate)]
  if (startOfA !== startOfB) return startOfA > startOfB
  return toEndNumber(a.endDate) > toEndNumber(b.endDate)
}

/**
 * @param ranges may overlap, touch or leave gaps
 * @param currentMonth the last month of a range that has not ended, as in '2026-07'
 * @returns how many months are in at least one range; a range that starts later adds none
 * @throws if a start or an end is not a month
 */
export function countMonths(ranges: readonly MonthRange[], currentMonth: string): number {
  const [year = 0, month = 0] = currentMonth.split("-").map(Number)
  const current = year * 12 + month - 1
  const months = new Set<number>()
  for (const { startDate, endDate } of ranges) {
    const last = endDate === "" ? current : toMonthNumber(endDate)
    for (let number = toMonthNumber(startDate); number <= last; number++) months.add(number)
  }
  return months.size
}

/** @returns the duration in words: 43 gives '3 yr 7 mo' */
export function formatDuration(months: number): string {
  const [years, rest] = splitYears(months)
  const parts = [years > 0 && `${years} yr`, (rest > 0 || years === 0) && `${rest} mo`]
  return parts.filter(Boolean).join(" ")
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
