import { useRef } from "react"
import { useIsomorphicLayoutEffect } from "./use-isomorphic-layout-effect"

/**
 * Keeps an element where it is in the window when a change makes the page above it longer or
 * shorter, so that whoever pressed it does not lose it.
 * @param change another value means that the page has changed
 * @returns a function to call with the element, right before the change
 */
export function useScrollAnchor(change: unknown): (element: Element) => void {
  const kept = useRef<{ element: Element; top: number }>()

  useIsomorphicLayoutEffect(() => {
    if (!kept.current) return
    const { element, top } = kept.current
    window.scrollBy(0, element.getBoundingClientRect().top - top)
    kept.current = undefined
  }, [change])

  return (element) => {
    kept.current = { element, top: element.getBoundingClientRect().top }
  }
}
