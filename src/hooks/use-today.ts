import { useSyncExternalStore } from "react"

const subscribe = () => () => {}

/** The visitor's own date, in the visitor's own time zone, as in '2026-07-31'. */
function today(): string {
  const now = new Date()
  const parts = [now.getFullYear(), now.getMonth() + 1, now.getDate()]
  return parts.map((part) => String(part).padStart(2, "0")).join("-")
}

/**
 * @param buildDate the date in the HTML, as precise as it is wanted: '2026' or '2026-07'
 * @returns the visitor's own date, just as precise; that of the build while the page hydrates, so
 *   that both agree
 */
export function useToday(buildDate: string): string {
  return useSyncExternalStore(
    subscribe,
    () => today().slice(0, buildDate.length),
    () => buildDate,
  )
}
