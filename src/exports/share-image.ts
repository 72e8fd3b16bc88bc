/** Builds the data and the path of a share image. */
import { bareUrl } from "../lib/contact"
import { screenPalette } from "../styles/tokens/color"
import type { ResumeModel } from "./model"
import type { Page } from "./pages"

/** @returns the data for share-image.typ: the page's heading above the owner's name or headline */
export function toShareInput({ owner, siteUrl }: ResumeModel, { path, name }: Page) {
  return {
    palette: screenPalette,
    name,
    line: name === owner.name ? owner.headline : owner.name,
    url: bareUrl(siteUrl + path),
  }
}

/** @returns the path of a page's share image, as in '/share/about.png' */
export function shareImagePath({ path }: Pick<Page, "path">): string {
  return `/share/${path.replace(/^\/|\/$/g, "").replaceAll("/", "-") || "home"}.png`
}
