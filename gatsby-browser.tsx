export { watchContent as onInitialClientRender } from "./src/app/watch-content"
export { wrapPageElement } from "./src/app/wrap-page-element"
