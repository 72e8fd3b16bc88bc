export { wrapPageElement } from "./src/app/wrap-page-element"
