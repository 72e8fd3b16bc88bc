/** @jest-environment node */
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import fs from "node:fs/promises"
import { tmpdir } from "node:os"
import path from "node:path"
import { writeFiles } from "../write-files"

let folder: string

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "write-files-"))
  writeFileSync(path.join(folder, "a.yaml"), "old a")
  writeFileSync(path.join(folder, "b.yaml"), "old b")
})

afterEach(() => rmSync(folder, { recursive: true }))

const changes = () =>
  new Map(["a", "b"].map((name) => [path.join(folder, `${name}.yaml`), Buffer.from(`new ${name}`)]))

const read = (name: string) => readFileSync(path.join(folder, name), "utf8")

test("replaces every file and leaves nothing else", async () => {
  await writeFiles(changes())
  expect(["a.yaml", "b.yaml"].map(read)).toEqual(["new a", "new b"])
  expect(readdirSync(folder)).toEqual(["a.yaml", "b.yaml"])
})

test("changes no file if one of them cannot be written", async () => {
  const { rename } = fs
  jest.spyOn(fs, "rename").mockImplementation(async (from, to) => {
    if (String(to).endsWith("b.yaml")) throw new Error("The disk is full.")
    await rename(from, to)
  })
  await expect(writeFiles(changes())).rejects.toThrow("full")
  expect(["a.yaml", "b.yaml"].map(read)).toEqual(["old a", "old b"])
  expect(readdirSync(folder)).toEqual(["a.yaml", "b.yaml"])
})
