/** @jest-environment node */
import { readdirSync, readFileSync } from "node:fs"
import path from "node:path"

// Lint checks which folder imports which (biome.json). It cannot check these imports.

const SOURCE = path.resolve("src")

const files = readdirSync(SOURCE, { recursive: true, encoding: "utf8" })
  .filter((file) => /\.tsx?$/.test(file) && !file.includes("__tests__"))
  .map((file) => ({ file, text: readFileSync(path.join(SOURCE, file), "utf8") }))

/** @returns the files in `src` that import from the package */
function importersOf(name: string): string[] {
  const imports = new RegExp(`(?:from|import\\(?)\\s*"${name}["/]`)
  return files.filter(({ text }) => imports.test(text)).map(({ file }) => file)
}

test.each([
  ["react-accessible-accordion", /^components\/accordion(-\w+)?\.tsx?$/],
  ["react-aria", /^components\/list-box\.tsx$/],
  ["react-stately", /^components\/list-box\.tsx$/],
  ["swiper", /^components\/carousel-\w+\.ts$/],
])("only one component and its parts import %s", (name, component) => {
  const importers = importersOf(name)
  expect(importers).not.toEqual([])
  expect(importers.filter((file) => !component.test(file))).toEqual([])
})
