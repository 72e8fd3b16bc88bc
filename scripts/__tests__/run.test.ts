import { spawn, spawnSync } from "node:child_process"
import { once } from "node:events"
import { cpSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs"
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

// Each command is compiled once here, which shows that it needs no file beside those of its packages.
test.each(COMMANDS)("npm run %s starts as npm starts it", (script, file) => {
  expect(run(LAUNCHER, file, ".", "--help")).toEqual({
    status: 0,
    stdout: expect.stringContaining(`npm run ${script}`),
    stderr: "",
  })
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

const PROJECT = path.resolve(".")

/** @returns the launcher of a project with one command, which prints a text, and where our code is */
function makeProject() {
  const folder = makeTemporaryFolder()
  for (const name of ["src", "scripts", "node_modules"]) mkdirSync(path.join(folder, name))
  for (const name of ["scripts/run.mjs", "src/roots.ts", "package-lock.json"])
    cpSync(name, path.join(folder, name))
  for (const name of ["node_modules/tsx", "node_modules/esbuild"])
    symlinkSync(path.join(PROJECT, name), path.join(folder, name))
  const say = (text: string) => {
    const script = `import { codeRoot } from "../src/roots"; console.log("${text}", codeRoot("x"))`
    writeFileSync(path.join(folder, "scripts/say.ts"), script)
  }
  return { folder, say, start: () => run(path.join(folder, "scripts/run.mjs"), "say", ".") }
}

test("a command is compiled once, runs each change of it, and knows the folder of the code", () => {
  const { folder, say, start } = makeProject()
  const bundles = path.join(folder, "node_modules/.cache/commands")
  for (const text of ["one", "two"]) {
    say(text)
    for (const _ of [1, 2])
      expect(start()).toEqual({ status: 0, stdout: `${text} ${folder}/x\n`, stderr: "" })
    expect(readdirSync(bundles).filter((name) => name.includes(".cjs"))).toEqual([
      expect.stringMatching(/^say-.*\.cjs$/),
    ])
  }
})

test("a command also runs where no compiled file can be written", () => {
  const { folder, say, start } = makeProject()
  writeFileSync(path.join(folder, "node_modules/.cache"), "")
  say("one")
  expect(start()).toEqual({ status: 0, stdout: `one ${folder}/x\n`, stderr: "" })
})

test("a build in a folder that Gatsby cannot read says to rename it", () => {
  const folder = path.join(makeTemporaryFolder(), "site-main (1)")
  mkdirSync(folder)
  const { status, stderr } = run(LAUNCHER, "gatsby", folder)
  expect(status).toBe(1)
  expect(stderr).toMatch(/^Gatsby cannot build in .*, because of .* in the path\. Rename/)
})
