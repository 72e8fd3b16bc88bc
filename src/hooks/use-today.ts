import { useSyncExternalStore } from "react"
import { toLocalDay } from "../lib/dates"

const subscribe = () => () => {}

/**
 * @param buildDate the date of the build: '2026' or '2026-07'
 * @returns today's date in the visitor's time zone, in the same format; during hydration the date of the build, which is in the
 *   HTML
 */
export function useToday(buildDate: string): string {
  return useSyncExternalStore(
    subscribe,
    () => toLocalDay(new Date()).slice(0, buildDate.length),
    () => buildDate,
  )
}
