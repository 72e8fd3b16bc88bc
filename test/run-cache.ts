/** What several test files need: the first one makes it, and leaves it for the others of this run. */
import { createHash } from "node:crypto"
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs"
import path from "node:path"
import { deserialize, serialize } from "node:v8"

/** jest.config.js names the folder, and removes it after the run. Other tests have none: each loads for itself. */
const { RUN_FOLDER: folder } = process.env

const fileOf = (key: string) =>
  path.join(folder ?? "", createHash("sha256").update(key).digest("hex"))

/** @returns what a test file of this run has kept with this key */
export function readFromRun<Result>(key: string): Result | undefined {
  const file = fileOf(key)
  return folder && existsSync(file) ? deserialize(readFileSync(file)) : undefined
}

/**
 * @param key all that the result depends on
 * @param result has no functions
 * @returns the result
 */
export function keepInRun<Result>(key: string, result: Result): Result {
  if (!folder) return result
  mkdirSync(folder, { recursive: true })
  // Another process may read it meanwhile.
  const aside = `${fileOf(key)}.${process.pid}`
  writeFileSync(aside, serialize(result))
  renameSync(aside, fileOf(key))
  return result
}
