declare global {
  interface Window {
    /** The page whose HTML the host sent, as in '/403.html'. Gatsby writes it into every page. */
    pagePath?: string
  }
}

const firstPathname = typeof window === "undefined" ? undefined : window.location.pathname

/**
 * A host may answer any address with an error page, and Gatsby then takes the address to be unknown.
 * @param pathname the address of the page being shown
 * @returns the status of the error page that the host sent for this address, if it sent one
 */
export function servedStatus(pathname: string): number | undefined {
  if (typeof window === "undefined" || pathname !== firstPathname) return undefined
  const status = /^\/(\d{3})\.html$/.exec(window.pagePath ?? "")?.[1]
  return status === undefined ? undefined : Number(status)
}
