import { guardLoader } from "./src/app/load-failure/guard-loader"
import { forwardClick } from "./src/app/navigation/forward-clicks"
import { keepFragmentDecodable } from "./src/app/navigation/sanitize-fragment"
import { takeOverScrollRestoration } from "./src/app/navigation/scroll-restoration"
import { hydrate, reloadIfAddressChanged } from "./src/app/start/hydrate"
import { replayEarlyClicks } from "./src/app/start/record-early-clicks"
import { installTrustedTypes } from "./src/app/start/trusted-types"
import { watchContent } from "./src/app/watch-content"
import { silenceGatsbyAnnouncer } from "./src/browser/announce"

export { shouldUpdateScroll } from "./src/app/navigation/scroll-restoration"
export { wrapPageElement } from "./src/app/wrap-page-element"

/** Runs before the router starts. */
export function onClientEntry() {
  installTrustedTypes()
  keepFragmentDecodable()
}

export const replaceHydrateFunction = () => hydrate

/** Runs after React has hydrated the page. */
export function onInitialClientRender() {
  if (reloadIfAddressChanged()) return
  takeOverScrollRestoration()
  silenceGatsbyAnnouncer()
  document.documentElement.addEventListener("click", forwardClick)
  // Not earlier: if the data of the first page cannot be loaded, its HTML stays readable.
  guardLoader(window.___loader)
  replayEarlyClicks()
  watchContent()
}
