import { sanitizeFragment } from "../../lib/fragment"

function mendAddress() {
  const { hash } = window.location
  const mended = sanitizeFragment(hash)
  if (mended !== hash) window.history.replaceState(window.history.state, "", mended)
}

/**
 * Escapes a fragment that cannot be decoded, now and whenever the address changes. Gatsby decodes
 * it while it mounts, above every error boundary: `/resume/#%` would leave a blank page. Has to come
 * before the router, which is told of a change after whoever listened first.
 */
export function keepFragmentDecodable(): void {
  mendAddress()
  window.addEventListener("popstate", mendAddress)
}
