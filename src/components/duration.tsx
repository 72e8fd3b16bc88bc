import { formatDuration, toIsoDuration } from "../lib/months"

export type DurationProps = { months: number }

/**
 * A span of months, for people and for machines: '3 yr 7 mo'. Nothing for none. HTML's `time` takes
 * no duration in years and months, so this is `data`.
 */
export function Duration({ months }: DurationProps) {
  if (months === 0) return null
  return <data value={toIsoDuration(months)}>{formatDuration(months)}</data>
}
