/**
 * Reloads the document if the visitor went back or forward before the router listened, because the
 * HTML then belongs to another address.
 * @returns whether the document reloads
 */
export function reloadIfAddressChanged(reload = () => window.location.reload()): boolean {
  const [navigation] = performance.getEntriesByType("navigation")
  if (!navigation) return false
  const loaded = toPagePath(new URL(navigation.name).pathname)
  if (loaded === toPagePath(window.location.pathname)) return false
  reload()
  return true
}

/** Gatsby itself changes '/about' and '/about/index.html' to '/about/'. */
function toPagePath(pathname: string): string {
  return pathname.replace(/index\.html$/, "").replace(/\/$/, "")
}
