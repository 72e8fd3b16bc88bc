/** The model and a page in; what the page's head says to browsers, previews and search engines out. */
import { toUri } from "../lib/uri"
import type { Format } from "./formats"
import type { ResumeModel } from "./model"
import type { Page } from "./pages"
import { toJsonLd, toScriptJson } from "./to-json-ld"
import { shareImagePath } from "./to-share-input"

/** The same in GraphQL. */
export const PAGE_META_TYPES = `
  type PageMeta {
    title: String!
    description: String!
    siteName: String!
    "The page's one full address."
    canonical: String!
    "The full address of the picture that previews show."
    image: String!
    imageAlt: String!
    alternates: [PageAlternate!]!
    "JSON-LD, safe to stand in a script element."
    jsonLd: String!
    "Names the content that the page was made from."
    version: String!
  }

  type PageAlternate {
    "The full address."
    href: String!
    mediaType: String!
    title: String!
  }
`

/** @returns the title, the addresses, the preview and the JSON-LD of one page */
export function toPageMeta(model: ResumeModel, page: Page, formats: readonly Format[]) {
  const { title, description, name, path } = page
  const addressOf = (location: string) => toUri(model.siteUrl + location)
  return {
    ...{ title, description },
    siteName: model.owner.name,
    canonical: addressOf(path),
    image: addressOf(shareImagePath(page)),
    imageAlt: name === model.owner.name ? `${name}, ${model.owner.headline}` : title,
    alternates: formats.map((format) => ({
      href: addressOf(format.path),
      mediaType: format.mediaType,
      title: format.title,
    })),
    jsonLd: toScriptJson(toJsonLd(model, page)),
    version: model.hash,
  }
}
