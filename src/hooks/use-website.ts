import { graphql } from "gatsby"
import { createContext, useContext } from "react"
import type { Words } from "../lib/interface-words"
import { required } from "../lib/required"
import type { SiteTheme } from "../tokens/site-theme"

type Data = Queries.WebsiteFragment

/** What every page shows. The GraphQL types describe the fields that come from a query as they are. */
export type Website = Omit<Data["website"], "theme" | "words"> &
  Data["language"] &
  Pick<Data, "languages"> & {
    ownerName: string
    /** The year of the build, as in '2026'. */
    buildYear: string
    errorTitle: string
    /** What the owner changes in the look. */
    theme: SiteTheme | null
    /** What the owner and the language change in the words of the interface. */
    words: Partial<Words>
  }

/** @returns what every page shows, from the query of the page */
export function toWebsite(data: Data): Website {
  return {
    ...data.website,
    ...data.language,
    theme: data.website.theme as SiteTheme | null,
    words: data.website.words as Partial<Words>,
    ownerName: data.owner.name,
    buildYear: required(data.buildDate, "buildDate").year,
    errorTitle: data.errors.title,
    languages: data.languages,
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

/** @returns whether texts begin at the start of the line, not at its end */
export const useIsPlain = () => useContext(WebsiteContext)?.theme?.setting === "plain"

export const query = graphql`
  fragment Website on Query {
    buildDate {
      year
    }
    website(lang: $lang, variant: $variant) {
      language
      thanks
      sourceText
      sourceUrl
      metalMode
      theme(lang: $lang, variant: $variant)
      words
    }
    owner(lang: $lang, variant: $variant) {
      name
    }
    errors(lang: $lang, variant: $variant) {
      title
    }
    language(lang: $lang, variant: $variant) {
      menu {
        href
        text
      }
      footerLinks {
        href
        text
      }
      untranslated
    }
    languages(lang: $lang, variant: $variant, path: $page) {
      code
      name
      href
    }
  }
`
