import { type ReactNode, useRef, useState } from "react"
import { saveScrollPosition } from "../../browser/scroll-positions"
import { useIsomorphicLayoutEffect } from "../../hooks/use-isomorphic-layout-effect"
import { useWords } from "../../hooks/use-words"
import { type Address, restoreScrollAndFocus } from "./restore-scroll-and-focus"
import { startRouteTransition } from "./view-transition"

export type RouteTransitionProps = {
  location: Address
  /** The page of this location. */
  children: ReactNode
}

/**
 * Shows a page. After a navigation it keeps the old page until the browser has captured it for the
 * view transition, and then shows the new page. See docs/decisions/0017-route-transitions.md.
 */
export function RouteTransition({ location, children }: RouteTransitionProps) {
  const words = useWords()
  const path = location.pathname.replace(/\/$/, "") // A trailing slash makes no difference.
  const [shownPath, setShownPath] = useState(path)
  const [page, setPage] = useState(children)
  const isShown = path === shownPath
  if (isShown && page !== children) setPage(children)

  const shownLocation = useRef(location)
  const restoredPath = useRef<string | undefined>(path)

  useIsomorphicLayoutEffect(() => {
    if (isShown) return
    saveScrollPosition(shownLocation.current)
    // The router has taken the focus, even if the visitor returns before the new page is shown.
    restoredPath.current = undefined
    return startRouteTransition(() => setShownPath(path))
  }, [path, isShown])

  useIsomorphicLayoutEffect(() => {
    if (!isShown) return
    shownLocation.current = location
    if (restoredPath.current === path) return
    restoredPath.current = path
    restoreScrollAndFocus(location, words)
  }, [location, path, isShown, words])

  return isShown ? children : page
}
