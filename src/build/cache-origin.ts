/** Recognizes the output of an earlier build that the next build cannot use. */
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import path from "node:path"

/** What the build writes, and reuses only together. */
const OUTPUT = [".cache", "public"]

/** Says which folder and which version of Node a cache belongs to. Gatsby's cache depends on both. */
const ORIGIN_FILE = ".cache/origin.json"

const toOrigin = (folder: string) =>
  JSON.stringify({ folder: path.resolve(folder), node: process.version.split(".", 1)[0] })

/**
 * Removes the output of an earlier build if it is incomplete, or if it belongs to another folder or
 * another version of Node.
 * @returns whether it removed something
 */
export function removeForeignOutput(folder = "."): boolean {
  const output = OUTPUT.map((name) => listEntries(path.resolve(folder, name)))
  const file = path.resolve(folder, ORIGIN_FILE)
  const isComplete = output.every((entries) => entries.length > 0) && existsSync(file)
  if (isComplete && readFileSync(file, "utf8") === toOrigin(folder)) return false
  const entries = output.flat()
  for (const entry of entries) rmSync(entry, { recursive: true })
  return entries.length > 0
}

/** @returns what is in the folder, which itself stays: it may be a volume of a container */
function listEntries(folder: string): string[] {
  return existsSync(folder) ? readdirSync(folder).map((name) => path.join(folder, name)) : []
}

/** Writes the origin of the cache. Call it after Gatsby has initialized the cache, which may empty it. */
export function writeCacheOrigin(folder = "."): void {
  writeFileSync(path.resolve(folder, ORIGIN_FILE), toOrigin(folder))
}
