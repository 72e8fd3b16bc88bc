import { minimalContent } from "../../../test/content"
import { MAIN_PAGES, mainPages } from "../../content/schemas/pages"
import { toBackLink, toFooterLinks, toMenu, toPages } from "../pages"

const full = minimalContent()
const { owner, home, about, portfolio, resume } = full
const rest = { owner, home, resume }

const pathsOf = (pages: { path: string }[]) => pages.map(({ path }) => path)

test("lists the home page first, and the other pages in the menu", () => {
  const paths = mainPages.map((name) => MAIN_PAGES[name].path)
  expect(paths[0]).toBe("/")
  expect(pathsOf(toPages(full))).toEqual(paths)
  expect(toMenu(full).map(({ href }) => href)).toEqual(paths.slice(1))
  expect(toMenu(full)).toContainEqual({ href: "/about/", text: "About" })
})

test("leaves out the pages that the content leaves out", () => {
  expect(pathsOf(toPages(rest))).toEqual(["/", "/resume/"])
  expect(pathsOf(toPages({ ...rest, about }))).toEqual(["/", "/about/", "/resume/"])
  expect(toMenu({ ...rest, portfolio })).toEqual([
    { href: "/portfolio/", text: "Portfolio" },
    { href: "/resume/", text: "Résumé" },
  ])
})

test("lists the legal pages last, and links to them in the footer", () => {
  const page = { id: "imprint", title: "Imprint", description: "Who runs this site.", sections: [] }
  const content = { ...full, legal: { pages: [page] } }
  expect(toPages(content).at(-1)).toEqual({
    path: "/imprint/",
    name: "Imprint",
    title: "Imprint — Ada",
    description: "Who runs this site.",
  })
  expect(toMenu(content)).toEqual(toMenu(full))
  expect(toFooterLinks(content)).toEqual([{ href: "/imprint/", text: "Imprint" }])
  expect(toFooterLinks(rest)).toEqual([])
})

test("links back to the about page, or to the home page", () => {
  expect(toBackLink(full)).toEqual({ href: "/about/", text: "About" })
  expect(toBackLink(rest)).toEqual({ href: "/", text: "Ada" })
})
