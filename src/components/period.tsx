import { useWords } from "../hooks/use-words"
import { formatDate, toIsoDate } from "../lib/dates"
import { splitAt } from "../lib/interface-words"
import {
  durationOf,
  formatDuration,
  isAhead,
  type MonthRange,
  spanOf,
  toIsoDuration,
} from "../lib/months"
import { screenOnlyCss } from "../styles/mixins"

export type PeriodProps = {
  /** In any order. They may overlap. */
  ranges: readonly MonthRange[]
  /** As in '2026-07'. */
  currentMonth: string
}

/**
 * Shows the earliest and the latest month of the ranges, and the number of months they cover. Print has
 * no number, as the PDFs have none: it depends on the day.
 */
export function Period({ ranges, currentMonth }: PeriodProps) {
  const span = spanOf(ranges)
  if (!span) return null
  const duration = durationOf(ranges, currentMonth)
  if (isAhead(span, currentMonth)) return <DatedWord word="fromDate" date={span.startDate} />
  return (
    <>
      <DateRange {...span} />
      {duration.months > 0 && (
        <span css={screenOnlyCss}>
          {" · "}
          <Duration {...duration} />
        </span>
      )}
    </>
  )
}

export type DateRangeProps = {
  /** Absent for a point in time. */
  startDate?: string | null
  /** The end or the point in time; '' if the range has not ended. */
  endDate: string
  /** Without an end, it stands alone. */
  expires?: string | null
}

/**
 * Shows a start and an end, as in 'Apr 2023 – Present'. Without another start, it shows the end alone. An expiry stands
 * behind it, as in 'Feb 2024, expires Feb 2028'.
 */
export function DateRange({ startDate, endDate, expires }: DateRangeProps) {
  const words = useWords()
  if (expires)
    return (
      <>
        {endDate && (
          <>
            <SingleDate date={endDate} />
            {words.comma}
          </>
        )}
        {words.expires} <SingleDate date={expires} />
      </>
    )
  return (
    <>
      {startDate && startDate !== endDate && (
        <>
          <SingleDate date={startDate} />
          {" – "}
        </>
      )}
      {endDate ? <SingleDate date={endDate} /> : words.present}
    </>
  )
}

export type DatedWordProps = { word: "fromDate" | "updated"; date: string }

/** Shows a word of the interface with its date, as in 'From Jan 2027'. */
export function DatedWord({ word, date }: DatedWordProps) {
  const [before, after] = splitAt(useWords()[word], "date")
  return (
    <span>
      {before}
      <SingleDate date={date} />
      {after}
    </span>
  )
}

function SingleDate({ date }: { date: string }) {
  const words = useWords()
  return <time dateTime={toIsoDate(date)}>{formatDate(date, words.dates)}</time>
}

export type DurationProps = { months: number; isEstimate?: boolean }

/**
 * Shows a number of months, as in '3 yr 7 mo' or 'about 4 yr', or nothing for 0. The element is `data`, because
 * HTML's `time` does not allow a duration in years and months.
 */
export function Duration({ months, isEstimate = false }: DurationProps) {
  const words = useWords()
  if (months === 0) return null
  return <data value={toIsoDuration(months)}>{formatDuration({ months, isEstimate }, words)}</data>
}
