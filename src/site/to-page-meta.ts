/** Builds the metadata of a page: title, canonical URL, share image, alternates and JSON-LD. */
import { shareImagePath } from "../content/site-map/page-paths"
import { toUri } from "../lib/to-uri"
import { formatsAt, type ResumeModel } from "../resume"
import { type PageLanguage, toOpenGraphLocale } from "./languages"
import type { Page } from "./pages"
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
    "The page in each language of the site, and for visitors of any other one; none with one language."
    languages: [LanguageAlternate!]!
    "The languages of the page and of its translations, as Open Graph writes them."
    locales: [String!]!
    "JSON-LD that is safe inside a script element."
    jsonLd: String!
    "Identifies the version of the content."
    version: String!
  }

  type LanguageAlternate {
    "As in 'de', or 'x-default'."
    hrefLang: String!
    "The full URL."
    href: String!
  }

  type PageAlternate {
    "The full URL."
    href: String!
    mediaType: String!
    title: String!
  }
`

/**
 * @param today the day or the month of the build, as in '2026-07'
 * @param languages the page in each language of the site, first in that of the base
 * @returns the metadata of one page, with the formats of the résumé and the languages as its alternates
 */
export function toPageMeta(
  model: ResumeModel,
  page: Page,
  today: string,
  languages: readonly PageLanguage[] = [],
) {
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
    alternates: formatsAt(model.base).map((format) => ({
      href: urlOf(format.path),
      mediaType: format.mediaType,
      title: model.words[format.title],
    })),
    languages: toLanguageAlternates(model, languages),
    locales: toLocales(model.language, languages),
    jsonLd: toScriptJson(toJsonLd(model, page, today)),
    version: model.hash,
  }
}

/**
 * Other languages than those of the site get the page of the base.
 * @see https://developers.google.com/search/docs/specialty/international/localized-versions
 */
export function toLanguageAlternates({ rootUrl }: ResumeModel, languages: readonly PageLanguage[]) {
  const alternates = languages
    .filter(({ hasPage }) => hasPage)
    .map(({ code, href }) => ({ hrefLang: code, href: toUri(rootUrl + href) }))
  const [base] = alternates
  if (!base || alternates.length === 1) return []
  return [...alternates, { hrefLang: "x-default", href: base.href }]
}

/** @returns the language of the page first; none with one language */
function toLocales(language: string, languages: readonly PageLanguage[]): string[] {
  const codes = languages.filter(({ hasPage }) => hasPage).map(({ code }) => code)
  if (codes.length < 2) return []
  return [language, ...codes.filter((code) => code !== language)].map(toOpenGraphLocale)
}
