/** @jest-environment node */
import { spawnSync } from "node:child_process"
import { cpSync, mkdirSync } from "node:fs"
import path from "node:path"
import { makeTemporaryFolder } from "../../test/temporary-folder"

const LAUNCHER = path.resolve("scripts/run.mjs")

function run(launcher: string, command: string, cwd: string) {
  const { status, stderr } = spawnSync(process.execPath, [launcher, command], {
    cwd,
    encoding: "utf8",
  })
  return { status, stderr }
}

test("without packages, a command says how to install them", () => {
  const folder = makeTemporaryFolder()
  mkdirSync(path.join(folder, "scripts"))
  cpSync(LAUNCHER, path.join(folder, "scripts/run.mjs"))
  expect(run(path.join(folder, "scripts/run.mjs"), "check-content", folder)).toEqual({
    status: 1,
    stderr: "The packages are not installed. Run `npm ci` first.\n",
  })
})

test.each(["site-main (1)", "c#", "50 %"])("a build in the folder %s says to rename it", (name) => {
  const folder = path.join(makeTemporaryFolder(), name)
  mkdirSync(folder)
  const { status, stderr } = run(LAUNCHER, "gatsby", folder)
  expect(status).toBe(1)
  expect(stderr).toMatch(/^Gatsby cannot build in .*, because of the .* in the path\. Rename/)
})
