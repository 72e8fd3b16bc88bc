/** @jest-environment node */
import { readdirSync } from "node:fs"
import { readContent } from "../../build/read-content"
import type { Content } from "../../content/schemas"
import { toPages } from "../../exports/pages"
import { minimalContent } from "../../testing/content"
import { createPages } from "../create-pages"

jest.mock("../../build/read-content")

/** @returns the paths of the pages that a build creates, with the one in src/pages */
async function pathsFor(content: Content): Promise<string[]> {
  jest.mocked(readContent).mockResolvedValue(content)
  const createPage = jest.fn()
  await createPages?.({ actions: { createPage } } as never, {} as never, jest.fn())
  return ["/", ...createPage.mock.calls.map(([page]) => page.path)]
}

const { about, portfolio, showcase, ...rest } = minimalContent()

test.each<[name: string, content: Content]>([
  ["every optional file", { ...rest, about, portfolio, showcase }],
  ["no optional file", rest],
  ["about.yaml", { ...rest, about }],
  ["portfolio.yaml", { ...rest, portfolio }],
  ["showcase.yaml", { ...rest, showcase }],
])("creates exactly the pages of content with %s", async (_name, content) => {
  const pages = toPages(content).map(({ path }) => path)
  expect((await pathsFor(content)).sort()).toEqual(pages.sort())
})

test("Gatsby itself creates only the page that every content has", () => {
  expect(readdirSync("src/pages")).toEqual(["index.tsx"])
})
