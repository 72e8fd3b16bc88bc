import { mkdirSync, symlinkSync, writeFileSync } from "node:fs"
import path from "node:path"
import { makeTemporaryFolder } from "../../../../test/temporary-folder"
import { readStaticFolder } from "../read-static-folder"

const temp = makeTemporaryFolder()
const folder = path.join(temp, "static")

test("lists files and links inside the folder, and the links that lead anywhere else", async () => {
  mkdirSync(path.join(folder, "cv"), { recursive: true })
  writeFileSync(path.join(folder, "cv/old.pdf"), "old")
  writeFileSync(path.join(folder, ".nojekyll"), "")
  writeFileSync(path.join(temp, "secret.txt"), "secret")
  const links = {
    "latest.pdf": "cv/old.pdf",
    "out.txt": "../secret.txt",
    "gone.txt": "missing.txt",
    "cv/loop": "..",
  }
  for (const [link, target] of Object.entries(links)) symlinkSync(target, path.join(folder, link))
  const { staticFiles, badLinks } = await readStaticFolder(folder)
  expect([...staticFiles].sort()).toEqual(["/.nojekyll", "/cv/old.pdf", "/latest.pdf"])
  expect([...badLinks].sort()).toEqual(["/cv/loop", "/gone.txt", "/out.txt"])
})

test("reads a missing folder as an empty one", async () => {
  const { staticFiles, badLinks } = await readStaticFolder(path.join(temp, "missing"))
  expect([...staticFiles, ...badLinks]).toEqual([])
})
