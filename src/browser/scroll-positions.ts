/** Saves and restores the scroll position of each visited page, in the session storage of the tab. */
import { readValue, writeValue } from "./storage"

/** An entry of the browser's history. The router gives each a key, except the first. */
export type HistoryEntry = { pathname: string; key?: string | undefined }

/** How the visitor reached the current page: by a page load, by a link, or by going back or forward. */
export type NavigationType = "initial" | "push" | "pop"

let navigationType: NavigationType = "initial"

/** The state of the history may have any key, if another script wrote it. */
const storageKey = ({ pathname, key }: HistoryEntry) =>
  `scroll|${pathname}|${typeof key === "string" ? key : ""}`

/** Saves how far the window is scrolled, for a return to this history entry. */
export function saveScrollPosition(entry: HistoryEntry): void {
  writeValue("sessionStorage", storageKey(entry), String(Math.round(window.scrollY)))
}

/**
 * Scrolls a page that was just rendered: to the saved position if the visitor returns to it, else
 * to the target, else to the top.
 * @param target the element that the fragment of the address names, if any
 */
export function restoreScrollPosition(entry: HistoryEntry, target: Element | null): void {
  // A link creates a new history entry, which has no saved position.
  const saved = readValue("sessionStorage", storageKey(entry))
  navigationType = saved === null ? "push" : "pop"
  if (target && navigationType === "push") target.scrollIntoView()
  else window.scrollTo(0, Number(saved))
}

export const getNavigationType = () => navigationType
