/** Recognizes the output of an earlier build that the next build cannot use. */
import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs"
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
  const output = OUTPUT.map((name) => path.resolve(folder, name))
  const existing = output.filter((name) => existsSync(name))
  const file = path.resolve(folder, ORIGIN_FILE)
  const isComplete = existing.length === output.length && existsSync(file)
  if (isComplete && readFileSync(file, "utf8") === toOrigin(folder)) return false
  for (const name of existing) rmSync(name, { recursive: true })
  return existing.length > 0
}

/** Writes the origin of the cache. Call it after Gatsby has initialized the cache, which may empty it. */
export function writeCacheOrigin(folder = "."): void {
  writeFileSync(path.resolve(folder, ORIGIN_FILE), toOrigin(folder))
}
