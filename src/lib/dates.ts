/** Months as the content writes them: 'Mon YYYY'. Text only, so no time zone can move one. */

/** The months as the content writes them, in order. */
export const MONTHS = "Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec".split(" ")

/**
 * @param monthYear as in 'Apr 2023'
 * @returns the same month as HTML's `datetime` takes it, as in '2023-04'
 * @throws if it is not a month
 */
export function toIsoMonth(monthYear: string): string {
  const [name = "", year = ""] = monthYear.split(" ")
  const month = MONTHS.indexOf(name) + 1
  if (month === 0 || !/^\d{4}$/.test(year)) throw new Error(`"${monthYear}" is not a month`)
  return `${year}-${String(month).padStart(2, "0")}`
}

/**
 * @param isoMonth as in '2023-04'
 * @returns how many months lie between the year 0 and this one
 */
export function countMonthsBefore(isoMonth: string): number {
  const [year = 0, month = 0] = isoMonth.split("-").map(Number)
  return year * 12 + month - 1
}

/**
 * @param isoDay as in '2026-11-05'
 * @returns the same day in words, as in 'Nov 5, 2026'
 */
export function toDayInWords(isoDay: string): string {
  const [year, month, day] = isoDay.split("-")
  return `${MONTHS[Number(month) - 1]} ${Number(day)}, ${year}`
}

/**
 * @param iso as in '2023-04', '2023-04-17', '2023-04-17T09:30:00' or '2023', for which January stands
 * @returns the month as the content writes it, as in 'Apr 2023'; nothing if it is not a date
 */
export function fromIsoDate(iso: string): string | undefined {
  const [, year, month = "01"] = /^(\d{4})(?:-(\d{2})(?:-\d{2}(?:T.*)?)?)?$/.exec(iso) ?? []
  const name = MONTHS[Number(month) - 1]
  return year && name ? `${name} ${year}` : undefined
}
