/** Replaces the sample by the first content of an owner. */
import { mkdir, readFile } from "node:fs/promises"
import path from "node:path"
import { isError } from "../../src/content/diagnostics"
import { listVisibleFiles } from "../../src/content/files/read-folder"
import { loadContent } from "../../src/content/load"
import { formatDiagnostics } from "../../src/content/report/terminal"
import { type StarterOptions, starterFiles } from "../../src/content/starter"
import { replaceFolder } from "./replace-folder"
import { UserError } from "./run-main"
import { writeFiles } from "./write-files"

export type NewContent = {
  /** The content folder. It may not exist yet. */
  folder: string
  /** The folder of the sample. Content that equals it belongs to nobody. */
  sample: string
  /** Whether to replace content that is not the sample. */
  isForced: boolean
}

/** @throws UserError if the folder has content that neither is the sample nor as this command writes it */
export async function rejectOwnContent({ folder, sample, isForced }: NewContent): Promise<void> {
  if (isForced || !(await differs(folder, sample)) || (await isStarter(folder))) return
  const name = path.relative("", folder) || folder
  throw new UserError(
    `The folder ${name} has content of your own. Nothing was changed. To replace all of it, also its pictures, fonts, variants and letters, add --force.`,
  )
}

/**
 * Replaces the content by the starter. The pictures, fonts, variants and letters go, too. If anything
 * fails, the folder stays as it is.
 * @returns the names of the written files
 * @throws UserError if the content may not be replaced, or if the name, the language or the paper is not valid
 */
export async function writeNewContent(options: NewContent & StarterOptions): Promise<string[]> {
  const { folder, name, today } = options
  await rejectOwnContent(options)
  const files = starterFiles({ ...options, name: name.trim() })
  await replaceFolder(folder, async (newFolder) => {
    await mkdir(path.join(newFolder, "images"))
    await writeFiles(newFolder, files)
    const { diagnostics } = await loadContent(newFolder, today)
    const errors = diagnostics.filter(isError)
    if (errors.length > 0)
      throw new UserError(`${formatDiagnostics(errors)}\n\nNothing was changed.`)
  })
  return [...files.keys()]
}

/** @returns whether each file is the one of the starter for the name, the language, the paper and the day in it */
async function isStarter(folder: string): Promise<boolean> {
  const { content } = await loadContent(folder)
  if (!content) return false
  const { owner, website, resume } = content
  const today = new Date(`${resume.updated}T12:00`)
  const starter = starterFiles({ ...owner, ...website, ...resume, today })
  for (const file of await listVisibleFiles(folder))
    if (starter.get(file) !== (await readFile(path.join(folder, file), "utf8"))) return false
  return true
}

/** @returns whether the folder has a file that differs from the sample's file of this name */
async function differs(folder: string, sample: string): Promise<boolean> {
  for (const file of await listVisibleFiles(folder)) {
    const original = await readFile(path.join(sample, file)).catch(() => undefined)
    if (!original?.equals(await readFile(path.join(folder, file)))) return true
  }
  return false
}
