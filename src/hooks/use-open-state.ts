import { panelId, toggleId } from "../lib/accordion-parts"
import type { ExpandedItems } from "../lib/expanded-items"
import { useIsomorphicLayoutEffect } from "./use-isomorphic-layout-effect"

/**
 * Keeps what is seen of an item in step with whether it is open. React renders it as it is at first;
 * a press changes four attributes, which React would take longer to find than the browser to show.
 * @param id the item's
 * @param isForcedOpen whether it is open whatever the visitor has closed
 * @returns whether the item is open, as of this render
 */
export function useOpenState(
  id: string,
  expandedItems: ExpandedItems,
  isForcedOpen: boolean,
): boolean {
  useIsomorphicLayoutEffect(() => {
    let shown: boolean | undefined
    const show = () => {
      const isOpen = isForcedOpen || expandedItems.isOpen(id)
      if (isOpen !== shown) showItem(id, isOpen)
      shown = isOpen
    }
    show()
    return expandedItems.subscribe(show)
  }, [id, expandedItems, isForcedOpen])
  return isForcedOpen || expandedItems.isOpen(id)
}

/**
 * Sets what tells an open item from a closed one. A closed panel is `hidden="until-found"`, so that
 * find-in-page still reaches it; the library's own panel, and React 18, know `hidden` as a boolean only.
 * @see https://html.spec.whatwg.org/multipage/interaction.html#the-hidden-attribute
 */
function showItem(id: string, isOpen: boolean): void {
  const state = isOpen ? "open" : "closed"
  document.getElementById(toggleId(id))?.setAttribute("aria-expanded", String(isOpen))
  // The head comes before the panel, and with it the sign before those of the items inside.
  document.getElementById(id)?.querySelector("[data-state]")?.setAttribute("data-state", state)
  const panel = document.getElementById(panelId(id))
  panel?.parentElement?.setAttribute("data-state", state)
  if (isOpen) panel?.removeAttribute("hidden")
  else panel?.setAttribute("hidden", "until-found")
}
