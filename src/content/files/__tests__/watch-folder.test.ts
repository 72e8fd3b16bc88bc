/** @jest-environment node */

import { once } from "node:events"
import { mkdtempSync, rmSync } from "node:fs"
import { rename, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import path from "node:path"
import type { FSWatcher } from "chokidar"
import { watchFolder } from "../watch-folder"

// A machine that does much else takes its time to tell what happens in a folder.
jest.setTimeout(30_000)

const open: { directory: string; watcher: FSWatcher }[] = []

// Whatever a test did: one watcher that is left open keeps all of Jest from ending.
afterEach(async () => {
  for (const { directory, watcher } of open.splice(0)) {
    await watcher.close()
    rmSync(directory, { recursive: true })
  }
})

/** Follows a new folder that holds these files, until the test ends. */
async function follow(
  files: Record<string, string>,
  onChange: () => Promise<void>,
  onError: (error: unknown) => void,
) {
  const directory = mkdtempSync(path.join(tmpdir(), "watch-"))
  for (const [name, text] of Object.entries(files)) {
    await writeFile(path.join(directory, name), text)
  }
  const watcher = watchFolder(directory, onChange, onError)
  open.push({ directory, watcher })
  await once(watcher, "ready")
  return directory
}

test("hears each save, also of editors that write elsewhere and rename", async () => {
  let heard = () => {}
  const next = () =>
    new Promise<void>((resolve) => {
      heard = resolve
    })
  const onError = jest.fn()
  const directory = await follow({ "owner.yaml": "1" }, async () => heard(), onError)
  const file = path.join(directory, "owner.yaml")

  for (const text of ["2", "3"]) {
    const save = next()
    await writeFile(`${file}.new`, text)
    await rename(`${file}.new`, file)
    await save
  }
  const removal = next()
  await rm(file)
  await removal
  expect(onError).not.toHaveBeenCalled()
})

test("hears a save that comes right after the one before", async () => {
  let hearSecond = () => {}
  const second = new Promise<void>((resolve) => {
    hearSecond = resolve
  })
  const onChange = jest.fn(async () => hearSecond())
  onChange.mockImplementationOnce(() => writeFile(file, "3"))
  const directory = await follow({ "owner.yaml": "1" }, onChange, jest.fn())
  const file = path.join(directory, "owner.yaml")
  await writeFile(file, "2")
  await second
  expect(onChange).toHaveBeenCalledTimes(2)
})

test("goes on after a change that could not be dealt with", async () => {
  let heard = () => {}
  const errors: unknown[] = []
  const onChange = jest.fn(async () => heard())
  onChange.mockImplementationOnce(async () => {
    heard()
    throw new Error("no space left")
  })
  const directory = await follow({}, onChange, (error) => errors.push(error))
  for (const text of ["1", "22"]) {
    const save = new Promise<void>((resolve) => {
      heard = resolve
    })
    await writeFile(path.join(directory, "owner.yaml"), text)
    await save
  }
  expect(errors).toEqual([new Error("no space left")])
})
