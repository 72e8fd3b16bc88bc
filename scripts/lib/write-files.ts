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
  const old = await Promise.all(paths.map(async (file) => [file, await readFile(file)] as const))
  try {
    for (const [file, bytes] of files) await writeFile(temporary(file), bytes)
    for (const file of paths) await rename(temporary(file), file)
  } catch (error) {
    for (const file of paths) await rm(temporary(file), { force: true })
    for (const [file, bytes] of old) await writeFile(file, bytes)
    throw error
  }
}
