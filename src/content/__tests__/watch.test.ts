/** @jest-environment node */

import { once } from "node:events"
import { mkdtemp, rename, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import path from "node:path"
import { watchFolder } from "../watch"

const fail = (error: unknown) => {
  throw error
}

test("hears each save, also of editors that write elsewhere and rename", async () => {
  const directory = await mkdtemp(path.join(tmpdir(), "watch-"))
  const file = path.join(directory, "owner.yaml")
  await writeFile(file, "1")
  let heard = () => {}
  const next = () =>
    new Promise<void>((resolve) => {
      heard = resolve
    })
  const watcher = watchFolder(directory, async () => heard(), fail)
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

test("goes on after a change that could not be dealt with", async () => {
  const directory = await mkdtemp(path.join(tmpdir(), "watch-"))
  const onChange = jest.fn().mockRejectedValueOnce(new Error("no space left"))
  const errors: unknown[] = []
  const watcher = watchFolder(directory, onChange, (error) => errors.push(error))
  await once(watcher, "ready")
  for (const calls of [1, 2]) {
    await writeFile(path.join(directory, "owner.yaml"), String(calls))
    while (onChange.mock.calls.length < calls) await new Promise((done) => setTimeout(done, 10))
  }
  expect(errors).toEqual([new Error("no space left")])
  await watcher.close()
  await rm(directory, { recursive: true })
})
