import { countMonths, type MonthRange } from "../lib/months"
import { DateRange } from "./date-range"
import { Duration } from "./duration"

export type PeriodProps = {
  /** Spans that follow one another, the newest first. */
  ranges: readonly MonthRange[]
  /** As in '2026-07'. */
  currentMonth: string
}

/** From the first month to the last, and how many of the months between were covered. */
export function Period({ ranges, currentMonth }: PeriodProps) {
  const [newest] = ranges
  const oldest = ranges.at(-1)
  if (!newest || !oldest) return null
  const months = countMonths(ranges, currentMonth)
  return (
    <>
      <DateRange startDate={oldest.startDate} endDate={newest.endDate} />
      {months > 0 && " · "}
      <Duration months={months} />
    </>
  )
}
