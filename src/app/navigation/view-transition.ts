import { useSyncExternalStore } from "react"
import { flushSync } from "react-dom"
import { prefersReducedMotion } from "../../browser/prefers-reduced-motion"
import { createListeners } from "../../lib/listeners"

export type RouteTransitionState = "running" | "idle"

/** The transition that is running, if any. */
let current: ViewTransition | undefined
const { subscribe, notify } = createListeners()

const state = (): RouteTransitionState => (current ? "running" : "idle")

function setCurrent(transition: ViewTransition | undefined) {
  current = transition
  document.documentElement.dataset.routeTransition = state()
  notify()
}

/** @returns whether a route transition is running, as `data-route-transition` says on the html element */
export function useRouteTransition(): RouteTransitionState {
  return useSyncExternalStore(subscribe, state, () => "idle")
}

/** Ends the transition that is running, with its new page. @returns whether there was one */
export function skipRouteTransition(): boolean {
  current?.skipTransition()
  return current !== undefined
}

/**
 * Swaps one page for another: in a view transition, or at once where there is none or the visitor
 * wants less motion. A transition that is still running gives way.
 * @param swap sets the React state that shows the new page
 * @returns a function that calls the swap off, if it is still to come
 */
export function startRouteTransition(swap: () => void): () => void {
  skipRouteTransition()
  if (!("startViewTransition" in document) || prefersReducedMotion()) {
    swap()
    return () => {}
  }
  let isDue = true
  const transition = document.startViewTransition(() => {
    if (!isDue) return
    isDue = false
    flushSync(swap)
  })
  const end = () => {
    if (current === transition) setCurrent(undefined)
  }
  // Skipped, by us or by the browser, a transition is never ready; it is finished all the same.
  transition.ready.catch(() => {})
  transition.finished.then(end, end)
  setCurrent(transition)
  return () => {
    if (!isDue) return
    isDue = false
    transition.skipTransition()
  }
}
