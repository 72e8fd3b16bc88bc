/** Months as the content writes them, as numbers to compare, and as people write them otherwise. */
import { countMonthsBefore, MONTHS, toIsoMonth } from "../lib/dates"

/**
 * @param monthYear as in 'Apr 2023'
 * @returns how many months lie between the year 0 and this one
 */
export function toMonthNumber(monthYear: string): number {
  return countMonthsBefore(toIsoMonth(monthYear))
}

/** @returns the month that was probably meant, as in 'Apr 2023' for '2023-04' or '4/2023' */
export function suggestMonth(text: string): string | undefined {
  const year = /(?<!\d)[12]\d{3}(?!\d)/.exec(text)?.[0]
  if (!year) return undefined
  const rest = text.replace(year, " ")
  const word = /[a-z]{3,}/i.exec(rest)?.[0].slice(0, 3).toLowerCase()
  const number = Number(/\d{1,2}/.exec(rest)?.[0] ?? 0)
  const named = word && MONTHS.find((month) => month.toLowerCase() === word)
  const month = named ?? (word ? undefined : MONTHS[number - 1])
  return month && `${month} ${year}`
}
