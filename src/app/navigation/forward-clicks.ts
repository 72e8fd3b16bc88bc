import { skipRouteTransition } from "./view-transition"

/**
 * Handles a click during a route transition. The browser then shows snapshots of the page, and a
 * click lands on the html element. Ends the transition and repeats the click on the element below
 * the pointer.
 */
export function forwardClick(event: MouseEvent): void {
  if (event.target !== document.documentElement || !skipRouteTransition()) return
  document
    .elementFromPoint(event.clientX, event.clientY)
    ?.dispatchEvent(new MouseEvent("click", event))
}
