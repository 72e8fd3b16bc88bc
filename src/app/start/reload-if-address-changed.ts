import { withPrefix } from "gatsby"
import { decodeIfValid } from "../../lib/uri"

/**
 * Reloads the document if the visitor went back or forward before the router listened, because the
 * HTML then belongs to another address. Gatsby itself changes the address that was loaded, such as
 * '/about/index.html', to that of the page. Browsers spell the address that was loaded differently, as in
 * '/%61bout/' and '/about/', so the decoded addresses are compared.
 */
export function reloadIfAddressChanged(reload = () => window.location.reload()): boolean {
  const [navigation] = performance.getEntriesByType("navigation")
  if (!navigation) return false
  const addresses = [new URL(navigation.name).pathname, withPrefix(window.pagePath ?? "/")]
  if (addresses.map(decodeIfValid).includes(decodeIfValid(window.location.pathname))) return false
  reload()
  return true
}
