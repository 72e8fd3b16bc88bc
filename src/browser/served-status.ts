declare global {
  interface Window {
    /** The path of the page whose HTML the host sent, as in '/403.html'. Gatsby sets it. */
    pagePath?: string
  }
}

/** As the router writes it: without escapes that are not necessary. */
const firstPathname =
  typeof window === "undefined" ? undefined : encodeURI(decodeURI(window.location.pathname))

/**
 * Finds out which error page the host sent. A host may answer any address with an error page, and
 * Gatsby does not know which one.
 * @param pathname the path of the current address
 * @returns the status of the error page that the host sent for this path; undefined if it sent
 *   another page, or if the visitor reached the path by a link
 */
export function servedStatus(pathname: string): number | undefined {
  if (typeof window === "undefined" || pathname !== firstPathname) return undefined
  const status = /^(?:\/[^/]+)?\/(\d{3})\.html$/.exec(window.pagePath ?? "")?.[1]
  return status === undefined ? undefined : Number(status)
}
