import { formatDuration, toIsoDuration } from "../lib/months"

export type DurationProps = { months: number }

/** A span of months, for people and for machines: '3 yr 7 mo'. Nothing for none. */
export function Duration({ months }: DurationProps) {
  if (months === 0) return null
  return <time dateTime={toIsoDuration(months)}>{formatDuration(months)}</time>
}
