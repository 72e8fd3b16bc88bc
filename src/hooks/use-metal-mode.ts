import { useSyncExternalStore } from "react"
import { announce } from "../lib/announce"
import { createListeners } from "../lib/listeners"
import { playMetalMoment } from "../lib/metal-moment"
import { writeSession } from "../lib/session"

/** Read again by `metal-mode-script.ts` when the tab loads another page. */
const KEY = "metal"
const { subscribe, notify } = createListeners()

const isOn = () => document.documentElement.dataset.metal === "on"

function setMetalMode(on: boolean) {
  document.documentElement.dataset.metal = on ? "on" : "off"
  writeSession(KEY, on ? "on" : "off")
  notify()
  playMetalMoment(on)
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
