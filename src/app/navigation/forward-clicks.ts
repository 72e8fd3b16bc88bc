import { skipRouteTransition } from "./view-transition"

/**
 * A page that is moving is a picture, and whoever presses it presses the html element. Ends the
 * movement, and hands the press to what lies there.
 */
export function forwardClick(event: MouseEvent): void {
  if (event.target !== document.documentElement || !skipRouteTransition()) return
  document
    .elementFromPoint(event.clientX, event.clientY)
    ?.dispatchEvent(new MouseEvent("click", event))
}
