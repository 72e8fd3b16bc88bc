import { useSyncExternalStore } from "react"
import { announce } from "../browser/announce"
import { playMetalModeAnimation } from "../browser/metal-mode-animation"
import { writeSessionValue } from "../browser/session-storage"
import { createListeners } from "../lib/listeners"

/** Read again by `metal-mode-script.ts` when the tab loads another page. */
const KEY = "metal"
const { subscribe, notify } = createListeners()

const isOn = () => document.documentElement.dataset.metal === "on"

function setMetalMode(on: boolean) {
  document.documentElement.dataset.metal = on ? "on" : "off"
  writeSessionValue(KEY, on ? "on" : "off")
  notify()
  playMetalModeAnimation(on)
  announce(`Metal mode is ${on ? "on" : "off"}.`)
}

/**
 * Metal mode: off at first, on for the whole document, kept for the tab.
 * @returns whether it is on (never while hydrating), and a function that switches it
 */
export function useMetalMode(): [boolean, () => void] {
  const on = useSyncExternalStore(subscribe, isOn, () => false)
  return [on, () => setMetalMode(!on)]
}
