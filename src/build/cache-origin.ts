/**
 * Recognizes the output of an earlier build that the next build can use. Gatsby trusts what its cache
 * says about `public`, and webpack never writes a file with a hash in its name again. So both folders
 * must be as one whole build left them.
 */
import { createHash } from "node:crypto"
import { existsSync, readdirSync } from "node:fs"
import { readFile, rm, writeFile } from "node:fs/promises"
import path from "node:path"
import { listBuiltFiles } from "./built-files"

/** What the build writes, and reuses only together. */
const OUTPUT = [".cache", "public"]

/** Exists only after a whole build. Says to which files in `public` the cache belongs, and where. */
const ORIGIN_FILE = ".cache/origin.json"

/**
 * Call it before a build. Removes the output of an earlier build if that was stopped, if `.cache` and
 * `public` do not belong together, or if they belong to another folder or another version of Node. Until
 * `completeOutput`, the output counts as that of a stopped build.
 * @returns whether it removed something
 */
export async function prepareOutput(folder = "."): Promise<boolean> {
  const file = path.resolve(folder, ORIGIN_FILE)
  const origin = await readFile(file, "utf8").catch(() => undefined)
  const isUsable = origin !== undefined && origin === (await toOrigin(folder))
  await rm(file, { force: true })
  if (isUsable) return false
  const entries = OUTPUT.flatMap((name) => listEntries(path.resolve(folder, name)))
  for (const entry of entries) await rm(entry, { recursive: true })
  return entries.length > 0
}

/** Call it after a build that has ended by itself. The next build may use its output. */
export async function completeOutput(folder = "."): Promise<void> {
  await writeFile(path.resolve(folder, ORIGIN_FILE), await toOrigin(folder))
}

/** Gatsby's cache depends on the folder and on the version of Node. */
async function toOrigin(folder: string): Promise<string> {
  const node = process.version.split(".", 1)[0]
  const files = await hashFiles(path.resolve(folder, "public"))
  return JSON.stringify({ folder: path.resolve(folder), node, public: files })
}

/** @returns a hash of the names and the bytes of all files in the folder */
async function hashFiles(folder: string): Promise<string> {
  const hash = createHash("sha256")
  for (const file of existsSync(folder) ? await listBuiltFiles(folder) : []) {
    const bytes = await readFile(path.join(folder, file))
    hash.update(JSON.stringify([file, bytes.length])).update(bytes)
  }
  return hash.digest("hex")
}

/** @returns what is in the folder, which itself stays: it may be a volume of a container */
function listEntries(folder: string): string[] {
  return existsSync(folder) ? readdirSync(folder).map((name) => path.join(folder, name)) : []
}
