import type { KeyboardEvent, MouseEvent } from "react"
import { ACCORDION, TOGGLE } from "../lib/accordion-parts"

/**
 * What a toggle does with presses and keys. They are taken before the library sees them: it keeps a
 * list of open items of its own, which we overrule, and would render all items for each press.
 * @param onToggle is called when the toggle is pressed
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/accordion/
 */
export function toggleHandlers(onToggle: () => void) {
  return {
    onClickCapture(event: MouseEvent) {
      event.stopPropagation()
      onToggle()
    },
    onKeyDownCapture(event: KeyboardEvent<HTMLElement>) {
      if (event.key !== "Enter" && event.key !== " ") return moveBetweenToggles(event)
      event.stopPropagation()
      event.preventDefault()
      onToggle()
    },
  }
}

/** Arrows, Home and End. The library's would also try the toggles inside closed panels, and stop there. */
function moveBetweenToggles(event: KeyboardEvent<HTMLElement>) {
  const toggles = [
    ...(event.currentTarget.closest(ACCORDION)?.querySelectorAll<HTMLElement>(TOGGLE) ?? []),
  ]
  // A closing panel can still be seen, but it is hidden already.
  const reachable = toggles.filter((toggle) => !toggle.closest("[hidden]"))
  const here = reachable.indexOf(event.currentTarget)
  const targets: Partial<Record<string, HTMLElement>> = {
    ArrowDown: reachable[here + 1],
    ArrowUp: reachable[here - 1],
    Home: reachable.at(0),
    End: reachable.at(-1),
  }
  if (!(event.key in targets)) return
  event.stopPropagation()
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
  event.preventDefault()
  targets[event.key]?.focus()
}
