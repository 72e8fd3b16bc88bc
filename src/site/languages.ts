/** Describes the languages of the site: where their pages are, and how a language names itself. */
import type { Content } from "../content/schemas"
import { findPage } from "./resume-variants"

/** The GraphQL types of a page in a language. */
export const PAGE_LANGUAGE_TYPES = `
  type PageLanguage {
    "As in 'de'."
    code: String!
    "What the language calls itself, as in 'Deutsch'."
    name: String!
    "The page in this language, as in '/de/about/', or else the home page in it."
    href: String!
    "Whether the page exists in this language."
    hasPage: Boolean!
  }
`

export type PageLanguage = { code: string; name: string; href: string; hasPage: boolean }

/**
 * @param contents the content in each language
 * @param path of a page in its language, as in '/about/'; an error page has none
 * @returns the languages of the site; none if it has only one
 */
export function toPageLanguages(
  contents: readonly Content[],
  path: string | undefined,
): PageLanguage[] {
  if (contents.length === 1) return []
  return contents.map((content) => {
    // The check demands that a site with translations says its language.
    const { language: code = "" } = content.website
    const hasPage = path != null && findPage(content, path) !== undefined
    const href = `${content.translated?.path ?? ""}${hasPage ? path : "/"}`
    return { code, name: nameOf(code), href, hasPage }
  })
}

/** @returns the name of a language in that language, as the first word of a sentence */
function nameOf(code: string): string {
  const name = new Intl.DisplayNames([code], { type: "language" }).of(code) ?? code
  const [first = "", ...rest] = name
  return first.toLocaleUpperCase(code) + rest.join("")
}

/** @returns the language as Open Graph writes it, as in 'de_DE': https://ogp.me/#optional */
export function toOpenGraphLocale(code: string): string {
  const { language, region } = new Intl.Locale(code).maximize()
  return region ? `${language}_${region}` : language
}
