import { execFileSync } from "node:child_process"
import { existsSync, readdirSync } from "node:fs"

test("git has every folder and file at the top level that the design card names", () => {
  const names = [
    "src",
    "content",
    "static",
    "gatsby-config.ts",
    "gatsby-node.ts",
    "tsconfig.json",
    "package.json",
    "jest.config.js",
  ]
  expect(listTopLevel()).toEqual(expect.arrayContaining(names))
})

/** @returns what git has at the top level, or the folder itself if it is a copy without git */
function listTopLevel(): string[] {
  if (!existsSync(".git")) return readdirSync(".")
  const tracked = execFileSync("git", ["ls-files"], { encoding: "utf8" })
  return tracked.split("\n").map((file) => file.replace(/\/.*/, ""))
}
