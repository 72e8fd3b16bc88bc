// First, because the router reads the address when its module is evaluated.
import "./src/app/navigation/sanitize-address"

import { CacheProvider } from "@emotion/react"
import type { GatsbyBrowser } from "gatsby"
import { handleLoadFailures } from "./src/app/load-failure/handle-load-failures"
import { setManualScrollRestoration } from "./src/app/navigation/scroll-restoration"
import { forwardClick } from "./src/app/navigation/view-transition"
import { addManifestLink } from "./src/app/start/add-manifest-link"
import { hydrate } from "./src/app/start/hydrate"
import { replayEarlyClicks } from "./src/app/start/record-early-clicks"
import { reloadIfAddressChanged } from "./src/app/start/reload-if-address-changed"
import { hydrateStyleCache } from "./src/app/start/style-cache"
import { installTrustedTypes } from "./src/app/start/trusted-types"
import { silenceGatsbyAnnouncer } from "./src/browser/announce"
import { lightHeadings } from "./src/browser/light-heading"

export { shouldUpdateScroll } from "./src/app/navigation/scroll-restoration"
export { wrapPageElement } from "./src/app/wrap-page-element"

const styleCache = hydrateStyleCache()

/** Gives all components the cache that has the styles of the first page. */
export const wrapRootElement: GatsbyBrowser["wrapRootElement"] = ({ element }) => (
  <CacheProvider value={styleCache}>{element}</CacheProvider>
)

/**
 * Runs before the router starts. If the document belongs to another address, Gatsby would change the
 * address back. The promise then keeps Gatsby from starting until the document reloads.
 */
export function onClientEntry(): Promise<never> | undefined {
  installTrustedTypes()
  return reloadIfAddressChanged() ? new Promise(() => {}) : undefined
}

/** Gatsby calls the result in place of React's `hydrateRoot`. */
export const replaceHydrateFunction = () => hydrate

/** Runs after React has hydrated the page. */
export function onInitialClientRender() {
  if (reloadIfAddressChanged()) return
  setManualScrollRestoration()
  silenceGatsbyAnnouncer()
  document.documentElement.addEventListener("click", forwardClick)
  // Not before hydration: if the data of the first page cannot be loaded, its HTML must stay.
  handleLoadFailures(window.___loader)
  replayEarlyClicks()
  addManifestLink()
  lightHeadings()
  // The condition keeps both out of the built site.
  if (process.env.NODE_ENV === "development") {
    import("./src/app/develop/content-overlay").then(({ openContentOverlay }) =>
      openContentOverlay(),
    )
    import("./src/app/develop/edit-texts").then(({ openEditorOnClick }) => openEditorOnClick())
  }
}
