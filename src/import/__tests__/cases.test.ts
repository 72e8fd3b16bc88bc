import { readdirSync, readFileSync } from "node:fs"
import path from "node:path"
import { parse } from "yaml"
import { importInto, readImported } from "../../../test/imported-content"
import { WRITTEN } from "../import-document"

/** A document, parts of the content that an import makes of it, and what its report says. */
type Case = {
  case: string
  document?: object | string
  /** In place of the document, one of the folder documents/; its report has a test of its own. */
  file?: string
  content?: object
  /** Texts that no file of the résumé has. */
  without?: string[]
  leftOut?: string[]
  changes?: string[]
  restricted?: string[]
  missing?: string[]
  notes?: string[]
}

const FOLDER = path.resolve("src/import/__tests__/cases")

const filesOf = (folder: string) => readdirSync(folder).filter((name) => name.endsWith(".yaml"))

describe.each(filesOf(FOLDER))("%s", (file) => {
  const cases: Case[] = parse(readFileSync(path.join(FOLDER, file), "utf8"))

  test.each(cases.map((each) => [each.case, each] as const))("%s", (_title, expected) => {
    const { file: from, document = readFileSync(`${FOLDER}/../documents/${from}`, "utf8") } =
      expected
    const person = { name: "Ada Writer", label: "Engineer" }
    const basics = "basics" in Object(document) ? Object(document).basics : {}
    const whole =
      typeof document === "string" ? document : { ...document, basics: { ...person, ...basics } }
    const imported = importInto(whole)
    const { leftOut, changes, restricted, missing, notes } = imported.report
    expect(readImported(imported)).toMatchObject(expected.content ?? {})
    const written = WRITTEN.map((file) => imported.sources[file]).join()
    for (const text of expected.without ?? []) expect(written).not.toContain(text)
    const said = {
      leftOut: leftOut.map(({ leaf, reason }) => `${leaf.path} ${reason}`),
      changes: changes.map(({ leaf, written, reason }) => `${leaf.path} ${written}: ${reason}`),
      restricted: restricted.map((leaf) => leaf.path),
      missing,
      notes,
    }
    const named = Object.keys(said).filter(
      (name) => name in expected || (name === "leftOut" && !from),
    )
    for (const name of named as (keyof typeof said)[])
      expect(said[name]).toEqual(
        (expected[name] ?? []).map((text) => expect.stringContaining(text)),
      )
  })
})
