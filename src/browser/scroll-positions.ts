/** How far each page was scrolled when it was left, kept for the tab. */
import { readSessionValue, writeSessionValue } from "./session-storage"

/** A place in the history: the router gives each its own key, the first apart. */
export type Place = { pathname: string; key?: string | undefined }

const nameOf = ({ pathname, key = "" }: Place) => `scroll|${pathname}|${key}`

/** How the page on screen came: sent as a document, by a link, or back to where it was left. */
export type NavigationType = "sent" | "new" | "returned"

let arrival: NavigationType = "sent"

/** Remembers how far the window is scrolled, for a return to this place. */
export function saveScrollPosition(place: Place): void {
  writeSessionValue(nameOf(place), String(Math.round(window.scrollY)))
}

/**
 * Scrolls the page that has just come: to where it was left, if the visitor returns to it; else to
 * the element that its address names, or to its top.
 */
export function restoreScrollPosition(place: Place, target: Element | null): void {
  const remembered = readSessionValue(nameOf(place))
  arrival = remembered === null ? "new" : "returned"
  if (target && arrival === "new") target.scrollIntoView()
  else window.scrollTo(0, Number(remembered))
}

/** @returns how the page on screen came */
export const getNavigationType = () => arrival
