import { mkdirSync, readFileSync, writeFileSync } from "node:fs"
import path from "node:path"
import type { Migration } from "../../src/content/migrations/migration"
import { renameField } from "../../src/content/migrations/yaml-edits"
import { starterFiles } from "../../src/content/starter"
import { runScript } from "../../test/run-script"
import { makeTemporaryFolder } from "../../test/temporary-folder"

/** @returns a migration that gives another name to a field of a file */
const rename = (format: number, file: string, from: string, to: string): Migration => ({
  format,
  summary: `The field ${from} is called ${to}.`,
  edit: ({ name, document: { contents } }) =>
    name === file ? renameField(contents, from, to) : [],
})

// Formats that no real migration has.
jest.mock("../../src/content/schemas/format", () => ({ FORMAT: 1002 }))
jest.mock("../../src/content/migrations", () => {
  const actual = jest.requireActual("../../src/content/migrations")
  return {
    ...actual,
    get MIGRATIONS() {
      return [
        rename(1001, "website", "farewell", "goodbye"),
        rename(1002, "website", "goodbye", "thanks"),
      ]
    },
  }
})

// Without a site to compare with, the command builds none.
jest.mock("../lib/format-texts", () => ({ readFormatTexts: async () => new Map() }))

/** @returns the first content of a new site in the format 1000, and a function that reads all its files */
function writeOldContent() {
  const folder = makeTemporaryFolder()
  const files = starterFiles({ name: "Ada Writer", today: new Date("2026-01-15") })
  const website = files.get("website.yaml") ?? ""
  const old = website.replace("1002", "1000").replace(/^thanks:(.*)$/m, "farewell:$1   # my line")
  for (const [name, text] of files)
    writeFileSync(path.join(folder, name), name === "website.yaml" ? old : text)
  const read = () =>
    Object.fromEntries(
      [...files.keys()].map((name) => [name, readFileSync(path.join(folder, name), "utf8")]),
    )
  return { read, env: { CONTENT: folder } }
}

test("upgrades content over two formats, and changes only what the migrations name", async () => {
  const { read, env } = writeOldContent()
  const before = read()
  const dry = await runScript("upgrade-content", ["--dry-run"], { env })
  expect(dry.stdout).toContain("Would change website.yaml.")
  expect(read()).toEqual(before)

  const { stdout, stderr, status } = await runScript("upgrade-content", [], { env })
  expect({ stderr, status }).toEqual({ stderr: "", status: 0 })
  expect(stdout).toContain("Format 1001: The field farewell is called goodbye.")
  expect(stdout).toContain("Format 1002: The field goodbye is called thanks.")
  expect(stdout.match(/^[-+]\w+/gm)).toEqual(["-format", "+format", "-farewell", "+thanks"])
  const website = before["website.yaml"]
    ?.replace("format: 1000", "format: 1002")
    .replace("farewell:", "thanks:")
  expect(read()).toEqual({ ...before, "website.yaml": website })

  const again = await runScript("upgrade-content", ["--dry-run"], { env })
  expect(again.stdout).toContain("Would change no file: the format is the newest.")
})

test("upgrades content that has other mistakes, and says them as the check does", async () => {
  const { env } = writeOldContent()
  const owner = path.join(env.CONTENT, "owner.yaml")
  writeFileSync(owner, `\ufeff${readFileSync(owner, "utf8").replace("name:", "nme:")}`)
  const { stdout, status } = await runScript("upgrade-content", [], { env })
  expect(stdout).toContain("Changed website.yaml.")
  expect(stdout).toContain("[unknown-field]")
  expect(status).toBe(1)
  expect(readFileSync(path.join(env.CONTENT, "website.yaml"), "utf8")).toContain("format: 1002")
})

test.each([
  ["a file that is no YAML", "owner.yaml", "name: 'Ada\n", "[open-quote]"],
  ["a newer format", "website.yaml", "format: 1003\n", "[new-format]"],
  ["a format that no migration reads", "website.yaml", "format: 999\n", "No migration reads"],
  ["an old translation that is no YAML", "translations/de/work.yaml", "work: [\n", "work.yaml:2: "],
])("changes nothing because of %s", async (_reason, file, text, message) => {
  const { read, env } = writeOldContent()
  mkdirSync(path.dirname(path.join(env.CONTENT, file)), { recursive: true })
  writeFileSync(path.join(env.CONTENT, file), text)
  const before = read()
  const { stderr, status } = await runScript("upgrade-content", [], { env })
  expect(stderr).toContain(message)
  expect(status).toBe(1)
  expect(read()).toEqual(before)
})
