import { type GatsbyBrowser, withPrefix } from "gatsby"

/**
 * Tells Gatsby whether to scroll. After a navigation to another page, `restoreScrollAndFocus`
 * scrolls, so Gatsby scrolls only within a page. After a page load, the browser has scrolled, and
 * perhaps the visitor too, so Gatsby scrolls only if it replaced the page that the host sent.
 */
export const shouldUpdateScroll: GatsbyBrowser["shouldUpdateScroll"] = ({
  prevRouterProps,
  routerProps,
}) => {
  const { pathname } = routerProps.location
  if (prevRouterProps) return prevRouterProps.location.pathname === pathname
  return withPrefix(window.pagePath ?? "") !== pathname
}

/**
 * Stops the browser from scrolling when the visitor goes back within this document: it would scroll
 * before the page is rendered. For page loads the browser still restores the scroll position.
 */
export function setManualScrollRestoration(): void {
  const set = (mode: ScrollRestoration) => () => {
    try {
      window.history.scrollRestoration = mode
    } catch {
      // Some browsers throw in a document that has no history. Then the browser scrolls.
    }
  }
  set("manual")()
  // WebKit restores the position right after this event.
  window.addEventListener("pageshow", () => setTimeout(set("manual")))
  window.addEventListener("pagehide", set("auto"))
}
