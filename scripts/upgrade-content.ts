/** `npm run upgrade`: brings the content to the format of this version. `--help` describes the options. */

import { mkdir, readFile, rm, rmdir, writeFile } from "node:fs/promises"
import path from "node:path"
import { createTwoFilesPatch, FILE_HEADERS_ONLY } from "diff"
import { contentFolder } from "../src/content/files/content-folder"
import {
  type Folder,
  listVisibleFiles,
  readFolder,
  TRANSLATIONS,
} from "../src/content/files/read-folder"
import { MIGRATIONS } from "../src/content/migrations"
import type { Sources } from "../src/content/migrations/migration"
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

type ChangedFile = { name: string; before: Uint8Array | undefined; after: Uint8Array }

const CONFIG = {
  options: {
    all: { type: "boolean", default: false },
    "dry-run": { type: "boolean", default: false },
  },
} as const

export const main = withOptions(HELP, CONFIG, async ({ values }) => {
  const old = await readFolder(contentFolder())
  const trees = await readTrees()
  const upgraded = upgradeFolder(old, new Date(), MIGRATIONS, trees)
  const { content, diagnostics, folder, applied, left } = upgraded
  if (!content) {
    const text = formatDiagnostics(diagnostics, { color: wantsColor(process.stdout) })
    throw new UserError(`${text}\n\nNothing was changed. Correct this first.`)
  }
  const changed = findChanges(old, folder)
  const isLeft = (name: string) => left.some((line) => line.startsWith(`${name}.yaml:`))
  const moved = applied.length > 0 ? [...trees.keys()].filter((name) => !isLeft(name)) : []
  for (const { format, summary } of applied) console.log(`Format ${format}: ${summary}\n`)
  for (const file of changed) console.log(showChange(file))
  for (const name of moved) console.log(`Deleted: ${name}.yaml`)
  for (const line of left)
    console.log(`Has no place in the new file, so its old file stays: ${line}`)
  const names = changed.map(({ name }) => name).join(", ") || "no file: the format is the newest"
  if (values["dry-run"]) {
    console.log(`Would change ${names}.`)
    return
  }
  for (const { name, before, after } of changed) {
    if (before) continue
    await mkdir(path.dirname(fileOf(name)), { recursive: true })
    await writeFile(fileOf(name), after, { flag: "wx" })
  }
  const edited = changed.filter(({ before }) => before)
  await writeFiles(new Map(edited.map(({ name, after }) => [fileOf(name), after])))
  for (const name of moved) await rm(fileOf(`${name}.yaml`))
  await removeEmptyFolders(moved)
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
    if (!(after instanceof Uint8Array) || after === before) return []
    return [
      { name: `${name}.yaml`, before: before instanceof Uint8Array ? before : undefined, after },
    ]
  })
}

/** @returns the files of translations until format 4, by names such as `translations/de/work` */
async function readTrees(): Promise<Sources> {
  const files = await listVisibleFiles(fileOf(TRANSLATIONS))
  const names = files
    .filter((file) => /\/.*\.yaml$/.test(file))
    .map((file) => `${TRANSLATIONS}/${file.slice(0, -5)}`)
  const texts = names.map(
    async (name) => [name, await readFile(fileOf(`${name}.yaml`), "utf8")] as const,
  )
  return new Map(await Promise.all(texts))
}

/** Removes the folders of the files that have gone, an inner one first; one with other files stays. */
async function removeEmptyFolders(names: readonly string[]): Promise<void> {
  const folders = names.flatMap((name) => {
    const [, language] = name.split("/")
    return [path.dirname(name), `${TRANSLATIONS}/${language}`]
  })
  const byLength = [...new Set(folders)].sort((a, b) => b.length - a.length)
  for (const folder of byLength) await rmdir(fileOf(folder)).catch(() => {})
}

const fileOf = (name: string) => path.join(contentFolder(), name)

/** @returns the changed lines of a file, as `diff -U1` shows them */
function showChange({ name, before, after }: ChangedFile): string {
  const textOf = (bytes: Uint8Array = new Uint8Array()) => new TextDecoder().decode(bytes)
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
