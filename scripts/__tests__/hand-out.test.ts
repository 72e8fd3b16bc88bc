/** @jest-environment node */
import { mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs"
import path from "node:path"
import { runScript } from "../../test/run-script"
import { makeTemporaryFolder } from "../../test/temporary-folder"

const env = { CONTENT: "sample" }

test("shows help, and names the variants and letters if the name is unknown", () => {
  expect(runScript("hand-out", ["--help"]).stdout).toContain("npm run hand-out -- NAME")
  const folder = makeTemporaryFolder()
  const { status, stderr } = runScript("hand-out", ["plattform", "--to", folder], { env })
  expect([status, stderr]).toEqual([1, expect.stringContaining("There is platform.")])
  expect(readdirSync(folder)).toEqual([])
})

test.each(["public", "static/files"])("refuses to write to %s, which is published", (folder) => {
  expect(runScript("hand-out", ["--to", folder], { env })).toMatchObject({ status: 1 })
})

test("refuses to follow a link into a folder that is published", () => {
  const to = path.join(makeTemporaryFolder(), "link")
  symlinkSync(path.resolve("public/new"), to)
  const { status, stderr } = runScript("hand-out", ["--to", to], { env })
  expect([status, stderr]).toEqual([1, expect.stringContaining("is published")])
})

test("replaces files in another folder only with --force", () => {
  const folder = makeTemporaryFolder()
  const file = path.join(folder, "platform/taxes.pdf")
  mkdirSync(path.dirname(file))
  writeFileSync(file, "2025")
  const args = ["platform", "--to", folder]
  const { status, stderr } = runScript("hand-out", args, { env })
  expect([status, stderr]).toEqual([1, expect.stringContaining("taxes.pdf")])
  expect(readFileSync(file, "utf8")).toBe("2025")
  expect(runScript("hand-out", [...args, "--force"], { env })).toMatchObject({ status: 0 })
  expect(readdirSync(path.dirname(file))).not.toContain("taxes.pdf")
})

test("replaces no file that has the name of the folder", () => {
  const folder = makeTemporaryFolder()
  const file = path.join(folder, "platform")
  writeFileSync(file, "2025")
  const { status, stderr } = runScript("hand-out", ["platform", "--to", folder], { env })
  expect([status, stderr]).toEqual([1, expect.stringContaining("cannot be read: ENOTDIR")])
  expect(readFileSync(file, "utf8")).toBe("2025")
})

test("writes the variant with its letter", () => {
  const folder = makeTemporaryFolder()
  const { status, stdout, stderr } = runScript("hand-out", ["platform", "--to", folder], { env })
  expect([status, stdout]).toEqual([0, expect.stringMatching(/^Wrote version [0-9a-f]{8} to/)])
  expect(stderr).toContain("Writing Robin-Sample-Letter.pdf …")
  expect(readdirSync(path.join(folder, "platform"))).toHaveLength(6)
})
