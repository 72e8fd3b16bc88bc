import { replayEarlyPresses } from "./src/app/replay-early-presses"

export { wrapPageElement } from "./src/app/wrap-page-element"

export const onInitialClientRender = replayEarlyPresses
