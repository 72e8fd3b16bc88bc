import { graphql, useStaticQuery } from "gatsby"
import type { Words } from "../lib/interface-words"
import { required } from "../lib/required"
import type { SiteTheme } from "../styles/tokens/site-theme"

export type Website = {
  ownerName: string
  /** The year of the build, as in '2026'. */
  buildYear: string
  origin: string
  thanks: string
  sourceText: string
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
}

/** The content that every page shares. */
export function useWebsite(): Website {
  const data = useStaticQuery<Queries.WebsiteQuery>(graphql`
    query Website {
      buildDate {
        year
      }
      website {
        origin
        thanks
        sourceText
        sourceUrl
        metalMode
        theme
        words
      }
      owner {
        name
      }
      menu {
        href
        text
      }
      footerLinks {
        href
        text
      }
      errors {
        title
      }
    }
  `)
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
  }
}
