/**
 * Escapes a fragment that cannot be decoded, now and after each change of the address. Gatsby
 * decodes the fragment outside every error boundary, so `/resume/#%` would show a blank page.
 * Import this module before the router: the router reads the address when its module is evaluated,
 * and listeners run in the order in which they were added.
 */
import { sanitizeFragment } from "../../lib/fragment"

function sanitizeAddress() {
  const { hash } = window.location
  const sanitized = sanitizeFragment(hash)
  if (sanitized !== hash) window.history.replaceState(window.history.state, "", sanitized)
}

sanitizeAddress()
window.addEventListener("popstate", sanitizeAddress)
