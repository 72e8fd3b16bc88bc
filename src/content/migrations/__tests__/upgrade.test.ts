import { folderOf, VALID_FILES } from "../../../../test/valid-content"
import { FORMAT } from "../../schemas/format"
import type { Migration } from "../migration"
import { upgrade } from "../upgrade"
import { renameField } from "../yaml-edits"

/** A format that no real migration makes. */
const FAREWELL: Migration = {
  format: FORMAT + 1,
  summary: "The field thanks is called farewell.",
  edit: ({ name, document: { contents } }) =>
    name === "website" ? renameField(contents, "thanks", "farewell") : [],
}

const upgradeFolder = (changed: Parameters<typeof folderOf>[0]) =>
  upgrade(folderOf(changed), [FAREWELL])

test("changes only what the migrations name, and shows it, also if the content has other mistakes", () => {
  const website = `format: ${FORMAT}\norigin: https://a.dev\nthanks: Yes # mine\n`
  const owner = `\ufeff${VALID_FILES.owner.replace("name:", "nme:")}`
  const after = website.replace(String(FORMAT), `${FORMAT + 1}`).replace("thanks", "farewell")
  const upgraded = upgradeFolder({ website, owner, letters: null } as object)
  expect(upgraded).toMatchObject({ files: new Map([["website.yaml", after]]), deleted: [] })
  const said = "said" in upgraded ? upgraded.said.join("\n") : ""
  expect(said).toContain(`Format ${FORMAT + 1}: ${FAREWELL.summary}`)
  expect(said.match(/^[-+]\w+/gm)).toEqual(["-format", "+format", "-thanks", "+farewell"])
  expect(upgradeFolder({ website: after.replace("farewell", "thanks") })).not.toHaveProperty(
    "files",
  )
})

test("makes a dictionary of the files of a language, and says which value has no place in it", () => {
  const upgraded = upgrade(
    folderOf({
      website: VALID_FILES.website.replace(`format: ${FORMAT}`, "format: 3"),
      "translations/de/about": "title: Über mich\n",
      "translations/de/resume": "sections:\n  - section: Objective\n    numbered: true\n",
    }),
  )
  expect(upgraded).toMatchObject({
    files: new Map([
      ["website.yaml", expect.stringContaining("format: 4")],
      ["translations/de.yaml", expect.stringContaining("Über mich")],
    ]),
    deleted: ["translations/de/about.yaml"],
    said: expect.arrayContaining([
      "Deleted: translations/de/about.yaml",
      expect.stringContaining("translations/de/resume.yaml: resume.sections.numbered: true"),
    ]),
  })
})

test.each<[string, object, string]>([
  ["a file that is no YAML", { owner: "name: 'Ada\n" }, "open-quote"],
  ["an old translation that is no YAML", { "translations/de/work": "work: [\n" }, "open-bracket"],
  ["a newer format", { website: `format: ${FORMAT + 1}\n` }, "new-format"],
])("changes nothing because of %s", (_reason, changed, code) => {
  expect(upgradeFolder(changed)).toEqual({ refused: [expect.objectContaining({ code })] })
})

test("changes nothing of a folder without content, or with a format that no migration reads", () => {
  const empty = { refused: [expect.objectContaining({ code: "missing-file" })] }
  expect(upgrade({ ...folderOf(), files: {} })).toEqual(empty)
  expect(() => upgradeFolder({ website: "format: 1\n" })).toThrow("No migration reads format 1.")
})
