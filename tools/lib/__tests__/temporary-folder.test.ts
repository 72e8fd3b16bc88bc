import { spawn } from "node:child_process"
import { once } from "node:events"
import { existsSync } from "node:fs"

const SCRIPT = `const { createTemporaryFolder } = require("./tools/lib/temporary-folder.ts")
  console.log(createTemporaryFolder("temporary-folder-test-"))
  setTimeout(() => {}, process.argv[1])`

async function start(milliseconds: number) {
  const args = ["--import", "tsx", "--eval", SCRIPT, String(milliseconds)]
  const child = spawn(process.execPath, args, { stdio: ["ignore", "pipe", "inherit"] })
  const [folder] = await once(child.stdout, "data")
  return { child, folder: String(folder).trim() }
}

test("the folder exists until its process ends", async () => {
  const { child, folder } = await start(500)
  expect(existsSync(folder)).toBe(true)
  await once(child, "exit")
  expect(existsSync(folder)).toBe(false)
})

test.each([
  ["SIGINT", 130],
  ["SIGTERM", 143],
] as const)("the folder is deleted after %s", async (signal, code) => {
  const { child, folder } = await start(60_000)
  child.kill(signal)
  expect(await once(child, "exit")).toEqual([code, null])
  expect(existsSync(folder)).toBe(false)
})
