import { spawn } from "node:child_process"
import { once } from "node:events"
import fs, { existsSync, mkdirSync, readdirSync, rmdirSync, writeFileSync } from "node:fs"
import path from "node:path"
import { makeTemporaryFolder } from "../../../test/temporary-folder"
import { lockFolder } from "../folder-lock"
import { UserError } from "../run-main"

const folder = makeTemporaryFolder()

test("a second build is refused while the first one runs, and not after it", () => {
  const { release } = lockFolder(folder)
  expect(() => lockFolder(folder)).toThrow(`process ${process.pid}`)
  release()
  lockFolder(folder).release()
  expect(existsSync(path.join(folder, ".build-lock"))).toBe(false)
})

test("a lock without a process, as after a power failure, stops no build", () => {
  writeFileSync(path.join(folder, ".build-lock"), "")
  const { release } = lockFolder(folder)
  expect(readdirSync(folder)).toEqual([".build-lock"])
  release()
})

test("says if something else has the name of the lock", () => {
  const file = path.join(folder, ".build-lock")
  mkdirSync(file)
  expect(() => lockFolder(folder)).toThrow(
    new UserError(".build-lock is no lock of a build. Delete it."),
  )
  rmdirSync(file)
})

test("of builds that start at once, one gets the lock", async () => {
  const script = `const { lockFolder } = require("./scripts/lib/folder-lock.ts")
    lockFolder(process.argv[1])
    console.log("locked")
    setTimeout(() => {}, 60_000)`
  const args = ["--import", "tsx", "--eval", script, folder]
  const builds = Array.from({ length: 4 }, () => spawn(process.execPath, args))
  const states = await Promise.all(
    builds.map(async ({ stdout, stderr }) => {
      const [text] = await Promise.race([once(stdout, "data"), once(stderr, "data")])
      return String(text).trim() === "locked"
    }),
  )
  const exits = builds.map((build) => build.exitCode ?? once(build, "exit"))
  for (const build of builds) build.kill("SIGKILL")
  await Promise.all(exits)
  expect(states.filter(Boolean)).toHaveLength(1)
})

test("the lock of a build that was killed does not stop the next one", async () => {
  const child = spawn(process.execPath, ["-e", "setInterval(() => {}, 1000)"])
  lockFolder(folder).passTo(child.pid ?? 0)
  expect(() => lockFolder(folder)).toThrow(`process ${child.pid}`)
  child.kill("SIGKILL")
  await once(child, "exit")
  lockFolder(folder).release()
})

test("says that a folder is read-only", () => {
  const error = Object.assign(new Error("EACCES: permission denied"), { code: "EACCES" })
  const write = jest.spyOn(fs, "writeFileSync").mockImplementation(() => {
    throw error
  })
  expect(() => lockFolder(makeTemporaryFolder())).toThrow("This folder is read-only (EACCES)")
  write.mockRestore()
})
