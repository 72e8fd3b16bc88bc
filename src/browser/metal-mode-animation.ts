/** The moment in which metal mode is switched: a blow that dies away, or a breath after it. */
import { prefersReducedMotion } from "./prefers-reduced-motion"

const STRIKE: Keyframe[] = [
  { translate: "-0.9rem 0", filter: "brightness(2.5) contrast(1.5)" },
  { translate: "0.7rem 0" },
  { translate: "-0.5rem 0", filter: "brightness(1.5)" },
  { translate: "0.3rem 0" },
  { translate: "-0.1rem 0" },
  { translate: "0 0", filter: "none" },
]

const RELIEF: Keyframe[] = [
  { opacity: 0.2, filter: "blur(0.4rem)" },
  { opacity: 1, filter: "none" },
]

/** In milliseconds. */
const STRIKE_LASTS = 450
const RELIEF_LASTS = 300

/** Moves the header, the main column and the footer, which the stage around them clips. */
export function playMetalModeAnimation(on: boolean): void {
  if (prefersReducedMotion()) return
  const parts = [...(document.querySelector("main")?.parentElement?.children ?? [])]
  const movements = parts.map((part) =>
    part.animate(on ? STRIKE : RELIEF, on ? STRIKE_LASTS : RELIEF_LASTS),
  )
  // A filter would put the whole page on one sheet.
  const end = () => {
    for (const movement of movements) movement.cancel()
  }
  window.addEventListener("beforeprint", end)
  Promise.allSettled(movements.map(({ finished }) => finished)).then(() =>
    window.removeEventListener("beforeprint", end),
  )
}
