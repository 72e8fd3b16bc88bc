import { existsSync } from "node:fs"
import { minimalContent } from "../../../test/content"
import type { Content } from "../../content/schemas"
import { filesOf, toWrittenFiles } from "../../content/site-map/page-paths"
import { resumesOf } from "../../resume"
import { toPages } from "../../site/pages"
import { toGeneratedFiles } from "../after-build/generated-files"
import { createPages } from "../create-pages"
import { siteContents } from "../site-contents"

jest.mock("../site-contents", () => ({ siteContents: jest.fn() }))

type Page = { path: string; component: string; matchPath?: string }

/** @returns the pages that a build creates */
function pagesFor(content: Content): Page[] {
  const createPage = jest.fn()
  jest.mocked(siteContents).mockReturnValue(resumesOf(content))
  createPages?.({ actions: { createPage } } as never, {} as never, jest.fn())
  return createPage.mock.calls.map(([page]) => page)
}

const { about, portfolio, showcase, ...rest } = minimalContent()

test.each<[name: string, content: Content]>([
  ["every optional file", { ...rest, about, portfolio, showcase }],
  ["no optional file", rest],
  ["about.yaml", { ...rest, about }],
  ["portfolio.yaml", { ...rest, portfolio }],
  ["showcase.yaml", { ...rest, showcase }],
])("creates exactly the pages of content with %s", (_name, content) => {
  const paths = pagesFor(content).map(({ path }) => path)
  const pages = toPages(content).map(({ path }) => path)
  expect(paths.sort()).toEqual(pages.sort())
})

test("each page has a template", () => {
  const templates = pagesFor(minimalContent()).map(({ component }) => component)
  expect(templates.filter((file) => !existsSync(file))).toEqual([])
})

test("creates a page for each variant, also for one that changes nothing", () => {
  const pages = pagesFor({ ...rest, variants: { bank: {} } })
  expect(pages).toContainEqual(
    expect.objectContaining({
      path: "/resume/bank/",
      context: { page: "/resume/bank/", variant: "bank", lang: "en" },
    }),
  )
})

test("only the 404 page matches every unknown address", () => {
  const errors = [403, 404].map((status) => ({ status, reason: "Reason", message: "Message" }))
  const pages = pagesFor({ ...rest, errors: { title: "Error", errors } })
  expect(pages.map(({ path }) => path)).toEqual(
    expect.arrayContaining(["/403.html", "/404.html", "/resume/"]),
  )
  const matching = pages.filter(({ matchPath }) => matchPath)
  expect(matching).toMatchObject([{ path: "/404.html", matchPath: "/*" }])
})

test("every page, with its data, and every generated file is in the list of what the build writes", async () => {
  const errors = { title: "Error", errors: [{ status: 404, reason: "Reason", message: "Message" }] }
  const section = { lines: ["Line"], paragraphs: [] }
  const legal = ["imprint", "home", "resume-bank"].map((id) => {
    return { id, title: id, description: "Text", sections: [section] }
  })
  const content = { ...minimalContent(), errors, legal: { pages: legal }, variants: { bank: {} } }
  const written = toWrittenFiles(content).map(({ path }) => path)
  const pages = pagesFor(content).flatMap(({ path }) => filesOf(path))
  const generated = (await toGeneratedFiles(resumesOf(content), "")).map(({ path }) => path)
  const isListed = (path: string) =>
    written.some((each) => each === path || (each.endsWith("/") && path.startsWith(each)))
  expect([...pages, ...generated].filter((path) => !isListed(path))).toEqual([])
  expect(generated.filter((path, index) => generated.indexOf(path) < index)).toEqual([])
})
