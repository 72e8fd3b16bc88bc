import { MONTH_NAMES } from "./months"

/**
 * @param isoDay as in '2026-11-05'
 * @returns the same day in words, as in 'Nov 5, 2026'
 */
export function formatDay(isoDay: string): string {
  const [year, month, day] = isoDay.split("-")
  return `${MONTH_NAMES[Number(month) - 1]} ${Number(day)}, ${year}`
}
