import { releaseHistory } from "./src/app/hold-history"
import { linkManifest } from "./src/app/link-manifest"
import { guardLoader } from "./src/app/load-guard"
import { passPressOn } from "./src/app/pass-press-on"
import { replayEarlyPresses } from "./src/app/replay-early-presses"
import { saveData } from "./src/app/save-data"
import { takeOverScrolling } from "./src/app/scrolling"
import { installTrustedTypes } from "./src/app/trusted-types"
import { watchContent } from "./src/app/watch-content"
import { takeOverAnnouncer } from "./src/lib/announce"

export { shouldUpdateScroll } from "./src/app/scrolling"
export { replaceHydrateFunction } from "./src/app/start-page"
export { wrapPageElement } from "./src/app/wrap-page-element"

export const onClientEntry = installTrustedTypes

/** Once React has taken over the page. */
export function onInitialClientRender() {
  takeOverScrolling()
  takeOverAnnouncer()
  document.documentElement.addEventListener("click", passPressOn)
  replayEarlyPresses()
  // Not sooner: a page whose own load fails is readable as it was sent, and stays so.
  guardLoader(window.___loader)
  saveData(window.___loader)
  releaseHistory()
  linkManifest()
  watchContent()
}
