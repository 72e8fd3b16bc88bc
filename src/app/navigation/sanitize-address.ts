/**
 * Changes an address that Gatsby cannot read, at the start and whenever the visitor goes back or
 * forward. Gatsby decodes addresses outside every error boundary, so `/resume/#%` would show a blank page.
 * Import this module before the router: the router reads the address when its module is evaluated,
 * and listeners run in the order in which they were added. So this module must not import `gatsby`.
 */
import { sanitizeFragment } from "../../lib/fragment"
import { decodeIfValid } from "../../lib/uri"

/**
 * The prefix of the site, with a slash at its end.
 * @see https://webpack.js.org/api/module-variables/#__webpack_public_path__-webpack-specific
 */
declare const __webpack_public_path__: string

/** Gatsby decodes a path twice, and looks for the prefix of the site in the path as it is written. */
function isReadable(pathname: string): boolean {
  const isBelowPrefix = `${pathname}/`.startsWith(__webpack_public_path__)
  return isBelowPrefix && !decodeIfValid(pathname).includes("%")
}

/**
 * Replaces a path that Gatsby cannot read by the path of the page that the host sent, and escapes a
 * fragment that cannot be decoded.
 */
export function sanitizeAddress(): void {
  const url = new URL(window.location.href)
  const pagePath = window.pagePath ?? "/404.html"
  if (!isReadable(url.pathname)) url.pathname = __webpack_public_path__ + pagePath.slice(1)
  url.hash = sanitizeFragment(url.hash)
  const state = readableState(window.history.state)
  if (url.href === window.location.href && state === window.history.state) return
  window.history.replaceState(state, "", url)
}

/** The router takes the key of the state for a text. Another script may have written anything. */
function readableState(state: unknown): unknown {
  const hasOddKey = typeof state === "object" && state && typeof Object(state).key === "object"
  return hasOddKey ? { ...state, key: "" } : state
}

sanitizeAddress()
window.addEventListener("popstate", sanitizeAddress)
