import { countMonths, type MonthRange, spanOf } from "../lib/months"
import { DateRange } from "./date-range"
import { Duration } from "./duration"

export type PeriodProps = {
  /** In any order; they may overlap. */
  ranges: readonly MonthRange[]
  /** As in '2026-07'. */
  currentMonth: string
}

/** The earliest and the latest month of the ranges, and how many months they cover. */
export function Period({ ranges, currentMonth }: PeriodProps) {
  const span = spanOf(ranges)
  if (!span) return null
  const months = countMonths(ranges, currentMonth)
  return (
    <>
      <DateRange {...span} />
      {months > 0 && " · "}
      <Duration months={months} />
    </>
  )
}
