import { randomUUID } from "node:crypto"
import { mkdir, readFile, rename, rm, writeFile } from "node:fs/promises"
import path from "node:path"
import { listFiles } from "../../src/content/files/list-files"

/** A file that a run has not renamed, with the id of that run. */
const LEFT = /\.yaml\.[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/

/**
 * Writes new files and replaces others, all or none: it writes each file beside its place, then renames them
 * all. If that fails, it restores the old files. It removes what a run that was killed has left beside the places.
 * @param files path, from the folder or absolute → new text
 * @throws the error of the system
 */
export async function writeFiles(
  folder: string,
  files: ReadonlyMap<string, string>,
): Promise<void> {
  for (const file of await listFiles(folder).catch(() => []))
    if (LEFT.test(file)) await rm(path.join(folder, file))
  const suffix = randomUUID()
  const old = new Map<string, Uint8Array | undefined>()
  const replaced: string[] = []
  try {
    for (const [name, text] of files) {
      const file = path.resolve(folder, name)
      old.set(file, await readFile(file).catch(refuseOther))
      await mkdir(path.dirname(file), { recursive: true })
      await writeFile(`${file}.${suffix}`, text)
    }
    for (const file of old.keys()) {
      await rename(`${file}.${suffix}`, file)
      replaced.push(file)
    }
  } catch (error) {
    for (const file of replaced) {
      const bytes = old.get(file)
      await (bytes ? writeFile(file, bytes) : rm(file))
    }
    for (const file of old.keys()) await rm(`${file}.${suffix}`, { force: true, recursive: true })
    throw error
  }
}

/** A new file does not exist yet. */
function refuseOther(error: NodeJS.ErrnoException): undefined {
  if (error.code !== "ENOENT") throw error
}
