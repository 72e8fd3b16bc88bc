/** `npm run upgrade`: brings the content to the format of this version. `--help` describes the options. */

import { readFile, rm, rmdir } from "node:fs/promises"
import path from "node:path"
import type { Diagnostic } from "../src/content/diagnostics"
import { contentFolder } from "../src/content/files/content-folder"
import { readEntries } from "../src/content/files/list-files"
import { type Folder, listVisibleFiles, readFolder } from "../src/content/files/read-folder"
import { loadContent } from "../src/content/load"
import { upgrade } from "../src/content/migrations/upgrade"
import { formatDiagnostics, wantsColor } from "../src/content/report/terminal"
import { PUBLIC } from "../src/gatsby/built-files"
import { command } from "../src/lib/command"
import { buildSite } from "./check-built/check-built"
import { describeFormatChanges } from "./lib/compare-formats"
import { readFormatTexts } from "./lib/format-texts"
import { UserError, withOptions } from "./lib/run-main"
import { writeFiles } from "./lib/write-files"

const HELP = `Changes the content to the format that this version of the site reads.

  ${command("upgrade")}                 changes the files, builds the site and compares its formats
  ${command("upgrade", "--dry-run")}    only shows the changes of the files

It keeps comments and layout, also if the content has other mistakes. If it is stopped, run it again. Then it
says what the check says, and lists every difference to the site in public/, which the version before has built.

Options:
  --all           lists all differences of a format, not only the first 40 lines
  --dry-run       writes and builds nothing
  --no-build      only changes the files
  --help          shows this text`

const OPTIONS = { flags: ["all", "dry-run", "no-build"] } as const

export const main = withOptions(HELP, OPTIONS, async (values) => {
  const upgraded = upgrade(await readAll(contentFolder()))
  if ("refused" in upgraded)
    throw new UserError(`${toText(upgraded.refused)}\n\nNothing was changed. Correct this first.`)
  const { files, deleted, said } = upgraded
  for (const line of said) console.log(line)
  const names = [...files.keys()].join(", ") || "no file: the format is the newest"
  if (values["dry-run"]) return console.log(`Would change ${names}.`)
  // While the format is the old one, another run takes up what one has left that was killed.
  const isLast = ([file]: [string, string]) => file === "website.yaml"
  await writeFiles(contentFolder(), new Map([...files].filter((each) => !isLast(each))))
  for (const file of deleted) await rm(path.join(contentFolder(), file))
  await removeEmptyFolders()
  await writeFiles(contentFolder(), new Map([...files].filter(isLast)))
  console.log(`Changed ${names}.`)

  const { content, diagnostics } = await loadContent(contentFolder())
  if (diagnostics.length > 0) console.log(`\n${toText(diagnostics)}`)
  if (!content) {
    process.exitCode = 1
    return
  }
  const before = await readFormatTexts(PUBLIC)
  if (before.size === 0) return console.log("There is no site in public/ to compare with.")
  if (values["no-build"]) return
  console.log("\nBuilding the site to compare it: some minutes. --no-build leaves this out.")
  buildSite()
  const max = values.all ? Number.POSITIVE_INFINITY : 40
  console.log(describeFormatChanges(before, await readFormatTexts(PUBLIC), max))
})

const toText = (diagnostics: readonly Diagnostic[]) =>
  formatDiagnostics(diagnostics, { color: wantsColor(process.stdout) })

/** @returns the folder with the files of translations until format 4, such as `translations/de/work` */
async function readAll(directory: string): Promise<Folder> {
  const folder = await readFolder(directory)
  const files = { ...folder.files }
  for (const file of await listVisibleFiles(path.join(directory, "translations"))) {
    const [, name] = /^(.+\/.+)\.yaml$/.exec(file) ?? []
    if (name)
      files[`translations/${name}`] = await readFile(path.join(directory, "translations", file))
  }
  return { ...folder, files }
}

/** Removes the folders of translations, an inner one first; one with files stays. */
async function removeEmptyFolders(): Promise<void> {
  const entries = await readEntries(path.join(contentFolder(), "translations")).catch(() => [])
  const folders = entries
    .filter((entry) => entry.isDirectory())
    .map(({ parentPath, name }) => path.join(parentPath, name))
  const byLength = folders.sort((a, b) => b.length - a.length)
  for (const folder of byLength) await rmdir(folder).catch(() => {})
}
