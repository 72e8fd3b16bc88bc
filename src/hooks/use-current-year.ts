import { useSyncExternalStore } from "react"

const subscribe = () => () => {}
const currentYear = () => String(new Date().getFullYear())

/**
 * @param buildYear the year in the HTML, as in '2026'
 * @returns the visitor's own year; the year of the build while the page hydrates, so that both agree
 */
export function useCurrentYear(buildYear: string): string {
  return useSyncExternalStore(subscribe, currentYear, () => buildYear)
}
