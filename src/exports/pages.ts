/** The pages that search engines are told of, with the words they are known by. */
import type { Content } from "../content/schemas"

export type Page = {
  /** As in '/about/'. */
  path: string
  /** What the page itself is called, as in 'About'. */
  name: string
  /** What the browser's tab says. */
  title: string
  description: string
}

/** @returns every page in the order of the menu, the home page first */
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
