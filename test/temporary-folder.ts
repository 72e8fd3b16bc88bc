import { mkdtempSync, rmSync } from "node:fs"
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
