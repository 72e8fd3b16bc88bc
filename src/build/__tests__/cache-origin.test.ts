/** @jest-environment node */
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs"
import path from "node:path"
import { makeTemporaryFolder } from "../../testing/temporary-folder"
import { removeForeignOutput, writeCacheOrigin } from "../cache-origin"

const temp = makeTemporaryFolder()
const inTemp = (name: string) => path.join(temp, name)

function build(folder: string) {
  for (const name of [".cache", "public"]) mkdirSync(path.join(folder, name), { recursive: true })
  writeFileSync(path.join(folder, "public/index.html"), "page")
  writeCacheOrigin(folder)
}

const hasOutput = (folder: string) =>
  [".cache", "public"].some((name) => readdirSync(path.join(folder, name)).length > 0)

test("keeps the output of an earlier build in the same folder", () => {
  build(inTemp("same"))
  expect(removeForeignOutput(inTemp("same"))).toBe(false)
  expect(existsSync(inTemp("same/public/index.html"))).toBe(true)
})

test("removes the output after the folder was moved", () => {
  build(inTemp("before"))
  renameSync(inTemp("before"), inTemp("after"))
  expect(removeForeignOutput(inTemp("after"))).toBe(true)
  expect(hasOutput(inTemp("after"))).toBe(false)
})

test("removes a cache that came from another folder", () => {
  build(inTemp("here"))
  build(inTemp("there"))
  cpSync(inTemp("there/.cache"), inTemp("here/.cache"), { recursive: true })
  expect(removeForeignOutput(inTemp("here"))).toBe(true)
})

test.each([".cache/origin.json", "public/index.html"])(
  "removes the rest if %s is missing",
  (name) => {
    build(inTemp("part"))
    rmSync(path.join(inTemp("part"), name))
    expect(removeForeignOutput(inTemp("part"))).toBe(true)
    expect(hasOutput(inTemp("part"))).toBe(false)
  },
)

test("has nothing to remove before the first build", () => {
  expect(removeForeignOutput(inTemp("new"))).toBe(false)
})
