import { folderOf, TODAY, VALID_FILES } from "../../../../test/valid-content"
import type { FileName } from "../../schemas"
import { FORMAT } from "../../schemas/format"
import type { Edit, Migration } from "../migration"
import { type UpgradedFolder, upgradeFolder } from "../upgrade-folder"
import { renameField } from "../yaml-edits"

/** Valid content of the format before: `thanks` had another name. */
const website = VALID_FILES.website
  .replace(/^format.*$/m, `format: ${FORMAT - 1}`)
  .replace("thanks:", "farewell:")

const toThanks: Migration = {
  format: FORMAT,
  summary: "The field farewell is called thanks.",
  edit: ({ name, document: { contents } }) =>
    name === "website" ? renameField(contents, "farewell", "thanks") : [],
}

const upgrade = (...folder: Parameters<typeof folderOf>) =>
  upgradeFolder(folderOf(...folder), TODAY, [toThanks])

const positionsOf = ({ diagnostics }: UpgradedFolder) =>
  diagnostics.map(({ file, line, column, code }) => `${file}:${line}:${column} ${code}`)

const textOf = ({ folder }: UpgradedFolder, name: FileName) => String(folder.files[name])

const FORMAT_LINE =
  VALID_FILES.website.split("\n").findIndex((line) => line.startsWith("format")) + 1

const OLD_FORMAT = `content/website.yaml:${FORMAT_LINE}:9 old-format`

test("returns the content of an older format as the current one, with a warning", () => {
  const upgraded = upgrade({ website })
  expect(positionsOf(upgraded)).toEqual([OLD_FORMAT])
  expect(upgraded.content?.website).toMatchObject({ format: FORMAT, thanks: "Thank you." })
  expect(textOf(upgraded, "website")).toBe(VALID_FILES.website)
})

test("changes nothing if the content has the current format", () => {
  const folder = folderOf()
  expect(upgradeFolder(folder, TODAY)).toMatchObject({ folder, applied: [], diagnostics: [] })
})

test("keeps a byte order mark", () => {
  const upgraded = upgrade({ website: Buffer.from(`\ufeff${website}`) })
  expect(textOf(upgraded, "website")).toBe(`\ufeff${VALID_FILES.website}`)
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
  const edit: Migration["edit"] = (file) =>
    file.name === "owner" ? [addition] : toThanks.edit(file)
  const wrong = website.replace("https://writer.dev", "writer")
  const upgraded = upgradeFolder(folderOf({ website: wrong }), TODAY, [{ ...toThanks, edit }])
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

test("rejects content that no migration reads", () => {
  expect(upgradeFolder(folderOf({ website }), TODAY, [])).toMatchObject({
    applied: [],
    diagnostics: [{ code: "too-old-format", severity: "error" }],
  })
})

test("rejects content of a newer format", () => {
  expect(
    positionsOf(upgrade({ website: website.replace(/^format.*$/m, `format: ${FORMAT + 1}`) })),
  ).toEqual([`content/website.yaml:${FORMAT_LINE}:9 new-format`])
})
