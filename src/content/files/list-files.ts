import type { Dirent } from "node:fs"
import { readdir } from "node:fs/promises"
import path from "node:path"

/**
 * Reads a folder and its subfolders. It follows no link: `readdir` with `recursive` follows links to
 * folders since Node 26.
 * @returns what the folders have, in no order
 * @throws if a folder cannot be read
 */
export async function readEntries(directory: string): Promise<Dirent[]> {
  const entries = await readdir(directory, { withFileTypes: true })
  const folders = entries.filter((entry) => entry.isDirectory())
  const inner = folders.map(({ name }) => readEntries(path.join(directory, name)))
  return [...entries, ...(await Promise.all(inner)).flat()]
}

/**
 * @returns the paths of all files in the folder and its subfolders, relative to it, with slashes
 * @throws if a folder cannot be read
 */
export async function listFiles(directory: string): Promise<string[]> {
  const entries = await readEntries(directory)
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(directory, path.join(entry.parentPath, entry.name)))
    .map((file) => file.split(path.sep).join("/"))
}

/** What editors, Git, file systems and downloads leave behind. A copy that a cloud made of a conflict is none. */
const LEFT_OVER =
  /^(?:\..*|.*~|#.*#|~\$.*|.*\.(?:sw[k-p]|bak|te?mp|orig|rej|save(?:\.\d+)?|kate-swp|part|crdownload)|.*___jb_(?:tmp|old)___|.*[._](?:BACKUP|BASE|LOCAL|REMOTE)[._]\d+(?:\..*)?|Icon\r|@eaDir|#recycle|\$RECYCLE\.BIN|System Volume Information|lost\+found|__MACOSX|(?:eh)?thumbs(?:_vista)?\.db|desktop\.ini|4913)$/i

/** @returns whether a path leads to such a file, or into such a folder */
export function isLeftOver(file: string): boolean {
  return file.split("/").some((name) => LEFT_OVER.test(name))
}
