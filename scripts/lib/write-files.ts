import { randomUUID } from "node:crypto"
import { mkdir, readFile, rename, rm, writeFile } from "node:fs/promises"
import path from "node:path"
import { listFiles } from "../../src/content/files/list-files"
import { UserError } from "./run-main"

/**
 * Writes a text file. Without force, it replaces no file that has another text.
 * @throws `UserError` if it may not replace the file, or cannot write it
 */
export async function writeNewFile(
  file: string,
  text: string,
  { isForced }: { isForced: boolean },
): Promise<void> {
  try {
    await writeFile(file, text, { flag: isForced ? "w" : "wx" })
  } catch (error) {
    const name = path.relative("", file)
    const { code } = error as NodeJS.ErrnoException
    if (code === "ENOENT") {
      throw new UserError(`${name} cannot be written: there is no folder ${path.dirname(name)}.`)
    }
    if (code !== "EEXIST") throw new UserError(`${name} cannot be written: ${code}.`)
    if ((await readFile(file, "utf8").catch(() => undefined)) === text) return
    throw new UserError(
      `${name} exists. Name another file, or add --force to replace it. Nothing was written.`,
    )
  }
}

/** A file that a run has not renamed, with the id of that run. */
const LEFT = /\.yaml\.[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/

/**
 * Writes new files and replaces others, all or none: it writes each file beside its place, then renames them
 * all. If that fails, it restores the old files. It removes what a run that was killed has left beside the places.
 * @param files path in the folder → new text
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
      const file = path.join(folder, name)
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
