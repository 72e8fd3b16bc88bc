import { guardLoader } from "./src/app/load-guard"
import { installTrustedTypes } from "./src/app/trusted-types"

export { replaceHydrateFunction } from "./src/app/start-page"
export { wrapPageElement } from "./src/app/wrap-page-element"

export const onClientEntry = installTrustedTypes

/** Not sooner: a page whose own load fails is readable as it was sent, and stays so. */
export const onInitialClientRender = () => guardLoader(window.___loader)
