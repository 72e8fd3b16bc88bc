import { withPrefix } from "gatsby"

type MatchPath = {
  /** The path of a page, as in '/404.html'. */
  path: string
  /** The addresses of that page, as a pattern of the router. */
  matchPath: string
}

/** The router reads these characters as patterns. */
const PATTERN = /[:*]/

/**
 * Maps the address to the 404 page if the host sent an error page: it may do so for any address, and
 * the 404 page then shows the error. For any other page, Gatsby changes the address to the path of
 * the page, so it does not matter how the host spells it. If the list had that page, Gatsby would keep
 * an address such as '/index.html', and the router would show nothing there.
 * @param pagePath the path of the page in the HTML, as in '/403.html'
 * @param pathname the path of the address, without the prefix of the site
 */
export function toMatchPaths(pagePath: string, pathname: string): MatchPath[] {
  const errorPage = /^(\/[^/]+)?\/\d{3}\.html$/.exec(pagePath)
  if (!errorPage || PATTERN.test(pathname)) return []
  // Each language has a 404 page.
  return [{ path: `${errorPage[1] ?? ""}/404.html`, matchPath: pathname }]
}

/** `sanitize-address.ts` has run before, so the address has the prefix and can be decoded. */
function readPathname(): string {
  const prefix = withPrefix("/").slice(0, -1)
  return decodeURIComponent(window.location.pathname.slice(prefix.length))
}

/** Takes the place of Gatsby's own list. See docs/decisions/match-paths.md. */
// biome-ignore lint/style/noDefaultExport: Gatsby imports a default from this module
export default toMatchPaths(window.pagePath ?? "/", readPathname())
