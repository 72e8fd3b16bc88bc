import { type ReactNode, useRef, useState } from "react"
import { useBeforePaint } from "../hooks/use-before-paint"
import { startRouteTransition } from "../hooks/use-route-transition"
import { rememberScroll } from "../lib/scroll-memory"
import { type Address, arrive } from "./arrive"

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

  useBeforePaint(() => {
    if (isHere) return
    rememberScroll(last.current)
    return startRouteTransition(() => setShownPath(path))
  }, [path, isHere])

  useBeforePaint(() => {
    if (!isHere) return
    last.current = location
    if (arrivedAt.current === path) return
    arrivedAt.current = path
    arrive(location)
  }, [location, path, isHere])

  return isHere ? children : page
}
