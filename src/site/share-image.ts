/** Builds the data of a share image. */
import { bareUrl } from "../lib/uri"
import { type ResumeModel, toTypstLanguage } from "../resume"
import type { Page } from "./pages"

/**
 * @returns the data for share-image.typ: the page's heading above the owner's name or headline, in the capitals of
 *   the language, which Typst does not know
 */
export function toShareInput(model: ResumeModel, { path, name }: Page) {
  const { owner, siteUrl, palettes, language } = model
  const line = name === owner.name ? owner.headline : owner.name
  return {
    language,
    ...toTypstLanguage(language),
    palette: palettes.screen,
    name: name.toLocaleUpperCase(language),
    line: line.toLocaleUpperCase(language),
    url: bareUrl(siteUrl + path),
  }
}
