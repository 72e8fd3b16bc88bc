import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"

const folders: string[] = []

afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
})

/** @returns the path of a new folder, which is removed after the tests of the file */
export function makeTemporaryFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), "test-"))
  folders.push(folder)
  return folder
}

/** @returns each file in the folder and the folders inside it, with a character for each byte */
export function readFiles(folder: string): Record<string, string> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((file) => file.isFile())
    .map((file) => path.join(file.parentPath, file.name))
  return Object.fromEntries(
    files.map((file) => [path.relative(folder, file), readFileSync(file, "latin1")]),
  )
}

/** Writes a file into the folder, and makes the folders around it. */
export function writeInto(folder: string, file: string, bytes: string | Uint8Array = "") {
  mkdirSync(path.dirname(path.join(folder, file)), { recursive: true })
  writeFileSync(path.join(folder, file), bytes)
}
