import { randomUUID } from "node:crypto"
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs"
import fs from "node:fs/promises"
import path from "node:path"
import { makeTemporaryFolder, readFiles } from "../../../test/temporary-folder"
import { writeFiles } from "../write-files"

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
