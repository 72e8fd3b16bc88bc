import { readdir } from "node:fs/promises"
import path from "node:path"

/**
 * @returns the paths of all files in the folder and its subfolders, relative to it, with slashes
 * @throws if the folder cannot be read
 */
export async function listFiles(directory: string): Promise<string[]> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(directory, path.join(entry.parentPath, entry.name)))
    .map((file) => file.split(path.sep).join("/"))
}
