/** @jest-environment node */
import { mkdir, readdir, readFile, stat, writeFile } from "node:fs/promises"
import path from "node:path"
import { makeTemporaryFolder } from "../../../../test/temporary-folder"
import { folderOf } from "../../../../test/valid-content"
import { updateValidatedCopy } from "../validated-copy"

const PICTURE = { width: 1600, height: 900, visible: 1 }

test("makes the copy equal, does not touch equal files, and deletes removed files", async () => {
  const root = makeTemporaryFolder()
  const from = path.join(root, "content")
  const to = path.join(root, "copy")
  const folders = { from, to, staging: path.join(root, "staging") }
  await mkdir(path.join(from, "images"), { recursive: true })
  await writeFile(path.join(from, "images", "a.png"), "picture")

  const pictures = new Map([["images/a.png", PICTURE]])
  await updateValidatedCopy(folderOf({}, { pictures }), folders)
  expect(await readFile(path.join(to, "images", "a.png"), "utf8")).toBe("picture")
  const before = await stat(path.join(to, "work.yaml"))

  const missing = new Map([["images/b.png", PICTURE]])
  await updateValidatedCopy(
    folderOf({ owner: "name: B", about: null }, { pictures: missing }),
    folders,
  )
  expect(await readFile(path.join(to, "owner.yaml"), "utf8")).toBe("name: B")
  expect((await stat(path.join(to, "work.yaml"))).mtimeMs).toBe(before.mtimeMs)
  expect(await readdir(path.join(to, "images"))).toEqual([])
  expect(await readdir(to)).not.toContain("about.yaml")
  expect((await readdir(root)).sort()).toEqual(["content", "copy"])
})

test("copies no letters, so that the site cannot have them", async () => {
  const root = makeTemporaryFolder()
  const to = path.join(root, "copy")
  const folder = folderOf({ "letters/bank": "to: [Ada]", "variants/bank": "title: A" })
  await updateValidatedCopy(folder, { from: root, to, staging: path.join(root, "staging") })
  const files = await readdir(to, { recursive: true })
  expect(files).toContain(path.join("variants", "bank.yaml"))
  expect(files).not.toContain("letters")
})
