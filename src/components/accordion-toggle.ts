import type { KeyboardEvent, MouseEvent } from "react"

/** Elements that react-accessible-accordion renders. */
const ACCORDION = '[data-accordion-component="Accordion"]'
const TOGGLE = '[data-accordion-component="AccordionItemButton"]'

/**
 * Creates the event handlers of a toggle. They run in the capture phase and stop the library's own
 * handlers. Those change the library's state, which `dangerouslySetExpanded` overrides, and move the
 * focus to toggles inside collapsed panels.
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/accordion/
 */
export function toggleHandlers(onToggle: () => void) {
  return {
    onClickCapture(event: MouseEvent) {
      event.stopPropagation()
      onToggle()
    },
    onKeyDownCapture(event: KeyboardEvent<HTMLElement>) {
      const isToggleKey = event.key === "Enter" || event.key === " "
      const target = targetOf(event)
      if (!isToggleKey && target === undefined) return
      event.stopPropagation()
      // With a modifier, the key belongs to the browser.
      if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
      event.preventDefault()
      if (!isToggleKey) target?.focus()
      else if (!event.repeat) onToggle()
    },
  }
}

/**
 * @returns the toggle that the key moves the focus to; null if there is no toggle in that direction;
 *   undefined if the key does not move the focus
 */
function targetOf({ key, currentTarget }: KeyboardEvent<HTMLElement>) {
  const toggles = currentTarget.closest(ACCORDION)?.querySelectorAll<HTMLElement>(TOGGLE) ?? []
  // While a panel collapses, its toggles are still visible.
  const reachable = [...toggles].filter((toggle) => !toggle.closest("[hidden]"))
  const index = reachable.indexOf(currentTarget)
  const targets: Partial<Record<string, HTMLElement | null>> = {
    ArrowDown: reachable[index + 1] ?? null,
    ArrowUp: reachable[index - 1] ?? null,
    Home: reachable.at(0) ?? null,
    End: reachable.at(-1) ?? null,
  }
  return targets[key]
}
