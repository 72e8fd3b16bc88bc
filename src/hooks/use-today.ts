import { useSyncExternalStore } from "react"
import { toLocalDay } from "../lib/dates"

const subscribe = () => () => {}

/**
 * Today's date in the visitor's time zone, in the format of the build's date: '2026' or '2026-07'.
 * During hydration it is the date of the build, which is in the HTML.
 */
export function useToday(buildDate: string): string {
  return useSyncExternalStore(
    subscribe,
    () => toLocalDay(new Date()).slice(0, buildDate.length),
    () => buildDate,
  )
}
