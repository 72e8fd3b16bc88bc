/** @jest-environment node */
import { spawn } from "node:child_process"
import { once } from "node:events"
import { existsSync } from "node:fs"
import path from "node:path"
import { makeTemporaryFolder } from "../../../src/testing/temporary-folder"
import { lockFolder } from "../folder-lock"

const folder = makeTemporaryFolder()

test("a second build is refused while the first one runs, and not after it", () => {
  const { release } = lockFolder(folder)
  expect(() => lockFolder(folder)).toThrow(`process ${process.pid}`)
  release()
  lockFolder(folder).release()
  expect(existsSync(path.join(folder, ".build-lock"))).toBe(false)
})

test("the lock of a build that was killed does not stop the next one", async () => {
  const child = spawn(process.execPath, ["-e", "setInterval(() => {}, 1000)"])
  lockFolder(folder).passTo(child.pid ?? 0)
  expect(() => lockFolder(folder)).toThrow(`process ${child.pid}`)
  child.kill("SIGKILL")
  await once(child, "exit")
  lockFolder(folder).release()
})
