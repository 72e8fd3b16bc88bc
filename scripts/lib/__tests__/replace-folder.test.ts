import { mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs"
import fs from "node:fs/promises"
import path from "node:path"
import { makeTemporaryFolder } from "../../../test/temporary-folder"
import { replaceFolder } from "../replace-folder"

const rename = jest.spyOn(fs, "rename")

let parent: string
let folder: string

beforeEach(() => {
  rename.mockRestore()
  parent = makeTemporaryFolder()
  folder = path.join(parent, "content")
  mkdirSync(folder)
  for (const name of ["old.yaml", "other.yaml"]) writeFileSync(path.join(folder, name), "old")
})

const writeNew = (newFolder: string) => fs.writeFile(path.join(newFolder, "new.yaml"), "new")

test("replaces all files", async () => {
  await replaceFolder(folder, writeNew)
  expect(readdirSync(folder)).toEqual(["new.yaml"])
  expect(readdirSync(parent)).toEqual(["content"])
})

test("keeps the hidden files of editors, of the system and of git", async () => {
  writeFileSync(path.join(folder, ".editorconfig"), "old")
  mkdirSync(path.join(folder, ".git"))
  await replaceFolder(folder, writeNew)
  expect(readdirSync(folder).sort()).toEqual([".editorconfig", ".git", "new.yaml"])
})

test("replaces no file by a folder", async () => {
  const file = path.join(folder, "old.yaml")
  await expect(replaceFolder(file, writeNew)).rejects.toThrow("old.yaml is a file")
  const link = path.join(parent, "link")
  symlinkSync(path.join(parent, "nowhere"), link)
  await expect(replaceFolder(link, writeNew)).rejects.toThrow("a link to nothing")
  expect(readFileSync(file, "utf8")).toBe("old")
  expect(readdirSync(folder).sort()).toEqual(["old.yaml", "other.yaml"])
})

test("changes nothing when the new files are not right", async () => {
  const fail = () => Promise.reject(new Error("not valid"))
  await expect(replaceFolder(folder, fail)).rejects.toThrow("not valid")
  expect(readdirSync(folder).sort()).toEqual(["old.yaml", "other.yaml"])
  expect(readdirSync(parent)).toEqual(["content"])
})

/** Lets the renames with these numbers fail, as with a full disk or an open file on Windows. */
function failAt(...numbers: readonly number[]) {
  const original = fs.rename
  let count = 0
  jest.spyOn(fs, "rename").mockImplementation((from, to) => {
    count += 1
    return numbers.includes(count) ? Promise.reject(new Error("EPERM")) : original(from, to)
  })
}

test("moves the old files back when the new ones cannot be moved", async () => {
  failAt(2)
  await expect(replaceFolder(folder, writeNew)).rejects.toThrow("EPERM")
  expect(readdirSync(folder).sort()).toEqual(["old.yaml", "other.yaml"])
  expect(readdirSync(parent)).toEqual(["content"])
})

test("keeps the old files, and says where, when they cannot be moved back", async () => {
  failAt(2, 3)
  const error: Error = await replaceFolder(folder, writeNew).then(
    () => new Error("no error"),
    (reason) => reason,
  )
  const [, old = ""] = /are now in (.+)\. Move them back\./.exec(error.message) ?? []
  expect(readFileSync(path.join(old, "old.yaml"), "utf8")).toBe("old")
})
