import { existsSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs"
import path from "node:path"
import { makeTemporaryFolder, writeInto } from "../../../test/temporary-folder"
import { copyRepository } from "../copy-repository"

const folder = makeTemporaryFolder()
const file = (name: string) => path.join(folder, name)

test("copies the working tree without the build output, and links node_modules", () => {
  copyRepository(folder)
  expect(readFileSync(file("package.json"), "utf8")).toBe(readFileSync("package.json", "utf8"))
  expect(existsSync(file("node_modules/gatsby/package.json"))).toBe(true)
  const names = readdirSync(folder)
  for (const name of [".cache", "public", ".git", "test-results"]) expect(names).not.toContain(name)
})

test("copies no file that git ignores", () => {
  const repository = process.cwd()
  const source = makeTemporaryFolder()
  const ignored =
    ".env.local build.log import-report.txt hosting/nginx/headers.conf .replaced-1".split(" ")
  symlinkSync(path.join(repository, "node_modules"), path.join(source, "node_modules"))
  for (const name of [...ignored, "hosting/nginx.conf", ".nvmrc"]) writeInto(source, name)
  try {
    process.chdir(source)
    copyRepository(folder)
  } finally {
    process.chdir(repository)
  }
  for (const name of ["hosting/nginx.conf", ".nvmrc"]) expect(existsSync(file(name))).toBe(true)
  for (const name of ignored) expect(existsSync(file(name))).toBe(false)
})

test("puts the sample in the place of the content", () => {
  copyRepository(folder)
  for (const name of ["owner.yaml", "variants/platform.yaml"])
    expect(readFileSync(file(`content/${name}`))).toEqual(readFileSync(`sample/${name}`))
})

test("removes an earlier copy, but not the packages to which it links", () => {
  writeFileSync(file("old.txt"), "text")
  copyRepository(folder)
  expect(existsSync(file("old.txt"))).toBe(false)
  expect(existsSync("node_modules/gatsby/package.json")).toBe(true)
})
