import { type RefObject, useEffect, useRef } from "react"
import { textDirection } from "../browser/text-direction"

const STEPS: Readonly<Record<"ltr" | "rtl", Readonly<Record<string, -1 | 1>>>> = {
  ltr: { ArrowLeft: -1, ArrowRight: 1 },
  rtl: { ArrowLeft: 1, ArrowRight: -1 },
}

/** @returns whether at least half of the element is visible, or it covers half of the viewport */
function isInView(element: Element): boolean {
  const { top, bottom, height } = element.getBoundingClientRect()
  const visible = Math.min(bottom, window.innerHeight) - Math.max(top, 0)
  return visible > 0 && visible >= Math.min(height, window.innerHeight) / 2
}

/** @returns whether the focus is inside the element or on one of its ancestors */
function isInScope(element: Element, target: EventTarget | null): boolean {
  return target instanceof Node && (element.contains(target) || target.contains(element))
}

/**
 * Calls back for the left and the right arrow key while the element is in view. It ignores keys that
 * belong to another control, keys with a modifier, and keys that another listener has handled.
 * @param onArrow called with -1 for the arrow to the start of a line, and 1 for the one to its end; if
 *   undefined, the keys are left to the browser
 */
export function useArrowKeys(
  ref: RefObject<Element>,
  onArrow: ((step: -1 | 1) => void) | undefined,
): void {
  const latest = useRef(onArrow)
  useEffect(() => {
    latest.current = onArrow
  })

  useEffect(() => {
    function handleKey(event: KeyboardEvent) {
      const step = STEPS[textDirection()][event.key]
      const element = ref.current
      if (!step || !element || !latest.current || event.defaultPrevented) return
      if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
      if (!isInScope(element, event.target) || !isInView(element)) return
      event.preventDefault()
      latest.current(step)
    }
    document.addEventListener("keydown", handleKey)
    return () => document.removeEventListener("keydown", handleKey)
  }, [ref])
}
