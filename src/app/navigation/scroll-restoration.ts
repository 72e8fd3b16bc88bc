/** Who scrolls the window when. From one page to another, `restoreScrollAndFocus.ts` does. */
import { type GatsbyBrowser, withPrefix } from "gatsby"

/**
 * Lets Gatsby scroll within a page only: between pages it would scroll the one that is left. A page
 * that was sent has been scrolled by the browser, and perhaps by the visitor since; one that takes
 * the place of what was sent (see `start-page.ts`) has not.
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
 * Takes the scrolling on the way back from the browser, which would do it before the page is there.
 * Loads of the document stay the browser's, so it is given back whenever this one is left.
 */
export function takeOverScrollRestoration(): void {
  const set = (mode: ScrollRestoration) => () => {
    window.history.scrollRestoration = mode
  }
  set("manual")()
  window.addEventListener("pageshow", set("manual"))
  window.addEventListener("pagehide", set("auto"))
}
