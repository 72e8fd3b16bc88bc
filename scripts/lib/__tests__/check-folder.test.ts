import { spawn, spawnSync } from "node:child_process"
import { readdirSync, utimesSync, writeFileSync } from "node:fs"
import path from "node:path"
import { createInterface } from "node:readline"
import { siteRoot } from "../../../src/roots"
import { makeTemporaryFolder } from "../../../test/temporary-folder"
import { checkPath, configFolder, LOCK, lockFolder } from "../check-folder"

const folder = makeTemporaryFolder()

test("a second build is refused while the first one runs, and not after it was killed", () => {
  const start = process.cwd()
  process.chdir(folder)
  lockFolder()
  expect(lockFolder).toThrow(`process ${process.pid}`)
  const { pid } = spawnSync(process.execPath, ["--version"])
  for (const left of [`${pid}\n`, ""]) {
    writeFileSync(LOCK, left)
    utimesSync(LOCK, 0, 0)
    expect(lockFolder).not.toThrow()
  }
  writeFileSync(LOCK, "")
  expect(lockFolder).toThrow("has just started")
  process.chdir(start)
})

/** Locks its folder once the file `go` exists, says whether it has the lock, and keeps it until it is killed. */
const BUILDER = `
  require("tsx/cjs")
  const { existsSync } = require("node:fs")
  const { lockFolder } = require(${JSON.stringify(path.join(__dirname, "../check-folder"))})
  console.log("ready")
  while (!existsSync("go"));
  try { lockFolder(); console.log("won") } catch (error) { console.log(error.message) }
  setInterval(() => {}, 1000)
`

test.each([
  ["an unlocked folder", undefined],
  ["the lock of a build that was killed", "killed"],
])(
  "of builds that start together in %s, one wins, and the others say why they stop",
  async (_, left) => {
    const together = makeTemporaryFolder()
    const { pid } = spawnSync(process.execPath, ["--version"])
    if (left) writeFileSync(path.join(together, LOCK), `${pid}\n`)
    const builds = [1, 2, 3, 4].map(() =>
      spawn(process.execPath, ["-e", BUILDER], {
        cwd: together,
        env: { ...process.env, NODE_PATH: siteRoot("node_modules") },
      }),
    )
    const linesOf = builds.map(({ stdout }) => createInterface(stdout)[Symbol.asyncIterator]())
    for (const lines of linesOf) await lines.next()
    writeFileSync(path.join(together, "go"), "")
    const said = await Promise.all(linesOf.map(async (lines) => (await lines.next()).value))
    for (const build of builds) build.kill("SIGKILL")
    expect(said.filter((line) => line === "won")).toHaveLength(1)
    expect(said.filter((line) => line.startsWith("Another build"))).toHaveLength(3)
    expect(readdirSync(together).sort()).toEqual([LOCK, "go"])
  },
)

test.each([
  ["/home/o'neil/site", "' in the path. Rename this folder, for example o'neil to o-neil."],
  [
    "/me/[my] (2)/ü!/site",
    "[, ], (, ) and ! in the path. Rename these folders, for example [my] (2) to my-2 and ü! to ü.",
  ],
  [
    "C:\\me\\100%\\#",
    "% and # in the path. Rename these folders, for example 100% to 100 and # to site.",
  ],
])("names every sign and the folders that have one in %s", (folder, message) => {
  expect(() => checkPath(folder)).toThrow(`Gatsby cannot build in ${folder}, because of ${message}`)
})

test("accepts a path with signs that Gatsby reads", () => {
  expect(() => checkPath("/me & you;/ü 日本/$a^@b+~=/site")).not.toThrow()
})

test("chooses another folder for settings if the home folder cannot be written or does not exist", () => {
  const home = makeTemporaryFolder()
  expect(configFolder({ HOME: home })).toBe(path.join(home, ".config"))
  expect(configFolder({ XDG_CONFIG_HOME: home, HOME: "/proc/x" })).toBe(home)
  writeFileSync(path.join(folder, ".config"), "a file")
  for (const HOME of ["/proc/x", "/proc", "/sys", path.join(home, "none"), folder, "/dev/null"]) {
    expect(configFolder({ HOME })).toBe(siteRoot(".cache/config"))
  }
  expect(configFolder({ XDG_CONFIG_HOME: "/proc/x/y" })).toBe(siteRoot(".cache/config"))
})
