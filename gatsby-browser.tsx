import { replayEarlyPresses } from "./src/app/replay-early-presses"
import { watchContent } from "./src/app/watch-content"

export { wrapPageElement } from "./src/app/wrap-page-element"

/** Once React has taken over the page. */
export function onInitialClientRender() {
  replayEarlyPresses()
  watchContent()
}
