import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs"
import path from "node:path"
import { runScript } from "../../test/run-script"
import { makeTemporaryFolder } from "../../test/temporary-folder"

const env = { CONTENT: "sample" }

test("names the variants and letters if the name is unknown", async () => {
  const folder = makeTemporaryFolder()
  const { status, stderr } = await runScript("hand-out", ["plattform", "--to", folder], { env })
  expect([status, stderr]).toEqual([1, expect.stringContaining("There is platform.")])
  expect(readdirSync(folder)).toEqual([])
})

test("refuses to write to a folder that is published", async () => {
  const { status, stderr } = await runScript("hand-out", ["--to", "static/files"], { env })
  expect([status, stderr]).toEqual([1, expect.stringContaining("static/ is published")])
})

test("writes the variant with its letter, and replaces other files only with --force", async () => {
  const folder = makeTemporaryFolder()
  const file = path.join(folder, "platform/taxes.pdf")
  mkdirSync(path.dirname(file))
  writeFileSync(file, "2025")
  const args = ["platform", "--to", folder]
  const { status, stderr } = await runScript("hand-out", args, { env })
  expect([status, stderr]).toEqual([1, expect.stringContaining("taxes.pdf")])
  expect(readFileSync(file, "utf8")).toBe("2025")
  const forced = await runScript("hand-out", [...args, "--force"], { env })
  const pages =
    /-Resume\.pdf: \d pages?\.\n[\s\S]*Letter\.pdf: 1 page\.\nWrote version [0-9a-f]{8} to/
  expect([forced.status, forced.stdout]).toEqual([0, expect.stringMatching(pages)])
  expect(forced.stderr).toContain("Writing Robin-Sample-Letter.pdf …")
  expect(readdirSync(path.dirname(file))).toHaveLength(6)
})

test("replaces no file that has the name of the folder", async () => {
  const folder = makeTemporaryFolder()
  const file = path.join(folder, "platform")
  writeFileSync(file, "2025")
  const { status, stderr } = await runScript("hand-out", ["platform", "--to", folder], { env })
  expect([status, stderr]).toEqual([1, expect.stringContaining("platform is a file")])
  expect(readFileSync(file, "utf8")).toBe("2025")
})
