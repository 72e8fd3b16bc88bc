import { folderOf, VALID_FILES } from "../../../../test/valid-content"
import { OLDEST_FORMAT } from "../../folder/check-format"
import { FORMAT } from "../../schemas/format"
import type { Migration } from "../migration"
import { MIGRATIONS, upgrade } from "../upgrade"

/** @returns a migration that gives another name to a field of website.yaml */
const rename = (format: number, from: string, to: string): Migration => ({
  format,
  summary: `The field ${from} is called ${to}.`,
  change: (sources) => {
    const website = sources.get("website")?.replace(from, to) ?? ""
    return { sources: new Map([...sources, ["website", website]]), left: [] }
  },
})

const FAREWELL = rename(FORMAT + 1, "thanks", "farewell")

const upgradeFolder = (changed: object, migrations = [FAREWELL]) =>
  upgrade(folderOf(changed), migrations)

test("each migration makes the next format, and the last one makes the format of the schemas", () => {
  const formats = MIGRATIONS.map(({ format }) => format)
  expect(formats).toEqual(formats.map((_, index) => OLDEST_FORMAT + 1 + index))
  expect(formats.at(-1)).toBe(FORMAT)
})

test("changes only what the migrations name, and shows it, also if the content has other mistakes", () => {
  const website = `\ufeff# mine\r\nformat:   ${FORMAT} # old\r\norigin: https://a.dev\r\nthanks: Yes # so\r\n`
  const after = website.replace(String(FORMAT), `${FORMAT + 1}`).replace("thanks", "farewell")
  const owner = VALID_FILES.owner.replace("name:", "nme:")
  const upgraded = upgradeFolder({ website, owner, letters: null })
  expect(upgraded).toMatchObject({ files: new Map([["website.yaml", after]]), deleted: [] })
  const said = "said" in upgraded ? upgraded.said.join("\n") : ""
  expect(said).toContain(`Format ${FORMAT + 1}: ${FAREWELL.summary}`)
  expect(said.match(/^[-+]\w+/gm)).toEqual(["-format", "+format", "-thanks", "+farewell"])
})

test("applies the migrations that the format needs, each to the result of the one before", () => {
  const migrations = [
    rename(FORMAT, "hi", "thanks"),
    FAREWELL,
    rename(FORMAT + 2, "farewell", "bye"),
  ]
  const upgraded = upgradeFolder({ website: `format: ${FORMAT}\nthanks: Hi hi\n` }, migrations)
  expect(upgraded).toMatchObject({
    files: new Map([["website.yaml", `format: ${FORMAT + 2}\nbye: Hi hi\n`]]),
  })
})

test("makes a dictionary of the files of a language, and says which value has no place in it", () => {
  const old = {
    website: VALID_FILES.website.replace(`format: ${FORMAT}`, "format: 3"),
    "translations/de/about": "title: Über mich\n",
    "translations/de/resume": "sections:\n  - section: Objective\n    numbered: true\n",
  }
  expect(upgradeFolder(old, [...MIGRATIONS])).toMatchObject({
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
  ["a format that no migration reads", { website: "format: 2\n" }, "old-format"],
])("changes nothing because of %s", (_reason, changed, code) => {
  expect(upgradeFolder(changed)).toEqual({ refused: [expect.objectContaining({ code })] })
})

test("changes nothing of the newest format, or of a folder without content", () => {
  expect(upgradeFolder({}, [...MIGRATIONS])).toEqual({ files: new Map(), deleted: [], said: [] })
  const empty = { refused: [expect.objectContaining({ code: "missing-file" })] }
  expect(upgrade({ ...folderOf(), files: {} })).toEqual(empty)
})
