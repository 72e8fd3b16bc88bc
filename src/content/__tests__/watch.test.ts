/** @jest-environment node */

import { once } from "node:events"
import { mkdtemp, rename, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import path from "node:path"
import { watchFolder } from "../watch"

test("hears each save, also of editors that write elsewhere and rename", async () => {
  const directory = await mkdtemp(path.join(tmpdir(), "watch-"))
  const file = path.join(directory, "owner.yaml")
  await writeFile(file, "1")
  let heard = () => {}
  const next = () =>
    new Promise<void>((resolve) => {
      heard = resolve
    })
  const watcher = watchFolder(directory, async () => heard())
  await once(watcher, "ready")

  for (const text of ["2", "3"]) {
    const save = next()
    await writeFile(`${file}.new`, text)
    await rename(`${file}.new`, file)
    await save
  }
  const removal = next()
  await rm(file)
  await removal
  await watcher.close()
  await rm(directory, { recursive: true })
})
