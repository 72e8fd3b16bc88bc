import { flushSync } from "react-dom"
import { findHeading } from "../../browser/light-heading"
import { prefersReducedMotion } from "../../browser/prefers-reduced-motion"

/** The running transition, if any. The html element has the same state in `data-route-transition`. */
let current: ViewTransition | undefined

function setCurrent(transition: ViewTransition | undefined) {
  current = transition
  document.documentElement.dataset.routeTransition = transition ? "running" : "idle"
}

/** Lets the heading be a part of its own in the transition, and not of the page. */
function nameHeading(heading: HTMLElement | null, isOwnPart: boolean) {
  heading?.style.setProperty("view-transition-name", isOwnPart ? "page-title" : "none")
}

/**
 * Replaces the page in a view transition. Without the API, or with reduced motion, it replaces the
 * page at once. A running transition ends first.
 * @param swap sets the React state that shows the new page
 * @returns a function that cancels the swap if it has not happened yet
 */
export function startRouteTransition(swap: () => void): () => void {
  current?.skipTransition()
  if (!("startViewTransition" in document) || prefersReducedMotion()) {
    swap()
    return () => {}
  }
  let isPending = true
  const old = findHeading()
  const text = old?.textContent
  nameHeading(old, true)
  const transition = document.startViewTransition(() => {
    if (!isPending) return
    isPending = false
    flushSync(swap)
    const shown = findHeading()
    nameHeading(shown, shown?.textContent === text)
  })
  const handleEnd = () => {
    if (current !== transition) return
    setCurrent(undefined)
    nameHeading(findHeading(), false)
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

/**
 * Handles a click during a route transition. The browser then shows snapshots of the page, and a
 * click lands on the html element. Ends the transition and repeats the click on the element below
 * the pointer.
 */
export function forwardClick(event: MouseEvent): void {
  if (event.target !== document.documentElement || !current) return
  current.skipTransition()
  document
    .elementFromPoint(event.clientX, event.clientY)
    ?.dispatchEvent(new MouseEvent("click", event))
}
