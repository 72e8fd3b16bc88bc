/** Reads the owner's templates of the PDF: the files in `templates/` of the content. */
import { readFile } from "node:fs/promises"
import path from "node:path"
import { listVisibleFiles } from "./read-folder"

/** The subfolder of templates. It is optional. */
export const TEMPLATES = "templates"

/** The bytes of each file by the path that messages show, as in '/content/templates/mine.typ'. */
export type Templates = Readonly<Record<string, Uint8Array>>

/**
 * @param directory the content folder, or a copy of it
 * @returns all files in `templates/` and its subfolders, without links; none if there is no such folder
 */
export async function readTemplates(directory: string): Promise<Templates> {
  const files = await listVisibleFiles(path.join(directory, TEMPLATES))
  const entries = files.map(async (file) => {
    const bytes = await readFile(path.join(directory, TEMPLATES, file))
    return [`/content/${TEMPLATES}/${file}`, bytes] as const
  })
  return Object.fromEntries(await Promise.all(entries))
}
