import { once } from "node:events"
import { mkdtempSync, rmSync } from "node:fs"
import { rename, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import path from "node:path"
import type { FSWatcher } from "chokidar"
import { watchFolder } from "../watch-folder"

// A busy machine reports changes of a folder late.
jest.setTimeout(30_000)

const open: { directory: string; watcher: FSWatcher }[] = []

// An open watcher would keep Jest running, so close it even if a test fails.
afterEach(async () => {
  for (const { directory, watcher } of open.splice(0)) {
    await watcher.close()
    rmSync(directory, { recursive: true })
  }
})

/** Watches a new folder with these files until the test ends. */
async function watchFiles(
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

/** @returns a callback, and a promise of its next call */
function calls() {
  let report = () => {}
  const next = () =>
    new Promise<void>((resolve) => {
      report = resolve
    })
  return { next, onChange: async () => report() }
}

test("reports each save, also of editors that write a new file and rename it", async () => {
  const { next, onChange } = calls()
  const onError = jest.fn()
  const directory = await watchFiles({ "owner.yaml": "1" }, onChange, onError)
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

test("reports a save that follows another save immediately, and continues after an error", async () => {
  const { next, onChange } = calls()
  const second = next()
  const onError = jest.fn()
  const change = jest.fn(onChange)
  change.mockImplementationOnce(async () => {
    await writeFile(file, "3")
    throw new Error("no space left")
  })
  const directory = await watchFiles({ "owner.yaml": "1" }, change, onError)
  const file = path.join(directory, "owner.yaml")
  await writeFile(file, "2")
  await second
  expect(change).toHaveBeenCalledTimes(2)
  expect(onError).toHaveBeenCalledWith(new Error("no space left"))
})

test("goes on after the folder was away for a while, as while git changes the branch", async () => {
  const { next, onChange } = calls()
  const directory = await watchFiles({ "owner.yaml": "1" }, onChange, jest.fn())
  const removal = next()
  await rename(directory, `${directory}-away`)
  await removal
  const back = next()
  await rename(`${directory}-away`, directory)
  await back
  // Chokidar needs a moment to find the files again.
  await new Promise((resolve) => setTimeout(resolve, 500))
  const save = next()
  await writeFile(path.join(directory, "owner.yaml"), "2")
  await save
})
