/** Reads the owner's templates of the PDF: the files in `templates/` of the content. */
import { readFile } from "node:fs/promises"
import path from "node:path"
import { listVisibleFiles, TEMPLATES } from "./read-folder"

/** The bytes of each file by the path that messages show, as in '/content/templates/mine.typ'. */
export type Templates = Readonly<Record<string, Uint8Array>>

/**
 * @param directory the content folder, or a copy of it
 * @returns all files in `templates/` and its subfolders, without links; none if there is no such folder
 */
export async function readTemplates(directory: string): Promise<Templates> {
  const files = await listTemplates(directory)
  const entries = files.map(async (file) => {
    return [`/content/${file}`, await readFile(path.join(directory, file))] as const
  })
  return Object.fromEntries(await Promise.all(entries))
}

/** @returns the paths of these files in the content, as in 'templates/mine.typ' */
export async function listTemplates(directory: string): Promise<string[]> {
  const files = await listVisibleFiles(path.join(directory, TEMPLATES))
  return files.map((file) => `${TEMPLATES}/${file}`)
}
