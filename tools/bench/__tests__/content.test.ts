import { cpSync, readFileSync } from "node:fs"
import path from "node:path"
import { SAMPLE } from "../../../src/content/files/content-folder"
import { loadContent } from "../../../src/content/load"
import { makeTemporaryFolder } from "../../../test/temporary-folder"
import { editSentence, fillContent, type Kind } from "../content"

const folder = makeTemporaryFolder()

function copyContent(name: string): string {
  const tree = path.join(folder, name)
  cpSync(SAMPLE, path.join(tree, "content"), { recursive: true })
  return tree
}

test.each<[Kind, number]>([
  ["companies and projects", 1000],
  ["pictures", 2],
  ["variants", 10],
])("writes valid content with %s: %d", async (kind, count) => {
  const tree = copyContent(kind)
  await fillContent(tree, kind, count)
  const { content, diagnostics } = await loadContent(path.join(tree, "content"))
  expect(diagnostics.filter(({ severity }) => severity === "error")).toEqual([])
  const counts = [content?.work.work, content?.portfolio?.projects, content?.variants]
  expect(counts.map((items) => items && Object.keys(items).length)).toContain(count)
})

test("replaces a sentence", () => {
  const tree = copyContent("sentence")
  editSentence(tree, "A new sentence.")
  const file = readFileSync(path.join(tree, "content/about.yaml"), "utf8")
  expect(file).toContain("- A new sentence.")
})
