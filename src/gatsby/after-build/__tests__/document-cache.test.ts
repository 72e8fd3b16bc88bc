import { readdirSync, writeFileSync } from "node:fs"
import path from "node:path"
import { minimalContent } from "../../../../test/content"
import { makeTemporaryFolder } from "../../../../test/temporary-folder"
import { PORTRAIT_PATH, toTypstInput } from "../../../resume/formats/to-typst-input"
import { toModel } from "../../../resume/model/model"
import { SECTION_END } from "../../../resume/model/page-limit"
import { openDocumentCache } from "../document-cache"
import { typeset } from "../typst"

const TEMPLATE = "src/resume/formats/typst/resume.typ"
const input = toTypstInput(toModel(minimalContent()), "designed")

test("gives the same bytes, values and drawing as without a folder", () => {
  const folder = makeTemporaryFolder()
  const made = typeset(TEMPLATE, input)
  for (const build of [openDocumentCache(folder), openDocumentCache(folder)]) {
    const kept = build.typeset(TEMPLATE, input)
    expect(kept.toPdf()).toEqual(made.toPdf())
    expect(kept.toSvg()).toBe(made.toSvg())
    expect(kept.query(SECTION_END)).toEqual(made.query(SECTION_END))
  }
})

test("a second build reads what the first one made", () => {
  const folder = makeTemporaryFolder()
  openDocumentCache(folder).typeset(TEMPLATE, input).toPdf()
  const [file = ""] = readdirSync(folder)
  writeFileSync(path.join(folder, file), "kept")
  expect(openDocumentCache(folder).typeset(TEMPLATE, input).toPdf().toString()).toBe("kept")
})

test.each([
  ["the data", { ...input, name: "Someone Else" }, "old"],
  ["a picture", input, "new"],
])(
  "lays a document out again after a change of %s, and forgets the one before",
  (_name, data, bytes) => {
    const folder = makeTemporaryFolder()
    const picture = (text: string) => ({ [PORTRAIT_PATH]: Buffer.from(text) })
    openDocumentCache(folder).typeset(TEMPLATE, input, picture("old")).toPdf()
    const before = readdirSync(folder)
    const build = openDocumentCache(folder)
    build.typeset(TEMPLATE, data, picture(bytes)).toPdf()
    build.removeUnused()
    expect(readdirSync(folder)).toHaveLength(1)
    expect(readdirSync(folder)).not.toEqual(before)
  },
)
