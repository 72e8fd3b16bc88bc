import {
  countMonths,
  formatDuration,
  type MonthRange,
  spanOf,
  toIsoDuration,
  toIsoMonth,
} from "../lib/months"

export type PeriodProps = {
  /** In any order. They may overlap. */
  ranges: readonly MonthRange[]
  /** As in '2026-07'. */
  currentMonth: string
}

/** Shows the earliest and the latest month of the ranges, and the number of months they cover. */
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

export type DateRangeProps = {
  /** 'Mon YYYY', if it is known. */
  startDate: string | null
  /** 'Mon YYYY', or '' if the range has not ended. */
  endDate: string
}

/** Shows a start and an end, as in 'Apr 2023 — Present'. Without a start, it shows the end alone. */
export function DateRange({ startDate, endDate }: DateRangeProps) {
  return (
    <>
      {startDate && (
        <>
          <time dateTime={toIsoMonth(startDate)}>{startDate}</time>
          {" — "}
        </>
      )}
      {endDate ? <time dateTime={toIsoMonth(endDate)}>{endDate}</time> : "Present"}
    </>
  )
}

export type DurationProps = { months: number }

/**
 * Shows a number of months, as in '3 yr 7 mo', or nothing for 0. The element is `data`, because
 * HTML's `time` does not allow a duration in years and months.
 */
export function Duration({ months }: DurationProps) {
  if (months === 0) return null
  return <data value={toIsoDuration(months)}>{formatDuration(months)}</data>
}
