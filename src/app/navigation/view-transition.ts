import { flushSync } from "react-dom"
import { prefersReducedMotion } from "../../browser/prefers-reduced-motion"

/** The running transition, if any. The html element has the same state in `data-route-transition`. */
let current: ViewTransition | undefined

function setCurrent(transition: ViewTransition | undefined) {
  current = transition
  document.documentElement.dataset.routeTransition = transition ? "running" : "idle"
}

/**
 * Ends the running transition and shows the new page at once.
 * @returns whether a transition was running
 */
export function skipRouteTransition(): boolean {
  current?.skipTransition()
  return current !== undefined
}

/**
 * Replaces the page in a view transition. Without the API, or with reduced motion, it replaces the
 * page at once. A running transition ends first.
 * @param swap sets the React state that shows the new page
 * @returns a function that cancels the swap if it has not happened yet
 */
export function startRouteTransition(swap: () => void): () => void {
  skipRouteTransition()
  if (!("startViewTransition" in document) || prefersReducedMotion()) {
    swap()
    return () => {}
  }
  let isPending = true
  const transition = document.startViewTransition(() => {
    if (!isPending) return
    isPending = false
    flushSync(swap)
  })
  const handleEnd = () => {
    if (current === transition) setCurrent(undefined)
  }
  // `ready` rejects when the transition is skipped. `finished` then still resolves.
  transition.ready.catch(() => {})
  transition.finished.then(handleEnd, handleEnd)
  setCurrent(transition)
  return () => {
    if (!isPending) return
    isPending = false
    transition.skipTransition()
  }
}
