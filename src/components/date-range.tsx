import { toIsoMonth } from "../lib/months"

export type DateRangeProps = {
  /** 'Mon YYYY', if it is known. */
  startDate: string | null
  /** 'Mon YYYY', or empty while it lasts. */
  endDate: string
}

/** From one month to another, or to the present; without a first month, the last alone. */
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
