import { useEffect, useRef } from "react"
import { flushSync } from "react-dom"
import { focusElement } from "../browser/focus-element"
import { getNavigationType } from "../browser/scroll-positions"
import { type FragmentLocation, fragmentId } from "../lib/fragment"

/**
 * Expands the accordion items around the element that the fragment names, and scrolls to it. It does
 * not scroll if the visitor returned to this page or scrolled before the scripts ran.
 */
export function useOpenByFragment(
  { hash, key }: FragmentLocation,
  expand: (ids: readonly string[]) => void,
): void {
  const isFirst = useRef(true)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same link may be followed again
  useEffect(() => {
    const navigationType = isFirst.current ? getNavigationType() : "push"
    const isNewPage = isFirst.current && navigationType === "push"
    isFirst.current = false
    const target = document.getElementById(fragmentId(hash))
    if (!target) return
    const isHidden = target.closest("[hidden]") !== null
    const keepsScroll =
      navigationType === "pop" ||
      (navigationType === "initial" && !isHidden && !isTopInViewport(target))
    let isCurrent = true
    const frame = requestAnimationFrame(async () => {
      // Without `flushSync`, the transitions of the panels would not have started yet. React does not
      // allow it in an effect, but in a frame.
      flushSync(() => expand(enclosingItems(target)))
      if (keepsScroll) return
      await Promise.allSettled(runningTransitions().map(({ finished }) => finished))
      if (!isCurrent) return
      // An element in a panel cannot be focused before the panel starts to expand.
      if (isNewPage && isHidden) focusElement(target)
      target.scrollIntoView()
    })
    return () => {
      isCurrent = false
      cancelAnimationFrame(frame)
    }
  }, [hash, key, expand])
}

/** The browser scrolls to a visible target. If it is not in the viewport, the visitor has scrolled. */
function isTopInViewport(element: Element): boolean {
  const { top } = element.getBoundingClientRect()
  return top >= 0 && top < window.innerHeight
}

/** The ids of the accordion items around the element, including its own. */
function enclosingItems(element: Element): string[] {
  const item = element.closest('[data-accordion-component="AccordionItem"][id]')
  if (!item) return []
  return [item.id, ...(item.parentElement ? enclosingItems(item.parentElement) : [])]
}

/** The transitions of panels that are expanding; the content below them is still moving. */
function runningTransitions(): Animation[] {
  return document
    .getAnimations()
    .filter((animation) => "transitionProperty" in animation && animation.playState === "running")
}
