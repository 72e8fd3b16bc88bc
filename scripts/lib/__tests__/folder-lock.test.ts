/** @jest-environment node */
import { spawn } from "node:child_process"
import { once } from "node:events"
import { existsSync, mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { lockFolder } from "../folder-lock"

const folder = mkdtempSync(path.join(tmpdir(), "lock-"))

afterAll(() => rmSync(folder, { recursive: true }))

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
