import { useSyncExternalStore } from "react"

const subscribe = () => () => {}

const read = () => (document.documentElement.dir === "rtl" ? "rtl" : "ltr")

/** @returns the direction of the page's text; during hydration 'ltr' */
export function useTextDirection(): "ltr" | "rtl" {
  return useSyncExternalStore(subscribe, read, () => "ltr" as const)
}
