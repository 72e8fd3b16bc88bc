import { spawnSync } from "node:child_process"
import { writeFileSync } from "node:fs"
import path from "node:path"
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
    expect(lockFolder).not.toThrow()
  }
  process.chdir(start)
})

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
