import { toIsoMonth } from "../lib/dates"

export type DateRangeProps = {
  /** 'Mon YYYY'. */
  startDate: string
  /** 'Mon YYYY', or empty while it lasts. */
  endDate: string
}

/** From one month to another, or to the present. */
export function DateRange({ startDate, endDate }: DateRangeProps) {
  return (
    <>
      <time dateTime={toIsoMonth(startDate)}>{startDate}</time>
      {" — "}
      {endDate ? <time dateTime={toIsoMonth(endDate)}>{endDate}</time> : "Present"}
    </>
  )
}
