import { readdirSync, readFileSync } from "node:fs"
import path from "node:path"
import { parse } from "yaml"
import { importInto, readImported } from "../../../test/imported-content"

/** A document, parts of the content that an import makes of it, and what its report says. */
type Case = {
  case: string
  document: object | string
  content?: object
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
    const { document } = expected
    const person = { name: "Ada Writer", label: "Engineer" }
    const basics = "basics" in Object(document) ? Object(document).basics : {}
    const whole =
      typeof document === "string" ? document : { ...document, basics: { ...person, ...basics } }
    const imported = importInto(whole)
    const { leftOut, changes, restricted, missing, notes } = imported.report
    expect(readImported(imported)).toMatchObject(expected.content ?? {})
    const said = {
      leftOut: leftOut.map(({ leaf, reason }) => `${leaf.path} ${reason}`),
      changes: changes.map(({ leaf, written, reason }) => `${leaf.path} ${written}: ${reason}`),
      restricted: restricted.map((leaf) => leaf.path),
      missing,
      notes,
    }
    const named = Object.keys(said).filter((name) => name in expected || name === "leftOut")
    for (const name of named as (keyof typeof said)[])
      expect(said[name]).toEqual(
        (expected[name] ?? []).map((text) => expect.stringContaining(text)),
      )
  })
})
