/** @jest-environment node */
import { checkContent, VALID_FILES } from "../../../../test/valid-content"

const page = (id: string, description = "Text.") =>
  `  - id: ${id}\n    title: Page\n    description: ${description}\n    sections:\n      - lines: [One]\n`

const check = (files: Parameters<typeof checkContent>[0], staticFiles: string[] = []) =>
  checkContent(files, { staticFiles: new Set(staticFiles) }).diagnostics.map(
    ({ file, line, code }) => `${file}:${line} ${code}`,
  )

test("accepts links to a legal page", () => {
  const about = VALID_FILES.about.replace("/portfolio/", "/imprint/")
  expect(check({ about })).toEqual([])
})

test("rejects two pages with one address, and the address of another part of the site", () => {
  const legal = ["privacy", "privacy", "resume", "static"].map((id) => page(id)).join("")
  expect(check({ legal: `pages:\n${legal}` })).toEqual([
    "content/legal.yaml:7 duplicate-address",
    "content/legal.yaml:12 duplicate-address",
    "content/legal.yaml:17 duplicate-address",
  ])
})

test("warns about a long description", () => {
  const legal = `pages:\n${page("privacy", "word ".repeat(40))}`
  expect(check({ legal })).toEqual(["content/legal.yaml:4 long-description"])
})

test("rejects a file in static/ that has the address of a legal page", () => {
  expect(check({}, ["/imprint/index.html"])).toEqual(["static/imprint/index.html:1 static-name"])
})
