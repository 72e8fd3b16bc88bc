/** Lists the public pages with their titles and descriptions. */
import type { Content } from "../content/schemas"
import { legalPagePath } from "../content/values/page-paths"

export type Page = {
  /** As in '/about/'. */
  path: string
  /** The heading of the page, as in 'About'. */
  name: string
  /** The title element of the page. */
  title: string
  description: string
}

/** The GraphQL type of a link to a page of this site. */
export const PAGE_LINK_TYPES = `
  type PageLink {
    href: String!
    text: String!
  }
`

export type PageLink = { href: string; text: string }

/** @returns every public page: the home page, those of the menu in order, and those of the footer */
export function toPages(content: Content): Page[] {
  return [...toMainPages(content), ...toLegalPages(content)]
}

/** @returns the links of the menu: every main page but the home page */
export function toMenu(content: Content): PageLink[] {
  return toMainPages(content).slice(1).map(toLink)
}

/** @returns the links of the footer to the pages of legal.yaml */
export function toFooterLinks(content: Content): PageLink[] {
  return toLegalPages(content).map(toLink)
}

/** @returns the link above the title of a page: the about page, or else the home page */
export function toBackLink(content: Content): PageLink {
  const about = toMenu(content).find(({ href }) => href === "/about/")
  return about ?? { href: "/", text: content.owner.name }
}

function toMainPages({ owner, home, about, portfolio, resume }: Content): Page[] {
  return [
    {
      path: "/",
      name: owner.name,
      description: home.description,
      title: `${owner.name} — ${owner.headline}`,
    },
    ...(about ? [toPage("/about/", about, owner)] : []),
    ...(portfolio ? [toPage("/portfolio/", portfolio, owner)] : []),
    toPage("/resume/", resume, owner),
  ]
}

function toLegalPages({ owner, legal }: Content): Page[] {
  return (legal?.pages ?? []).map((page) => toPage(legalPagePath(page), page, owner))
}

function toPage(
  path: string,
  { title, description }: { title: string; description: string },
  owner: Content["owner"],
): Page {
  return { path, name: title, description, title: `${title} — ${owner.name}` }
}

function toLink({ path, name }: Page): PageLink {
  return { href: path, text: name }
}
