import { announce } from "../../browser/announce"
import { focusElement } from "../../browser/focus-element"
import { type HistoryEntry, restoreScrollPosition } from "../../browser/scroll-positions"
import { fragmentId } from "../../lib/fragment"

export type Address = HistoryEntry & { hash: string }

/**
 * Does for a new page what a browser does for a new document: scrolls it, focuses the target of the
 * fragment or the heading, and announces its title. If the target is in a collapsed panel,
 * `useOpenByFragment` focuses it when the panel is expanded.
 */
export function restoreScrollAndFocus({ hash, ...entry }: Address): void {
  const main = document.querySelector("main")
  const heading = main?.querySelector("h1")
  const target = hash ? document.getElementById(fragmentId(hash)) : null
  restoreScrollPosition(entry, target)
  const focused = target ?? heading ?? main
  if (focused && !focused.closest("[hidden]")) focusElement(focused)
  if (heading) announce(`Navigated to ${heading.textContent}`)
}
