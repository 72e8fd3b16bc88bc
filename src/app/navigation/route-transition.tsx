import { type ReactNode, useRef, useState } from "react"
import { saveScrollPosition } from "../../browser/scroll-positions"
import { useIsomorphicLayoutEffect } from "../../hooks/use-isomorphic-layout-effect"
import { type Address, restoreScrollAndFocus } from "./restore-scroll-and-focus"
import { startRouteTransition } from "./view-transition"

export type RouteTransitionProps = { location: Address; children: ReactNode }

/**
 * Shows the page of the address, and on the way to another one still the page before, until the
 * browser has taken a picture of it. See docs/decisions/0017-route-transitions.md.
 */
export function RouteTransition({ location, children }: RouteTransitionProps) {
  const path = location.pathname.replace(/\/$/, "") // with and without it is the same page
  const [shownPath, setShownPath] = useState(path)
  const [page, setPage] = useState(children)
  const isHere = path === shownPath
  if (isHere && page !== children) setPage(children)

  const last = useRef(location)
  const arrivedAt = useRef(path)

  useIsomorphicLayoutEffect(() => {
    if (isHere) return
    saveScrollPosition(last.current)
    return startRouteTransition(() => setShownPath(path))
  }, [path, isHere])

  useIsomorphicLayoutEffect(() => {
    if (!isHere) return
    last.current = location
    if (arrivedAt.current === path) return
    arrivedAt.current = path
    restoreScrollAndFocus(location)
  }, [location, path, isHere])

  return isHere ? children : page
}
