import { readdirSync, writeFileSync } from "node:fs"
import path from "node:path"
import { minimalContent } from "../../../test/content"
import { makeTemporaryFolder } from "../../../test/temporary-folder"
import { PORTRAIT_PATH, toTypstInput } from "../../resume/formats/to-typst-input"
import { toModel } from "../../resume/model/model"
import { openDocumentCache } from "../document-cache"
import { typeset } from "../typst"
import { templateProgram } from "../typst-programs"

const PROGRAM = templateProgram("standard")
const input = toTypstInput(toModel(minimalContent()), "designed")

test("gives the same bytes, values and drawing as without a folder", () => {
  const folder = makeTemporaryFolder()
  const made = typeset(PROGRAM, input)
  for (const build of [openDocumentCache(folder), openDocumentCache(folder)]) {
    const kept = build.typeset(PROGRAM, input)
    expect(kept.toPdf()).toEqual(made.toPdf())
    expect(kept.toSvg()).toBe(made.toSvg())
    expect(kept.sectionEnds()).toEqual(made.sectionEnds())
  }
})

test("a second build reads what the first one made", () => {
  const folder = makeTemporaryFolder()
  openDocumentCache(folder).typeset(PROGRAM, input).toPdf()
  const [file = ""] = readdirSync(folder)
  writeFileSync(path.join(folder, file), "kept")
  expect(openDocumentCache(folder).typeset(PROGRAM, input).toPdf().toString()).toBe("kept")
})

const withFile = (path: string, text: string) => ({
  ...PROGRAM,
  files: { ...PROGRAM.files, [path]: Buffer.from(text) },
})

test.each([
  ["the data", PROGRAM, { ...input, name: "Someone Else" }],
  ["a picture", withFile(PORTRAIT_PATH, "new"), input],
  ["the template", withFile(PROGRAM.main, '#import "/library/v1.typ": *\n#show: resume\n'), input],
  ["a file of the library", withFile("/library/letter.typ", "#let letter = none"), input],
])(
  "lays a document out again after a change of %s, and forgets the one before",
  (_name, program, data) => {
    const folder = makeTemporaryFolder()
    openDocumentCache(folder).typeset(PROGRAM, input).toPdf()
    const before = readdirSync(folder)
    const build = openDocumentCache(folder)
    build.typeset(program, data).toPdf()
    build.removeUnused()
    expect(readdirSync(folder)).toHaveLength(1)
    expect(readdirSync(folder)).not.toEqual(before)
  },
)
