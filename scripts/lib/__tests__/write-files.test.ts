import { randomUUID } from "node:crypto"
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs"
import fs from "node:fs/promises"
import path from "node:path"
import { makeTemporaryFolder, readFiles } from "../../../test/temporary-folder"
import { writeFiles, writeNewFile } from "../write-files"

let folder: string

beforeEach(() => {
  folder = makeTemporaryFolder()
  writeFileSync(path.join(folder, "a.yaml"), "old a")
  writeFileSync(path.join(folder, "b.yaml"), "old b")
})

const CHANGES = new Map(["a", "new/c", "b"].map((name) => [`${name}.yaml`, `new ${name}`]))

const read = (name: string) => readFileSync(path.join(folder, name), "utf8")

test("writes every file and leaves nothing else", async () => {
  await writeFiles(folder, CHANGES)
  expect([...CHANGES.keys()].map(read)).toEqual([...CHANGES.values()])
  expect(readdirSync(folder)).toEqual(["a.yaml", "b.yaml", "new"])
  expect(readdirSync(path.join(folder, "new"))).toEqual(["c.yaml"])
})

test("keeps a file that has the name of a temporary one", async () => {
  writeFileSync(path.join(folder, "a.yaml.tmp"), "mine")
  await writeFiles(folder, CHANGES)
  expect(readFileSync(path.join(folder, "a.yaml.tmp"), "utf8")).toBe("mine")
})

test("removes what a run has left that was killed, and no file with another name", async () => {
  const left = ["a.yaml", "new/c.yaml"].map((name) => `${name}.${randomUUID()}`)
  const mine = ["a.yaml.bak", "a.yaml.123e4567", `a.txt.${randomUUID()}`]
  mkdirSync(path.join(folder, "new"))
  for (const name of [...left, ...mine]) writeFileSync(path.join(folder, name), "half")
  await writeFiles(folder, new Map())
  expect(Object.keys(readFiles(folder)).sort()).toEqual(["a.yaml", "b.yaml", ...mine].sort())
})

test("changes no file if one of them cannot be written", async () => {
  const { rename } = fs
  jest.spyOn(fs, "rename").mockImplementation(async (from, to) => {
    if (String(to).endsWith("b.yaml")) throw new Error("The disk is full.")
    await rename(from, to)
  })
  await expect(writeFiles(folder, CHANGES)).rejects.toThrow("full")
  expect(["a.yaml", "b.yaml"].map(read)).toEqual(["old a", "old b"])
  expect(readdirSync(folder)).toEqual(["a.yaml", "b.yaml", "new"])
  expect(readdirSync(path.join(folder, "new"))).toEqual([])
})

test("writes a new file, and the same text again", async () => {
  const file = path.join(folder, "c.yaml")
  for (const _time of [1, 2]) await writeNewFile(file, "new c", { isForced: false })
  expect(read("c.yaml")).toBe("new c")
})

test("replaces another text only by force", async () => {
  const file = path.join(folder, "a.yaml")
  await expect(writeNewFile(file, "new a", { isForced: false })).rejects.toThrow("--force")
  expect(read("a.yaml")).toBe("old a")
  await writeNewFile(file, "new a", { isForced: true })
  expect(read("a.yaml")).toBe("new a")
})

test.each([".", "missing/a.yaml"])("says that it cannot write to %s", async (name) => {
  const file = path.join(folder, name)
  await expect(writeNewFile(file, "new", { isForced: true })).rejects.toThrow("cannot be written")
})

test("names the folder that is missing", async () => {
  const file = path.join(folder, "missing/a.yaml")
  await expect(writeNewFile(file, "new", { isForced: false })).rejects.toThrow("there is no folder")
})
