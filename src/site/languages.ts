/** Describes the languages of the site: where their pages are, and how a language names itself. */
import { type Content, parseFileName, type Untranslated } from "../content/schemas"
import { toBackLink, toFooterLinks, toMenu } from "./pages"

/** The GraphQL types of a language, and of a page in it. */
export const LANGUAGE_TYPES = `
  "What the pages in a language share. A variant has one of its own, if it has texts of the base language."
  type Language implements Node @dontInfer {
    lang: String!
    variant: String!
    "The start of the paths of its pages, as in '/de'; '' in the base language."
    path: String!
    "The pages of the menu, in order."
    menu: [PageLink!]!
    "The pages to which the footer links."
    footerLinks: [PageLink!]!
    "The link above the title of a page."
    backLink: PageLink!
    "The texts of the content that are those of the base."
    untranslated: [String!]!
  }

  type PageLink {
    href: String!
    text: String!
  }

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

/** What the pages in a language share. */
export type SiteLanguage = ReturnType<typeof toSiteLanguage>

/**
 * @param content that of the main résumé
 * @param lang its language
 * @param variant the variant whose texts are shown, too
 * @returns what its pages share
 */
export function toSiteLanguage(content: Content, lang: string, variant?: string) {
  const { languagePath = "", untranslated = [] } = content
  const isShown = ({ file }: Untranslated) => {
    const { kind, name } = parseFileName(file)
    return kind !== "variants" || name === variant
  }
  return {
    lang,
    path: languagePath,
    menu: toMenu(content),
    footerLinks: toFooterLinks(content),
    backLink: toBackLink(content),
    untranslated: [...new Set(untranslated.filter(isShown).flatMap(({ texts }) => texts))],
  }
}

export type PageLanguage = { code: string; name: string; href: string; hasPage: boolean }

/**
 * @param languages those of the site, first that of the base
 * @param path of a page in its language, as in '/about/'; an error page has none
 * @param withPage the languages in which a variant exists, if it is the page of one
 * @returns the languages of the site; none if it has only one
 */
export function toPageLanguages(
  languages: readonly SiteLanguage[],
  path: string | null | undefined,
  withPage?: readonly string[],
): PageLanguage[] {
  if (languages.length === 1) return []
  return languages.map((language) => {
    const { lang: code } = language
    const hasPage = path != null && (withPage?.includes(code) ?? isPublicPage(path, language))
    return { code, name: nameOf(code), href: language.path + (hasPage ? path : "/"), hasPage }
  })
}

function isPublicPage(path: string, { menu, footerLinks }: SiteLanguage): boolean {
  return path === "/" || [...menu, ...footerLinks].some(({ href }) => href === path)
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
