import { mkdirSync, symlinkSync, writeFileSync } from "node:fs"
import path from "node:path"
import { makeTemporaryFolder } from "../../../../test/temporary-folder"
import { readTemplates } from "../read-templates"

test("reads the files in templates/ and its folders, but follows no link", async () => {
  const folder = makeTemporaryFolder()
  const templates = path.join(folder, "templates")
  mkdirSync(path.join(templates, "parts"), { recursive: true })
  for (const file of ["mine.typ", "parts/head.typ", ".hidden.typ"])
    writeFileSync(path.join(templates, file), file)
  writeFileSync(path.join(folder, "owner.yaml"), "private")
  symlinkSync(path.join(folder, "owner.yaml"), path.join(templates, "link.yaml"))
  symlinkSync(folder, path.join(templates, "linked"))
  const read = await readTemplates(folder)
  expect(Object.keys(read).sort()).toEqual([
    "/content/templates/mine.typ",
    "/content/templates/parts/head.typ",
  ])
  expect(Buffer.from(read["/content/templates/mine.typ"] ?? []).toString()).toBe("mine.typ")
})

test("reads nothing if there is no such folder", async () => {
  expect(await readTemplates(makeTemporaryFolder())).toEqual({})
})
