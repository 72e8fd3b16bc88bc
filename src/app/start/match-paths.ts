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
 * Finds the address of the page that the host sent. A host may send an error page for any address;
 * the 404 page then shows the error. Gatsby asks the host for every other page.
 * @param pagePath the path of the page in the HTML, as in '/403.html'
 * @param pathname the path of the address, without the prefix of the site
 * @returns the match paths for Gatsby's router
 */
export function toMatchPaths(pagePath: string, pathname: string): MatchPath[] {
  if (!/^\/\d{3}\.html$/.test(pagePath)) return [{ path: pagePath, matchPath: pagePath }]
  return PATTERN.test(pathname) ? [] : [{ path: "/404.html", matchPath: pathname }]
}

function readPathname(): string {
  const prefix = withPrefix("/").slice(0, -1)
  try {
    return decodeURIComponent(window.location.pathname.slice(prefix.length))
  } catch {
    return "/"
  }
}

/** Takes the place of Gatsby's own list. See docs/decisions/0025-match-paths.md. */
// biome-ignore lint/style/noDefaultExport: Gatsby imports a default from this module
export default toMatchPaths(window.pagePath ?? "/", readPathname())
