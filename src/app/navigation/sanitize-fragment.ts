import { sanitizeFragment } from "../../lib/fragment"

function sanitizeAddress() {
  const { hash } = window.location
  const sanitized = sanitizeFragment(hash)
  if (sanitized !== hash) window.history.replaceState(window.history.state, "", sanitized)
}

/**
 * Escapes a fragment that cannot be decoded, now and after each change of the address. Gatsby
 * decodes the fragment outside every error boundary, so `/resume/#%` would show a blank page. Call
 * this before the router starts: listeners run in the order in which they were added.
 */
export function installFragmentSanitizer(): void {
  sanitizeAddress()
  window.addEventListener("popstate", sanitizeAddress)
}
