/** The files of the built site, as addresses such as '/about/index.html'. */
import { readdir } from "node:fs/promises"
import path from "node:path"

export const PUBLIC = path.resolve("public")

/** @returns the address of every file of the built site that a visitor may ask for, in order */
export async function listBuiltFiles(folder = PUBLIC): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .map((file) => `/${file.split(path.sep).join("/")}`)
    .sort()
}

/** @returns whether it is a page; `_gatsby` holds pieces of HTML that are in the pages already */
export function isPage(file: string): boolean {
  return file.endsWith(".html") && !file.startsWith("/_gatsby/")
}
