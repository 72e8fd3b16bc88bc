/** `npm run upgrade`: brings the content to the format of this version. `--help` describes the options. */

import { mkdir, readFile, rm, rmdir, writeFile } from "node:fs/promises"
import path from "node:path"
import { createTwoFilesPatch, FILE_HEADERS_ONLY } from "diff"
import { parseDocument } from "yaml"
import { type Diagnostic, isError } from "../src/content/diagnostics"
import { contentFolder } from "../src/content/files/content-folder"
import {
  type Folder,
  listVisibleFiles,
  readFolder,
  textsOf,
} from "../src/content/files/read-folder"
import { checkFormat } from "../src/content/folder/check-format"
import { describeEmptyFolder } from "../src/content/folder/together"
import { loadContent, validateFiles } from "../src/content/load"
import { type ChangedFile, MIGRATIONS, migrate } from "../src/content/migrations"
import type { Sources } from "../src/content/migrations/migration"
import { formatDiagnostics, wantsColor } from "../src/content/report/terminal"
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

It keeps comments and layout, and writes all files or none, also if the content has other mistakes. Then it
says what the check says, and lists every difference to the site in public/, which the version before has built.

Options:
  --all           lists all differences of a format, not only the first 40 lines
  --dry-run       writes and builds nothing
  --help          shows this text`

const CORRECT_FIRST = "Nothing was changed. Correct this first."

const CONFIG = {
  options: {
    all: { type: "boolean", default: false },
    "dry-run": { type: "boolean", default: false },
  },
} as const

export const main = withOptions(HELP, CONFIG, async ({ values }) => {
  const folder = await readFolder(contentFolder())
  refuseUnreadable(folder)
  const trees = await readTrees()
  const sources = new Map([...textsOf(folder), ...trees])
  const { applied, changed, deleted, left } = migrate(sources, MIGRATIONS)
  for (const { format, summary } of applied) console.log(`Format ${format}: ${summary}\n`)
  for (const file of changed) console.log(showChange(file))
  for (const name of deleted) console.log(`Deleted: ${name}.yaml`)
  for (const line of left)
    console.log(`Has no place in the new file, so its old file stays: ${line}`)
  const names =
    changed.map(({ name }) => `${name}.yaml`).join(", ") || "no file: the format is the newest"
  if (values["dry-run"]) {
    console.log(`Would change ${names}.`)
    return
  }
  for (const { name, before, after } of changed) {
    if (before !== undefined) continue
    await mkdir(path.dirname(fileOf(name)), { recursive: true })
    await writeFile(fileOf(`${name}.yaml`), after, { flag: "wx" })
  }
  const edited = changed.filter(({ before }) => before !== undefined)
  await writeFiles(
    new Map(edited.map(({ name, after }) => [fileOf(`${name}.yaml`), Buffer.from(after)])),
  )
  for (const name of deleted) await rm(fileOf(`${name}.yaml`))
  await removeEmptyFolders(deleted)
  console.log(`Changed ${names}.`)

  const { content, diagnostics } = await loadContent(contentFolder())
  if (diagnostics.length > 0) console.log(`\n${toText(diagnostics)}`)
  if (!content) {
    process.exitCode = 1
    return
  }
  const before = await readFormatTexts(PUBLIC)
  if (before.size === 0) {
    console.log("There is no site in public/ to compare with.")
    return
  }
  buildSite()
  console.log(describeChanges(before, await readFormatTexts(PUBLIC), values.all))
})

const toText = (diagnostics: readonly Diagnostic[]) =>
  formatDiagnostics(diagnostics, { color: wantsColor(process.stdout) })

/** @throws `UserError` if a migration cannot edit a file, because it is no YAML, or has a newer format */
function refuseUnreadable(folder: Folder): void {
  const files = validateFiles(folder)
  const other = describeEmptyFolder(folder) ?? checkFormat(files.website)
  const found = [
    ...Object.values(files).flatMap((file) =>
      file?.document?.errors.length === 0 ? [] : (file?.diagnostics.filter(isError) ?? []),
    ),
    ...(other && other.code !== "old-format" ? [other] : []),
  ]
  if (found.length > 0) throw new UserError(`${toText(found)}\n\n${CORRECT_FIRST}`)
}

/**
 * @returns the files of translations until format 4, by names such as `translations/de/work`
 * @throws `UserError` if one is no YAML
 */
async function readTrees(): Promise<Sources> {
  const files = await listVisibleFiles(fileOf("translations"))
  const names = files
    .filter((file) => /\/.*\.yaml$/.test(file))
    .map((file) => `translations/${file.slice(0, -5)}`)
  const texts = names.map(
    async (name) => [name, await readFile(fileOf(`${name}.yaml`), "utf8")] as const,
  )
  const trees = await Promise.all(texts)
  for (const [name, text] of trees) {
    const [error] = parseDocument(text, { logLevel: "error" }).errors
    if (error)
      throw new UserError(
        `${fileOf(name)}.yaml:${error.linePos?.[0].line}: The file is not valid YAML.\n\n${CORRECT_FIRST}`,
      )
  }
  return new Map(trees)
}

/** Removes the folders of the files that have gone, an inner one first; one with other files stays. */
async function removeEmptyFolders(names: readonly string[]): Promise<void> {
  const folders = names.flatMap((name) => {
    const [, language] = name.split("/")
    return [path.dirname(name), `translations/${language}`]
  })
  const byLength = [...new Set(folders)].sort((a, b) => b.length - a.length)
  for (const folder of byLength) await rmdir(fileOf(folder)).catch(() => {})
}

const fileOf = (name: string) => path.join(contentFolder(), name)

/** @returns the changed lines of a file, as `diff -U1` shows them */
function showChange({ name, before, after }: ChangedFile): string {
  const file = `${name}.yaml`
  return createTwoFilesPatch(file, file, before ?? "", after, "", "", {
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
