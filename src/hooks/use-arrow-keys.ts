import { type RefObject, useEffect, useRef } from "react"

const STEPS: Readonly<Record<string, -1 | 1>> = { ArrowLeft: -1, ArrowRight: 1 }

/** Whether at least half of what the window could show of the element is in the window. */
function isInView(element: Element): boolean {
  const { top, bottom, height } = element.getBoundingClientRect()
  const shown = Math.min(bottom, window.innerHeight) - Math.max(top, 0)
  return shown > 0 && shown >= Math.min(height, window.innerHeight) / 2
}

/** Whether the focus is within the element, or on nothing more particular than what surrounds it. */
function isTheirs(element: Element, target: EventTarget | null): boolean {
  return target instanceof Node && (element.contains(target) || target.contains(element))
}

/**
 * Calls back for the left and the right arrow key while the element is in view, unless the key
 * belongs to another control, goes with a modifier or was already used.
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
      const step = STEPS[event.key]
      const element = ref.current
      if (!step || !element || !latest.current || event.defaultPrevented) return
      if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
      if (!isTheirs(element, event.target) || !isInView(element)) return
      event.preventDefault()
      latest.current(step)
    }
    document.addEventListener("keydown", handleKey)
    return () => document.removeEventListener("keydown", handleKey)
  }, [ref])
}
