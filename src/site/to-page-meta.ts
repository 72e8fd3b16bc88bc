/** Builds the metadata of a page: title, canonical URL, share image, alternates and JSON-LD. */
import { toUri } from "../lib/uri"
import type { Format, ResumeModel } from "../resume"
import type { Page } from "./pages"
import { shareImagePath } from "./share-image"
import { toJsonLd, toScriptJson } from "./to-json-ld"

/** The GraphQL types of the metadata. */
export const PAGE_META_TYPES = `
  type PageMeta {
    title: String!
    description: String!
    "The language of the page, as in 'en'."
    language: String!
    siteName: String!
    "The full canonical URL of the page."
    canonical: String!
    "The full URL of the share image."
    image: String!
    imageAlt: String!
    alternates: [PageAlternate!]!
    "JSON-LD that is safe inside a script element."
    jsonLd: String!
    "Identifies the version of the content."
    version: String!
  }

  type PageAlternate {
    "The full URL."
    href: String!
    mediaType: String!
    title: String!
  }
`

/** @returns the metadata of one page, with the formats as its alternates */
export function toPageMeta(model: ResumeModel, page: Page, formats: readonly Format[]) {
  const { title, description, name, path } = page
  const urlOf = (location: string) => toUri(model.siteUrl + location)
  return {
    title,
    description,
    language: model.language,
    siteName: model.owner.name,
    canonical: urlOf(path),
    image: urlOf(shareImagePath(page)),
    imageAlt: name === model.owner.name ? `${name}, ${model.owner.headline}` : title,
    alternates: formats.map((format) => ({
      href: urlOf(format.path),
      mediaType: format.mediaType,
      title: model.words[format.title],
    })),
    jsonLd: toScriptJson(toJsonLd(model, page)),
    version: model.hash,
  }
}
