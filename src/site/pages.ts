/** Lists the public pages with their titles and descriptions. */
import type { Content, ContentName } from "../content/schemas"
import { MAIN_PAGES, type MainPage, mainPages } from "../content/schemas/pages"
import { legalPagePath, resumeBase } from "../content/site-map/page-paths"

export type Page = {
  /** As in '/about/'. */
  path: string
  /** The heading of the page, as in 'About'. */
  name: string
  /** The title element of the page. */
  title: string
  description: string
}

export type PageLink = { href: string; text: string }

/** The files that have titles and descriptions of pages. */
type PageFiles = Pick<Content, "owner"> & Partial<Pick<Content, MainPage | "legal" | "variant">>

/**
 * @returns the pages of these files: the home page, those of the menu in order, and those of the footer. The
 *   content of a variant has one page
 */
export function toPages(content: PageFiles): Page[] {
  const { owner, resume, variant } = content
  if (variant) return resume ? [toPage(`${resumeBase(variant)}/`, resume, owner)] : []
  return [...toHomePage(content), ...toMenuPages(content), ...toLegalPages(content)]
}

/** @returns the file that has the title and the description of the page with this path */
export function fileOfPage(path: string): keyof PageFiles & ContentName {
  if (path.startsWith(MAIN_PAGES.resume.path)) return "resume"
  return mainPages.find((name) => MAIN_PAGES[name].path === path) ?? "legal"
}

/** @returns the links of the menu: every main page but the home page */
export function toMenu(content: PageFiles): PageLink[] {
  return toMenuPages(content).map(toLink)
}

/** @returns the links of the footer to the pages of legal.yaml */
export function toFooterLinks(content: PageFiles): PageLink[] {
  return toLegalPages(content).map(toLink)
}

/** @returns the link above the title of a page: the about page, or else the home page */
export function toBackLink(content: PageFiles): PageLink {
  const about = toMenu(content).find(({ href }) => href === MAIN_PAGES.about.path)
  return about ?? { href: "/", text: content.owner.name }
}

function toHomePage({ owner, home }: PageFiles): Page[] {
  const { name, headline } = owner
  if (!home) return []
  return [{ path: "/", name, description: home.description, title: `${name} — ${headline}` }]
}

function toMenuPages(content: PageFiles): Page[] {
  return mainPages.flatMap((name) => {
    const file = name === "home" ? undefined : content[name]
    return file ? [toPage(MAIN_PAGES[name].path, file, content.owner)] : []
  })
}

function toLegalPages({ owner, legal }: PageFiles): Page[] {
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
