import { useSyncExternalStore } from "react"
import { announce } from "../browser/announce"
import { playMetalModeAnimation } from "../browser/metal-mode-animation"
import { writeValue } from "../browser/storage"
import type { Words } from "../lib/interface-words"
import { createListeners } from "../lib/listeners"
import { useWords } from "./use-words"

/** `metal-mode-script.ts` reads the value when a page loads. */
const KEY = "metal"
const { subscribe, notify } = createListeners()

const isOn = () => document.documentElement.dataset.metal === "on"

function setMetalMode(on: boolean, words: Words) {
  document.documentElement.dataset.metal = on ? "on" : "off"
  writeValue("sessionStorage", KEY, on ? "on" : "off")
  notify()
  playMetalModeAnimation(on)
  announce(on ? words.metalModeOn : words.metalModeOff)
}

/**
 * Metal mode is off by default. It applies to the whole document and is stored for the tab.
 * @returns whether it is on (false during hydration), and a function that toggles it
 */
export function useMetalMode(): [boolean, () => void] {
  const on = useSyncExternalStore(subscribe, isOn, () => false)
  const words = useWords()
  return [on, () => setMetalMode(!on, words)]
}
