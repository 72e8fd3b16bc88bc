import { type ReactNode, startTransition } from "react"
import { createRoot, hydrateRoot } from "react-dom/client"
import { isLoaded } from "../load-failure/page-loader"
import { deferPopState } from "./defer-popstate"
import { withEmotionCache } from "./emotion-cache"
import { lightenPress } from "./light-press"

/**
 * Lets React take over the page that was sent. A visitor who has gone back in the meantime is at
 * another address: Gatsby would hydrate that page from the wrong HTML, or, if its data is not there
 * yet, to a blank one. Who goes back from here on is followed as soon as React has the page.
 */
async function startPage(element: ReactNode, container: Element) {
  const styled = withEmotionCache(element)
  lightenPress(container)
  deferPopState()
  const { pathname, search } = window.location
  const loader = window.___loader
  const loaded = loader.loadPageSync(pathname + search)
  const page = isLoaded(loaded) ? loaded : await loader.loadPage(pathname + search)
  if (!isLoaded(page)) window.location.reload()
  else if (page.page.path === window.pagePath) takeOver()
  else createRoot(container).render(styled)

  function takeOver() {
    // From here on React listens. A press that comes before it is done makes it finish at once.
    window.stopRecordingClicks?.()
    // As a transition it is done in small steps, between which the browser can answer the visitor.
    startTransition(() => {
      hydrateRoot(container, styled)
    })
  }
}

/** Gatsby's hook; its own type is that of a React before 18. */
export const replaceHydrateFunction = () => (element: ReactNode, container: Element) => {
  startPage(element, container)
}
