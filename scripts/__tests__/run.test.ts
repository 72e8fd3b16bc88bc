import { spawn, spawnSync } from "node:child_process"
import { once } from "node:events"
import { cpSync, mkdirSync, readFileSync } from "node:fs"
import path from "node:path"
import { makeTemporaryFolder } from "../../test/temporary-folder"

const LAUNCHER = path.resolve("scripts/run.mjs")

function run(launcher: string, command: string, cwd: string, ...args: string[]) {
  const all = [launcher, command, ...args]
  const { status, stdout, stderr } = spawnSync(process.execPath, all, { cwd, encoding: "utf8" })
  return { status, stdout, stderr }
}

/** The npm scripts that run a command of scripts/ with options: their names and files. */
const COMMANDS = [
  ...readFileSync("package.json", "utf8").matchAll(
    /"([\w-]+)": "node scripts\/run\.mjs ([\w-]+)"/g,
  ),
].map(([, script = "", file = ""]) => [script, file] as const)

test("each command of package.json starts as npm starts it", () => {
  expect(COMMANDS.length).toBeGreaterThan(5)
  const starts = COMMANDS.map(([, file]) => `require("./scripts/${file}.ts").main(["--help"])`)
  const program = ['require("tsx/cjs")', ...starts].join("; console.log('NEXT'); ")
  const { status, stdout } = spawnSync(process.execPath, ["--eval", program], { encoding: "utf8" })
  const [, ...helps] = stdout.split("NEXT\n")
  const names = COMMANDS.map(([script]) => expect.stringContaining(`npm run ${script}`))
  expect([status, helps]).toEqual([0, names])
})

test("a command fails with an unknown option, and names it", () => {
  const { status, stderr } = run(LAUNCHER, "check-content", ".", "--x")
  expect([status, stderr]).toEqual([1, expect.stringContaining("There is no option --x.")])
})

test("a command ends quietly when nobody reads its output any more, as with `| head`", async () => {
  const child = spawn(process.execPath, [LAUNCHER, "check-content", "--help"])
  let stderr = ""
  child.stderr.on("data", (data) => {
    stderr += data
  })
  child.stdout.destroy()
  const [status] = await once(child, "close")
  expect([status, stderr]).toEqual([0, ""])
})

test("without packages, a command says how to install them", () => {
  const folder = makeTemporaryFolder()
  mkdirSync(path.join(folder, "scripts"))
  cpSync(LAUNCHER, path.join(folder, "scripts/run.mjs"))
  expect(run(path.join(folder, "scripts/run.mjs"), "check-content", folder)).toEqual({
    status: 1,
    stdout: "",
    stderr: "The packages are not installed. Run `npm ci` first.\n",
  })
})

test("a build in a folder that Gatsby cannot read says to rename it", () => {
  const folder = path.join(makeTemporaryFolder(), "site-main (1)")
  mkdirSync(folder)
  const { status, stderr } = run(LAUNCHER, "gatsby", folder)
  expect(status).toBe(1)
  expect(stderr).toMatch(/^Gatsby cannot build in .*, because of .* in the path\. Rename/)
})
