/** Reads which files `static/` has. Gatsby copies all of them to the site, and follows symbolic links. */
import type { Dirent } from "node:fs"
import { realpath, stat } from "node:fs/promises"
import path from "node:path"
import { readEntries } from "./list-files"

export type StaticFolder = {
  /** The URL paths of its files, as in `/favicon.svg`. */
  staticFiles: ReadonlySet<string>
  /** The URL paths of its symbolic links that do not lead to a file inside it. */
  badLinks: readonly string[]
}

/** @returns what the folder has; a missing folder has nothing */
export async function readStaticFolder(directory: string): Promise<StaticFolder> {
  const root = await realpath(directory).catch(() => "")
  const entries = root ? await readEntries(root) : []
  const toUrl = ({ parentPath, name }: Dirent) =>
    `/${path.relative(root, path.join(parentPath, name)).split(path.sep).join("/")}`
  const links = entries.filter((entry) => entry.isSymbolicLink())
  const good = await Promise.all(links.map((link) => leadsInside(link, root)))
  const files = [
    ...entries.filter((entry) => entry.isFile()),
    ...links.filter((_, index) => good[index]),
  ]
  return {
    staticFiles: new Set(files.map(toUrl)),
    badLinks: links.filter((_, index) => !good[index]).map(toUrl),
  }
}

async function leadsInside({ parentPath, name }: Dirent, root: string): Promise<boolean> {
  try {
    const target = await realpath(path.join(parentPath, name))
    return target.startsWith(root + path.sep) && (await stat(target)).isFile()
  } catch {
    return false
  }
}
