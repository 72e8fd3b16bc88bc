import { type ReactNode, useRef, useState } from "react"
import { announce } from "../../browser/announce"
import { focusElement } from "../../browser/focus-element"
import {
  type HistoryEntry,
  restoreScrollPosition,
  saveScrollPosition,
} from "../../browser/scroll-positions"
import { useIsomorphicLayoutEffect } from "../../hooks/use-isomorphic-layout-effect"
import { useWords } from "../../hooks/use-words"
import { fragmentId } from "../../lib/fragment"
import { fill, type Words } from "../../lib/interface-words"
import { startRouteTransition } from "./view-transition"

type Address = HistoryEntry & { hash: string }

export type RouteTransitionProps = {
  location: Address
  /** The title of the page; undefined if it could not be loaded. */
  title?: string | undefined
  /** The page of this location. */
  children: ReactNode
}

/**
 * Shows a page. After a navigation it keeps the old page until the browser has captured it for the
 * view transition, and then shows the new page. See docs/decisions/route-transitions.md.
 */
export function RouteTransition({ location, title, children }: RouteTransitionProps) {
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
    restoreScrollAndFocus(location, title, words)
  }, [location, path, isShown, title, words])

  return isShown ? children : page
}

/**
 * Does what a browser does after a page load: scrolls the page, focuses the target of the fragment or
 * the heading, and announces the title of the page, or what has failed. If the target is in a collapsed
 * panel, `useOpenByFragment` focuses it when the panel is expanded.
 */
function restoreScrollAndFocus(
  { hash, ...entry }: Address,
  title: string | undefined,
  words: Words,
): void {
  const main = document.querySelector("main")
  const heading = main?.querySelector("h1")
  const target = hash ? document.getElementById(fragmentId(hash)) : null
  restoreScrollPosition(entry, target)
  const focused = target ?? heading ?? main
  if (focused && !focused.closest("[hidden]")) focusElement(focused)
  const announced = heading?.dataset.announced ?? title ?? heading?.textContent
  if (announced) announce(fill(words.navigatedTo, { title: announced }))
}
