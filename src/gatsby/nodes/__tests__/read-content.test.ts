/** @jest-environment node */
import { cp, readFile, writeFile } from "node:fs/promises"
import path from "node:path"
import { makeTemporaryFolder } from "../../../../test/temporary-folder"
import { SAMPLE } from "../../../content/files/content-folder"
import { readContent } from "../read-content"

const folder = path.join(makeTemporaryFolder(), "content")

beforeAll(() => cp(SAMPLE, folder, { recursive: true }))

async function edit(change: (yaml: string) => string) {
  const file = path.join(folder, "owner.yaml")
  await writeFile(file, change(await readFile(file, "utf8")))
}

test("reads the folder once, until a file in it changes", async () => {
  const first = await readContent(folder)
  expect(await readContent(folder)).toBe(first)
  await edit((yaml) => yaml.replace(/^name: .*$/m, "name: Another Name"))
  const second = await readContent(folder)
  expect(second.owner.name).toBe("Another Name")
  expect(await readContent(folder)).toBe(second)
})

test("throws the errors of content that is not valid, also the second time", async () => {
  await edit((yaml) => yaml.replace(/^name: .*$/m, "nam: Another Name"))
  await expect(readContent(folder)).rejects.toThrow("owner.yaml")
  await expect(readContent(folder)).rejects.toThrow("owner.yaml")
})
