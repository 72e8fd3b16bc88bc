import { checkContent } from "../../../../test/valid-content"

const page = (id: string, description = "Text.") =>
  `  - id: ${id}\n    title: Page\n    description: ${description}\n    sections:\n      - lines: [One]\n`

const check = (files: Parameters<typeof checkContent>[0]) =>
  checkContent(files).diagnostics.map(({ file, line, code }) => `${file}:${line} ${code}`)

test("warns about a long description", () => {
  const legal = `pages:\n${page("privacy", "word ".repeat(40))}`
  expect(check({ legal })).toEqual(["content/legal.yaml:4 long-description"])
})
