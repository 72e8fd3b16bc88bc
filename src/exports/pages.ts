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

/** @returns every public page in the order of the menu, the home page first */
export function toPages({ owner, home, about, portfolio, resume }: Content): Page[] {
  const page = (path: string, { title, description }: { title: string; description: string }) => ({
    ...{ path, name: title, description },
    title: `${title} — ${owner.name}`,
  })
  return [
    {
      ...{ path: "/", name: owner.name, description: home.description },
      title: `${owner.name} — ${owner.headline}`,
    },
    page("/about/", about),
    page("/portfolio/", portfolio),
    page("/resume/", resume),
  ]
}
