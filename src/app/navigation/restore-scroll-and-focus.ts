import { announce } from "../../browser/announce"
import { focusElement } from "../../browser/focus-element"
import { type HistoryEntry, restoreScrollPosition } from "../../browser/scroll-positions"
import { fragmentId } from "../../lib/fragment"
import { fill, type Words } from "../../lib/interface-words"

export type Address = HistoryEntry & { hash: string }

/**
 * Does what a browser does after a page load: scrolls the page, focuses the target of the fragment or
 * the heading, and announces the heading. If the target is in a collapsed panel, `useOpenByFragment`
 * focuses it when the panel is expanded.
 */
export function restoreScrollAndFocus({ hash, ...entry }: Address, words: Words): void {
  const main = document.querySelector("main")
  const heading = main?.querySelector("h1")
  const target = hash ? document.getElementById(fragmentId(hash)) : null
  restoreScrollPosition(entry, target)
  const focused = target ?? heading ?? main
  if (focused && !focused.closest("[hidden]")) focusElement(focused)
  if (heading) announce(fill(words.navigatedTo, { title: heading.textContent ?? "" }))
}
