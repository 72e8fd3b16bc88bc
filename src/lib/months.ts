/** Spans of months as the content writes them. Text and whole numbers: no time zone can move one. */
import { countMonthsBefore, toIsoMonth } from "./dates"

export type MonthRange = {
  /** 'Mon YYYY'. */
  startDate: string
  /** 'Mon YYYY', which counts in full, or empty while it lasts. */
  endDate: string
}

/**
 * @param ranges spans that may overlap, touch or leave gaps
 * @param currentMonth where a span without an end stops, as in '2026-07'
 * @returns how many months lie in at least one of the spans; a span that has yet to begin holds none
 * @throws if a start or an end is not a month
 */
export function countMonths(ranges: readonly MonthRange[], currentMonth: string): number {
  const months = new Set<number>()
  for (const { startDate, endDate } of ranges) {
    const first = countMonthsBefore(toIsoMonth(startDate))
    const last = countMonthsBefore(endDate === "" ? currentMonth : toIsoMonth(endDate))
    for (let month = first; month <= last; month++) months.add(month)
  }
  return months.size
}

/** @returns the months in words: 43 gives '3 yr 7 mo' */
export function formatDuration(months: number): string {
  const [years, rest] = splitYears(months)
  const parts = [years > 0 && `${years} yr`, (rest > 0 || years === 0) && `${rest} mo`]
  return parts.filter(Boolean).join(" ")
}

/**
 * @returns the months as a duration for machines: 43 gives 'P3Y7M'
 * @see https://www.rfc-editor.org/rfc/rfc3339#appendix-A (ISO 8601)
 */
export function toIsoDuration(months: number): string {
  const [years, rest] = splitYears(months)
  return `P${years > 0 ? `${years}Y` : ""}${rest > 0 || years === 0 ? `${rest}M` : ""}`
}

function splitYears(months: number): [years: number, rest: number] {
  return [Math.floor(months / 12), months % 12]
}
