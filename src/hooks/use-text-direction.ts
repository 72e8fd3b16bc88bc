import { useSyncExternalStore } from "react"
import { textDirection } from "../browser/text-direction"

const subscribe = () => () => {}

/** @returns the direction in which the text of the page runs; during hydration 'ltr' */
export function useTextDirection(): "ltr" | "rtl" {
  return useSyncExternalStore(subscribe, textDirection, () => "ltr" as const)
}
