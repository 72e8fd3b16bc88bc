import { withPrefix } from "gatsby"
import { decodeIfValid } from "../../lib/uri"

/** What a router needs of a loaded page. A host may send anything. */
type LoadedPage = { page?: unknown; json?: unknown }

/** The pages for unknown paths: that of the site and that of `gatsby develop`. */
const NOT_FOUND: readonly unknown[] = ["/404.html", "/dev-404-page/"]

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value)

/**
 * @param path the path that the visitor opened, with the prefix of the site
 * @returns whether the data of a loaded page is that of this path, or of the page for unknown paths, and
 *   has the shape that Gatsby needs; it renders nothing for data of another path or shape
 */
export function isPageOf(path: string, { page, json }: LoadedPage): boolean {
  if (!isObject(page) || typeof page.path !== "string") return false
  if (!isObject(json) || !isObject(json.pageContext)) return false
  if ("data" in json && !isObject(json.data)) return false
  if (page.matchPath) return typeof page.matchPath === "string"
  return NOT_FOUND.includes(page.path) || plainPath(withPrefix(page.path)) === plainPath(path)
}

/** @returns the path without its search, its fragment, escapes and the slash at its end */
function plainPath(path: string): string {
  return decodeIfValid(path.replace(/[?#].*$/s, "").replace(/\/$/, ""))
}
