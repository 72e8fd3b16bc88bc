import type { KeyboardEvent } from "react"

const TOGGLE = '[data-accordion-component="AccordionItemButton"]'
const ACCORDION = '[data-accordion-component="Accordion"]'

/**
 * Moves the focus between the toggles of an accordion: arrows, Home and End. The library's own
 * keys would also try the toggles inside closed panels, and stop at the first.
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/accordion/
 */
export function moveBetweenToggles(event: KeyboardEvent<HTMLElement>): void {
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
  event.stopPropagation() // before the library sees it
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
  event.preventDefault()
  targets[event.key]?.focus()
}
