import { useEffect, useRef } from "react"
import { getNavigationType } from "../browser/scroll-positions"
import { ITEM } from "../lib/accordion-parts"
import { idInFragment } from "../lib/fragment"

/**
 * Opens whatever encloses the element that the address names, and scrolls to it, unless the page has
 * just come back to where the visitor left it, or the visitor has scrolled on before this was ready.
 * @param hash the address's fragment with its '#', or ''
 * @param open opens the items with these ids
 */
export function useOpenByFragment(hash: string, open: (ids: readonly string[]) => void): void {
  const isNew = useRef(true)
  useEffect(() => {
    const arrival = isNew.current ? getNavigationType() : undefined
    isNew.current = false
    const target = document.getElementById(idInFragment(hash))
    if (!target) return
    const isLeft = arrival === "sent" && !target.closest("[hidden]") && !beginsInWindow(target)
    open(enclosingItems(target))
    if (arrival === "returned" || isLeft) return
    const scroll = () => target.scrollIntoView()
    const frame = requestAnimationFrame(async () => {
      await Promise.allSettled(runningTransitions().map(({ finished }) => finished))
      scroll()
    })
    return () => cancelAnimationFrame(frame)
  }, [hash, open])
}

/** The browser itself scrolls to what is not hidden, so that it does unless the visitor went on. */
function beginsInWindow(element: Element): boolean {
  const { top } = element.getBoundingClientRect()
  return top >= 0 && top < window.innerHeight
}

/** The ids of the accordion items around the element, its own among them. */
function enclosingItems(element: Element): string[] {
  const item = element.closest(`${ITEM}[id]`)
  if (!item) return []
  return [item.id, ...(item.parentElement ? enclosingItems(item.parentElement) : [])]
}

/** Panels that are just opening: what lies below them is still moving. */
function runningTransitions(): Animation[] {
  return document
    .getAnimations()
    .filter((animation) => "transitionProperty" in animation && animation.playState === "running")
}
