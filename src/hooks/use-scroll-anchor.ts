import { useRef } from "react"
import { useIsomorphicLayoutEffect } from "./use-isomorphic-layout-effect"

/**
 * Keeps an element at its position in the viewport when the content above it changes its height, so
 * that a clicked button stays below the pointer.
 * @param change a value that changes together with the content
 * @returns a function to call with the element right before the change
 */
export function useScrollAnchor(change: unknown): (element: Element) => void {
  const anchor = useRef<{ element: Element; top: number }>()

  useIsomorphicLayoutEffect(() => {
    if (!anchor.current) return
    const { element, top } = anchor.current
    window.scrollBy(0, element.getBoundingClientRect().top - top)
    anchor.current = undefined
  }, [change])

  return (element) => {
    anchor.current = { element, top: element.getBoundingClientRect().top }
  }
}
