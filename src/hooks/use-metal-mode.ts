import { useEffect } from "react"
import { announce } from "../browser/announce"
import { prefersReducedMotion } from "../browser/prefers-reduced-motion"
import { writeValue } from "../browser/storage"
import type { Words } from "../lib/interface-words"
import { family } from "../styles/values"
import { useWords } from "./use-words"

/** `metal-mode-script.ts` reads the value when a page loads. */
const KEY = "metal"

/** Whether the document is in metal mode. Its styles follow the same attribute. */
export const isMetalMode = () => document.documentElement.dataset.metal === "on"

/** Plays when metal mode is switched on. */
const SHAKE: Keyframe[] = [
  { translate: "-0.9rem 0", filter: "brightness(2.5) contrast(1.5)" },
  { translate: "0.7rem 0" },
  { translate: "-0.5rem 0", filter: "brightness(1.5)" },
  { translate: "0.3rem 0" },
  { translate: "-0.1rem 0" },
  { translate: "0 0", filter: "none" },
]

/** Plays when metal mode is switched off. */
const FADE_IN: Keyframe[] = [
  { opacity: 0.2, filter: "blur(0.4rem)" },
  { opacity: 1, filter: "none" },
]

/** In milliseconds. */
const SHAKE_DURATION = 450
const FADE_IN_DURATION = 300

/** Loads the font of metal mode, so that the page does not change twice. Waits at most 0.4 s, and never fails. */
export async function loadMetalFont(): Promise<void> {
  const timeout = new Promise((resolve) => setTimeout(resolve, 400))
  await Promise.race([document.fonts?.load(`1em ${family.metal}`), timeout]).catch(() => {})
}

function setMetalMode(on: boolean, words: Words) {
  document.documentElement.dataset.metal = on ? "on" : "off"
  writeValue("sessionStorage", KEY, on ? "on" : "off")
  playMetalModeAnimation(on)
  announce(on ? words.metalModeOn : words.metalModeOff)
}

/**
 * Metal mode is off by default. It applies to the whole document and is stored for the tab. Escape ends it,
 * unless the key closes a dialog or does something else.
 * @returns a function that switches it on or off
 */
export function useMetalMode(): (on: boolean) => void {
  const words = useWords()
  useEffect(() => {
    function handleKey({ key, defaultPrevented }: KeyboardEvent) {
      if (key !== "Escape" || defaultPrevented || !isMetalMode()) return
      if (!document.querySelector("dialog[open]")) setMetalMode(false, words)
    }
    document.addEventListener("keydown", handleKey)
    return () => document.removeEventListener("keydown", handleKey)
  }, [words])
  return (on) => setMetalMode(on, words)
}

/** Animates the header, the main column and the footer. With reduced motion it does nothing. */
function playMetalModeAnimation(on: boolean): void {
  if (prefersReducedMotion()) return
  const parts = [...(document.querySelector("main")?.parentElement?.children ?? [])]
  const animations = parts.map((part) =>
    part.animate(on ? SHAKE : FADE_IN, on ? SHAKE_DURATION : FADE_IN_DURATION),
  )
  // An element with a filter does not break across printed pages.
  const cancel = () => {
    for (const animation of animations) animation.cancel()
  }
  window.addEventListener("beforeprint", cancel)
  Promise.allSettled(animations.map(({ finished }) => finished)).then(() =>
    window.removeEventListener("beforeprint", cancel),
  )
}
