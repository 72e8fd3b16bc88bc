import { execFileSync } from "node:child_process"
import { readFileSync } from "node:fs"
import path from "node:path"
import { scripts } from "../../../package.json"
import { type CommandName, command, quotedCommand } from "../command"

const ROOT = path.join(__dirname, "../../..")

test("names a command with its options", () => {
  expect(command("check")).toBe("npm run check")
  expect(quotedCommand("export", "my-resume.json")).toBe("`npm run export -- my-resume.json`")
})

test("no message names a command in another way", () => {
  const files = execFileSync("git", ["ls-files", "src", "scripts"], { cwd: ROOT, encoding: "utf8" })
    .split("\n")
    .filter((file) => /\.tsx?$/.test(file) && !/__tests__|lib\/command\.ts$/.test(file))
  const lines = files.flatMap((file) =>
    readFileSync(path.join(ROOT, file), "utf8")
      .split("\n")
      .filter((line) => !/^\s*(\/?\*|\/\/)/.test(line) && /npm run [a-z]/.test(line))
      .map((line) => `${file}: ${line.trim()}`),
  )
  expect(lines).toEqual([])
})

test("each command is a script of package.json", () => {
  const source = readFileSync(path.join(ROOT, "src/lib/command.ts"), "utf8")
  const names = [...source.matchAll(/^ {2}\| "(.+)"$/gm)].map(([, name]) => name as CommandName)
  expect(names).not.toEqual([])
  expect(Object.keys(scripts)).toEqual(expect.arrayContaining(names))
})
