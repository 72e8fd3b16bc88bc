import { guardLoader } from "./src/app/load-failure/guard-loader"
import { forwardClick } from "./src/app/navigation/forward-clicks"
import { takeOverScrollRestoration } from "./src/app/navigation/scroll-restoration"
import { replayPopState } from "./src/app/start/defer-popstate"
import { linkManifest } from "./src/app/start/link-manifest"
import { replayEarlyClicks } from "./src/app/start/replay-early-clicks"
import { saveData } from "./src/app/start/save-data"
import { installTrustedTypes } from "./src/app/start/trusted-types"
import { watchContent } from "./src/app/watch-content"
import { takeOverAnnouncer } from "./src/browser/announce"

export { shouldUpdateScroll } from "./src/app/navigation/scroll-restoration"
export { replaceHydrateFunction } from "./src/app/start/hydrate"
export { wrapPageElement } from "./src/app/wrap-page-element"

export const onClientEntry = installTrustedTypes

/** Once React has taken over the page. */
export function onInitialClientRender() {
  takeOverScrollRestoration()
  takeOverAnnouncer()
  document.documentElement.addEventListener("click", forwardClick)
  replayEarlyClicks()
  // Not sooner: a page whose own load fails is readable as it was sent, and stays so.
  guardLoader(window.___loader)
  saveData(window.___loader)
  replayPopState()
  linkManifest()
  watchContent()
}
