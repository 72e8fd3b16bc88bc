import { cpSync, mkdirSync, readFileSync, writeFileSync } from "node:fs"
import path from "node:path"
import sharp from "sharp"
import { SAMPLE } from "../../../src/content/files/content-folder"
import { runScript } from "../../../test/run-script"
import { makeTemporaryFolder } from "../../../test/temporary-folder"

test("writes a picture with a page for each look, and no private value beside it", async () => {
  const folder = makeTemporaryFolder()
  const { status, stdout } = await runScript("export-resume", ["--looks", "--to", folder], {
    env: { CONTENT: "sample" },
  })
  expect([status, stdout]).toEqual([0, expect.stringMatching(/^standard: \d pages?\.\n/)])
  const { width, height } = await sharp(readFileSync(`${folder}/looks.png`)).metadata()
  expect(width).toBe(2400)
  expect(height).toBeGreaterThan(1000)
})

test("says what is wrong in a template, and writes the others", async () => {
  const folder = makeTemporaryFolder()
  const CONTENT = path.join(folder, "content")
  cpSync(SAMPLE, CONTENT, { recursive: true })
  mkdirSync(path.join(CONTENT, "templates"))
  writeFileSync(path.join(CONTENT, "templates/mine.typ"), "#spaceing")
  writeFileSync(path.join(CONTENT, "templates/bare.typ"), "text")
  const { status, stdout, stderr } = await runScript("export-resume", ["--looks", "--to", folder], {
    env: { CONTENT },
  })
  expect([status, stdout]).toEqual([1, expect.stringContaining("banner.\n")])
  expect(stderr).toContain("content/templates/mine.typ:1:2 unknown variable: spaceing\n")
  expect(stderr).toContain("Write #show: resume below the import.\n")
})
