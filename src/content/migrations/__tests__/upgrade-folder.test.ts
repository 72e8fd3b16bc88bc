/** @jest-environment node */
import { folderOf, TODAY, VALID_FILES } from "../../../../test/valid-content"
import type { Edit } from "../../inline/mark-diagnostic"
import type { FileName } from "../../schemas"
import { FORMAT } from "../../schemas/format"
import type { Migration } from "../migration"
import { type UpgradedFolder, upgradeFolder } from "../upgrade-folder"

const website = VALID_FILES.website.replace(/^format.*\n/m, "")

const upgrade = (...folder: Parameters<typeof folderOf>) =>
  upgradeFolder(folderOf(...folder), TODAY)

const positionsOf = ({ diagnostics }: UpgradedFolder) =>
  diagnostics.map(({ file, line, column, code }) => `${file}:${line}:${column} ${code}`)

const textOf = ({ folder }: UpgradedFolder, name: FileName) => String(folder.files[name])

const OLD_FORMAT = "content/website.yaml:1:1 old-format"

test("returns the content of an older format as the current one, with a warning", () => {
  const about = VALID_FILES.about.replace("I build services.", "I *build* services.")
  const upgraded = upgrade({ website, about })
  expect(positionsOf(upgraded)).toEqual([OLD_FORMAT])
  expect(upgraded.content?.about?.bio).toEqual(["I \\*build* services."])
  expect(upgraded.content?.website.format).toBe(FORMAT)
  expect(textOf(upgraded, "about")).toContain("I \\*build* services.")
  expect(textOf(upgraded, "website")).toBe(`format: ${FORMAT}\n${website}`)
})

test("changes nothing if the content has the current format", () => {
  const folder = folderOf()
  expect(upgradeFolder(folder, TODAY)).toMatchObject({ folder, applied: [], diagnostics: [] })
})

test("keeps a byte order mark", () => {
  const upgraded = upgrade({ website: Buffer.from(`\ufeff${website}`) })
  expect(textOf(upgraded, "website")).toBe(`\ufeffformat: ${FORMAT}\n${website}`)
})

test("reports an error in the content at its place in the old file", () => {
  const owner = "nme: Ada\n"
  expect(positionsOf(upgrade({ website, owner }))).toContain("content/owner.yaml:1:1 unknown-field")
  const wrong = website.replace("https://writer.dev", "writer")
  expect(positionsOf(upgrade({ website: wrong }))).toEqual([
    OLD_FORMAT,
    "content/website.yaml:1:9 bad-address",
  ])
})

test("reports an old error at its old place, also if the migration adds an error", () => {
  const addition: Edit = { range: [0, 0], replacement: "nme: Ada\n" }
  const migration: Migration = {
    format: FORMAT,
    summary: "Adds a field.",
    edit: ({ name }) => (name === "owner" ? [addition] : []),
  }
  const wrong = website.replace("https://writer.dev", "writer")
  const upgraded = upgradeFolder(folderOf({ website: wrong }), TODAY, [migration])
  expect(positionsOf(upgraded)).toEqual([
    OLD_FORMAT,
    "content/owner.yaml:1:1 unknown-field",
    "content/website.yaml:1:9 bad-address",
  ])
})

test("reports only the syntax errors if a file has one", () => {
  const owner = "name: 'Ada\n"
  expect(positionsOf(upgrade({ website, owner, work: "unknown: 1\n" }))).toEqual([
    "content/owner.yaml:1:7 open-quote",
  ])
})

test("reports a missing file", () => {
  expect(positionsOf(upgrade({ website, owner: null }))).toEqual([
    OLD_FORMAT,
    "content/owner.yaml:1:1 missing-file",
  ])
})

test("rejects content of a newer format", () => {
  expect(positionsOf(upgrade({ website: `format: ${FORMAT + 1}\n${website}` }))).toEqual([
    "content/website.yaml:1:9 new-format",
  ])
})
