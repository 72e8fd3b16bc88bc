import { randomUUID } from "node:crypto"
import { readFile, rename, rm, writeFile } from "node:fs/promises"
import path from "node:path"
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

/**
 * Replaces existing files, all or none: it writes each new file beside the old one, then renames them
 * all. If that fails, it restores the old files.
 * @param files path → new content
 * @throws the error of the system
 */
export async function writeFiles(files: ReadonlyMap<string, Uint8Array>): Promise<void> {
  const paths = [...files.keys()]
  const suffix = randomUUID()
  const temporary = (file: string) => `${file}.${suffix}`
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
