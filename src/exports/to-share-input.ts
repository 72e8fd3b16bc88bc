/** The model and a page in; the JSON that share-image.typ reads out. */
import { bareUrl } from "../lib/contact"
import { screenPalette } from "../styles/tokens/color"
import type { ResumeModel } from "./model"
import type { Page } from "./pages"

/** @returns the page's name, with the owner's under it; on the home page, the owner's trade */
export function toShareInput({ owner, siteUrl }: ResumeModel, { path, name }: Page) {
  return {
    palette: screenPalette,
    name,
    line: name === owner.name ? owner.headline : owner.name,
    address: bareUrl(siteUrl + path),
  }
}

/** @returns where a page's share image lies, as in '/share/about.png' */
export function shareImagePath({ path }: Pick<Page, "path">): string {
  return `/share/${path.replace(/^\/|\/$/g, "").replaceAll("/", "-") || "home"}.png`
}
