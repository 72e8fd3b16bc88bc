/** Lists the public pages with their titles and descriptions. */
import type { Content } from "../content/schemas"

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

/** @returns the links of the menu: every public page but the home page */
export function toMenu(content: Content): PageLink[] {
  return toPages(content)
    .slice(1)
    .map(({ path, name }) => ({ href: path, text: name }))
}

/** @returns the link above the title of a page: the about page, or else the home page */
export function toBackLink(content: Content): PageLink {
  const about = toMenu(content).find(({ href }) => href === "/about/")
  return about ?? { href: "/", text: content.owner.name }
}

/** @returns every public page in the order of the menu, the home page first */
export function toPages({ owner, home, about, portfolio, resume }: Content): Page[] {
  const page = (path: string, { title, description }: { title: string; description: string }) => ({
    path,
    name: title,
    description,
    title: `${title} — ${owner.name}`,
  })
  return [
    {
      path: "/",
      name: owner.name,
      description: home.description,
      title: `${owner.name} — ${owner.headline}`,
    },
    ...(about ? [page("/about/", about)] : []),
    ...(portfolio ? [page("/portfolio/", portfolio)] : []),
    page("/resume/", resume),
  ]
}
