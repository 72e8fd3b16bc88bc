/** `npm run upgrade`: brings the content to the format of this version. `--help` describes the options. */

import path from "node:path"
import { createTwoFilesPatch, FILE_HEADERS_ONLY } from "diff"
import { contentFolder } from "../src/content/files/content-folder"
import { type Folder, readFolder } from "../src/content/files/read-folder"
import { upgradeFolder } from "../src/content/migrations/upgrade-folder"
import { formatDiagnostics, wantsColor } from "../src/content/report/terminal"
import type { FileName } from "../src/content/schemas"
import { PUBLIC } from "../src/gatsby/after-build/built-files"
import { command } from "../src/lib/command"
import { buildSite } from "./check-built/check-built"
import { compareFormats, describeFormatChanges, type FormatTexts } from "./lib/compare-formats"
import { readFormatTexts } from "./lib/format-texts"
import { UserError, withOptions } from "./lib/run-main"
import { writeFiles } from "./lib/write-files"

const HELP = `Changes the content to the format that this version of the site reads.

  ${command("upgrade")}                 changes the files, builds the site and compares its formats
  ${command("upgrade", "--dry-run")}    only shows the changes of the files

It keeps comments and layout, and writes all files or none. At the end it lists every difference to the
site in public/, which the version before has built.

Options:
  --all           lists all differences of a format, not only the first 40 lines
  --dry-run       writes and builds nothing
  --help          shows this text`

type ChangedFile = { name: string; before: Uint8Array; after: Uint8Array }

const CONFIG = {
  options: {
    all: { type: "boolean", default: false },
    "dry-run": { type: "boolean", default: false },
  },
} as const

export const main = withOptions(HELP, CONFIG, async ({ values }) => {
  const old = await readFolder(contentFolder())
  const { content, diagnostics, folder, applied } = upgradeFolder(old, new Date())
  if (!content) {
    const text = formatDiagnostics(diagnostics, { color: wantsColor(process.stdout) })
    throw new UserError(`${text}\n\nNothing was changed. Correct this first.`)
  }
  const changed = findChanges(old, folder)
  for (const { format, summary } of applied) console.log(`Format ${format}: ${summary}\n`)
  for (const file of changed) console.log(showChange(file))
  const names = changed.map(({ name }) => name).join(", ") || "no file: the format is the newest"
  if (values["dry-run"]) {
    console.log(`Would change ${names}.`)
    return
  }
  await writeFiles(new Map(changed.map(({ name, after }) => [fileOf(name), after])))
  console.log(`Changed ${names}.`)

  const before = await readFormatTexts(PUBLIC)
  if (before.size === 0) {
    console.log("There is no site in public/ to compare with.")
    return
  }
  buildSite()
  console.log(describeChanges(before, await readFormatTexts(PUBLIC), values.all))
})

/** @returns the files that differ, with their names as in `work.yaml` */
function findChanges(old: Folder, folder: Folder): ChangedFile[] {
  return Object.entries(folder.files).flatMap(([name, after]) => {
    const before = old.files[name as FileName]
    if (!(before instanceof Uint8Array && after instanceof Uint8Array) || after === before)
      return []
    return [{ name: `${name}.yaml`, before, after }]
  })
}

const fileOf = (name: string) => path.join(contentFolder(), name)

/** @returns the changed lines of a file, as `diff -U1` shows them */
function showChange({ name, before, after }: ChangedFile): string {
  const textOf = (bytes: Uint8Array) => new TextDecoder().decode(bytes)
  return createTwoFilesPatch(name, name, textOf(before), textOf(after), "", "", {
    context: 1,
    headerOptions: FILE_HEADERS_ONLY,
  })
}

function describeChanges(before: FormatTexts, after: FormatTexts, isAll: boolean): string {
  const changes = compareFormats(before, after)
  if (changes.length === 0) return `\nNothing changed: all ${after.size} formats are as before.`
  const list = describeFormatChanges(changes, isAll ? Number.POSITIVE_INFINITY : undefined)
  return `\n${changes.length} of ${after.size} formats changed:\n${list}`
}
