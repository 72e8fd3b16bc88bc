import { existsSync, rmSync, writeFileSync } from "node:fs"
import path from "node:path"
import { makeTemporaryFolder } from "../../../test/temporary-folder"
import { checkDisk } from "../check-disk"

const folder = makeTemporaryFolder()

test("creates the folders of a build", () => {
  checkDisk(folder, 0)
  expect(existsSync(path.join(folder, ".cache"))).toBe(true)
})

test("names the space that is missing", () => {
  expect(() => checkDisk(folder, 1e12)).toThrow(/^The disk is full: .*\.cache has \d+ MB left/)
})

test("names a folder that cannot be written", () => {
  rmSync(path.join(folder, "public"), { recursive: true })
  writeFileSync(path.join(folder, "public"), "a file")
  expect(() => checkDisk(folder, 0)).toThrow(/^The build cannot write to .*public \(EEXIST\)/)
})
