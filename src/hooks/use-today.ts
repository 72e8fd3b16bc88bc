import { useSyncExternalStore } from "react"

const subscribe = () => () => {}

/** @returns today's date in the visitor's time zone, as in '2026-07-31' */
function today(): string {
  const now = new Date()
  const parts = [now.getFullYear(), now.getMonth() + 1, now.getDate()]
  return parts.map((part) => String(part).padStart(2, "0")).join("-")
}

/**
 * @param buildDate the date of the build: '2026' or '2026-07'
 * @returns today's date in the same format; during hydration the date of the build, which is in the
 *   HTML
 */
export function useToday(buildDate: string): string {
  return useSyncExternalStore(
    subscribe,
    () => today().slice(0, buildDate.length),
    () => buildDate,
  )
}
