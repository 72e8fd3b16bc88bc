import { announce } from "../../browser/announce"
import { type Place, restoreScrollPosition } from "../../browser/scroll-positions"
import { idInFragment } from "../../lib/fragment"

export type Address = Place & { hash: string }

/**
 * Does what a browser does when a document is opened, for a page that has just come into this one:
 * scrolls it, moves the focus to what it is about, and says its title.
 */
export function restoreScrollAndFocus({ hash, ...place }: Address): void {
  const main = document.querySelector("main")
  const heading = main?.querySelector("h1")
  const target = hash ? document.getElementById(idInFragment(hash)) : null
  restoreScrollPosition(place, target)
  focus(target ?? heading ?? main)
  if (heading) announce(`Navigated to ${heading.textContent}`)
}

/** Moves the focus to an element that is not in the order of the Tab key. */
function focus(element: HTMLElement | null) {
  if (!element) return
  if (element.tabIndex < 0) element.tabIndex = -1
  element.focus({ preventScroll: true })
}
