/** How far each page was scrolled when it was left, kept for the tab. */
import { readSession, writeSession } from "./session"

/** A place in the history: the router gives each its own key, the first apart. */
export type Place = { pathname: string; key?: string | undefined }

const nameOf = ({ pathname, key = "" }: Place) => `scroll|${pathname}|${key}`

let isAsLeft = false

/** Remembers how far the window is scrolled, for a return to this place. */
export function rememberScroll(place: Place): void {
  writeSession(nameOf(place), String(Math.round(window.scrollY)))
}

/**
 * Scrolls the page that has just come: to where it was left, if the visitor returns to it; else to
 * the element that its address names, or to its top.
 */
export function scrollToPlace(place: Place, target: Element | null): void {
  const remembered = readSession(nameOf(place))
  isAsLeft = remembered !== null
  if (target && !isAsLeft) target.scrollIntoView()
  else window.scrollTo(0, Number(remembered))
}

/** @returns whether the page on screen came back to where it was left */
export const cameAsLeft = () => isAsLeft
