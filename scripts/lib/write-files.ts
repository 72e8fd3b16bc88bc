import { readFile, rename, rm, writeFile } from "node:fs/promises"

/**
 * Replaces existing files, all or none: it writes each new file beside the old one, then renames them
 * all. If that fails, it restores the old files.
 * @param files path → new content
 * @throws the error of the system
 */
export async function writeFiles(files: ReadonlyMap<string, Uint8Array>): Promise<void> {
  const paths = [...files.keys()]
  const temporary = (file: string) => `${file}.tmp`
  const old = new Map<string, Uint8Array>()
  for (const file of paths) old.set(file, await readFile(file))
  const replaced: string[] = []
  try {
    for (const [file, bytes] of files) await writeFile(temporary(file), bytes)
    for (const file of paths) {
      await rename(temporary(file), file)
      replaced.push(file)
    }
  } catch (error) {
    for (const file of replaced) await writeFile(file, old.get(file) ?? "")
    for (const file of paths) await rm(temporary(file), { force: true, recursive: true })
    throw error
  }
}
