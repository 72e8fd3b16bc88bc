import { graphql } from "gatsby"
import { createContext, useContext } from "react"
import type { Words } from "../lib/interface-words"
import { required } from "../lib/required"
import type { SiteTheme } from "../tokens/site-theme"

export type Website = {
  ownerName: string
  /** The year of the build, as in '2026'. */
  buildYear: string
  origin: string
  thanks: string
  sourceText: string | null
  /** Null if the site has no link to its source code. */
  sourceUrl: string | null
  /** Whether the footer has the button for metal mode. */
  metalMode: boolean
  errorTitle: string
  /** What the owner changes in the look. */
  theme: SiteTheme | null
  /** What the owner and the language change in the words of the interface. */
  words: Partial<Words> | null
  /** The pages of the menu, in order. */
  menu: readonly { href: string; text: string }[]
  /** The pages to which the footer links. */
  footerLinks: readonly { href: string; text: string }[]
  /** The page in each language of the site, first in that of the base; none with one language. */
  languages: readonly PageLanguage[]
  /** As in 'de'. */
  language: string
  /** The texts of the content that are those of the base. */
  untranslated: readonly string[]
}

/** A language names itself. */
export type PageLanguage = { code: string; name: string; href: string }

/** @returns what every page shows, from the query of the page */
export function toWebsite(data: Queries.WebsiteFragment): Website {
  const website = required(data.website, "website")
  return {
    ...website,
    theme: website.theme as SiteTheme | null,
    words: website.words as Partial<Words> | null,
    ownerName: required(data.owner, "owner").name,
    buildYear: required(data.buildDate, "buildDate").year,
    errorTitle: required(data.errors, "errors").title,
    menu: data.menu,
    footerLinks: data.footerLinks,
    languages: data.languages,
    untranslated: data.untranslated,
  }
}

export const WebsiteContext = createContext<Website | null>(null)

/**
 * @returns the content that every page shares, in the language of the page
 * @throws outside the shell of a page
 */
export function useWebsite(): Website {
  return required(useContext(WebsiteContext), "website")
}

export const query = graphql`
  fragment Website on Query {
    buildDate {
      year
    }
    website(lang: { eq: $lang }) {
      origin
      language
      thanks
      sourceText
      sourceUrl
      metalMode
      theme
      words
    }
    owner(lang: { eq: $lang }) {
      name
    }
    menu(lang: $lang) {
      href
      text
    }
    footerLinks(lang: $lang) {
      href
      text
    }
    errors(lang: { eq: $lang }) {
      title
    }
    languages(path: $page) {
      code
      name
      href
    }
    untranslated(lang: $lang, path: $page)
  }
`
