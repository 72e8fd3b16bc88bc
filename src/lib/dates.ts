/**
 * Parses and formats single dates as the content writes them: a month ('Apr 2023'), a year alone
 * ('2009') or a day ('2024-11-05'). Only `toLocalDay` uses the time zone of the machine.
 */

/** The months as the content writes them. */
export const MONTH_NAMES = "Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec".split(" ")

/** Earlier dates are mistakes. */
export const EARLIEST_YEAR = 1940

/** How a language writes dates: a form for each month, with the year and the day in braces. */
export type DateForms = {
  /** As in 'Apr {year}'. */
  month: readonly string[]
  /** As in 'Apr {day}, {year}'. */
  day: readonly string[]
}

/** The form of a month, 'Apr 2023', is the one of docs/product.md. */
export const ENGLISH_DATES: DateForms = {
  month: MONTH_NAMES.map((name) => `${name} {year}`),
  day: MONTH_NAMES.map((name) => `${name} {day}, {year}`),
}

export type DatePrecision = "year" | "month" | "day"

type ParsedDate = { precision: DatePrecision; year: number; month?: number; day?: number }

/** @returns the parts of the date, months counted from 1; undefined if the text is not a date */
export function parseDate(date: string): ParsedDate | undefined {
  const [, name = "", yearOfMonth] = /^([A-Z][a-z]{2}) (\d{4})$/.exec(date) ?? []
  const month = MONTH_NAMES.indexOf(name) + 1
  if (yearOfMonth && month > 0) return { precision: "month", year: Number(yearOfMonth), month }
  if (/^\d{4}$/.test(date)) return { precision: "year", year: Number(date) }
  const [year, monthOfDay = 0, day = 0] = (/^\d{4}-\d{2}-\d{2}$/.exec(date)?.[0] ?? "")
    .split("-")
    .map(Number)
  if (!year || monthOfDay < 1 || monthOfDay > 12) return undefined
  const lastDay = new Date(Date.UTC(year, monthOfDay, 0)).getUTCDate()
  if (day < 1 || day > lastDay) return undefined
  return { precision: "day", year, month: monthOfDay, day }
}

function parseOrThrow(date: string): ParsedDate {
  const parsed = parseDate(date)
  if (!parsed) throw new Error(`"${date}" is not a date`)
  return parsed
}

/** @returns how exact the date is; undefined if the text is not a date */
export function precisionOf(date: string): DatePrecision | undefined {
  return parseDate(date)?.precision
}

/**
 * @param date as in 'Apr 2023', '2009' or '2024-11-05'
 * @returns the number of months from January of the year 0 to the date's month; a year alone counts
 *   from January
 * @throws if the text is not a date
 */
export function firstMonthOf(date: string): number {
  const { year, month = 1 } = parseOrThrow(date)
  return year * 12 + month - 1
}

/** Like `firstMonthOf`, but a year alone counts to December. */
export function lastMonthOf(date: string): number {
  const { year, month = 12 } = parseOrThrow(date)
  return year * 12 + month - 1
}

/**
 * @param date as in 'Apr 2023', '2009' or '2024-11-05'
 * @returns the date in ISO 8601, as HTML's `datetime` and JSON Resume want it: '2023-04', '2009',
 *   '2024-11-05'
 * @throws if the text is not a date
 */
export function toIsoDate(date: string): string {
  const { year, month, day } = parseOrThrow(date)
  const parts = [String(year).padStart(4, "0"), month, day].filter((part) => part !== undefined)
  return parts.map((part) => String(part).padStart(2, "0")).join("-")
}

/** @returns the day in the time zone of this machine, as in '2026-07-31' */
export function toLocalDay(date: Date): string {
  const parts = [date.getFullYear(), date.getMonth() + 1, date.getDate()]
  return parts.map((part) => String(part).padStart(2, "0")).join("-")
}

/** @returns the date as people read it, in English 'Nov 5, 2024', 'Nov 2024' or '2024' */
export function formatDate(date: string, forms: DateForms = ENGLISH_DATES): string {
  const { precision, month = 1, day, ...rest } = parseOrThrow(date)
  const year = String(rest.year).padStart(4, "0")
  if (precision === "year") return year
  const form = forms[precision][month - 1] ?? ""
  return form.replace("{year}", year).replace("{day}", String(day))
}
