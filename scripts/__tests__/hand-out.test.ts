import { mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs"
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

test.each(["public", "static/files"])(
  "refuses to write to %s, which is published",
  async (folder) => {
    expect(await runScript("hand-out", ["--to", folder], { env })).toMatchObject({ status: 1 })
  },
)

test("refuses to follow a link into a folder that is published", async () => {
  const to = path.join(makeTemporaryFolder(), "link")
  symlinkSync(path.resolve("public/new"), to)
  const { status, stderr } = await runScript("hand-out", ["--to", to], { env })
  expect([status, stderr]).toEqual([1, expect.stringContaining("is published")])
})

test("replaces files in another folder only with --force", async () => {
  const folder = makeTemporaryFolder()
  const file = path.join(folder, "platform/taxes.pdf")
  mkdirSync(path.dirname(file))
  writeFileSync(file, "2025")
  const args = ["platform", "--to", folder]
  const { status, stderr } = await runScript("hand-out", args, { env })
  expect([status, stderr]).toEqual([1, expect.stringContaining("taxes.pdf")])
  expect(readFileSync(file, "utf8")).toBe("2025")
  expect(await runScript("hand-out", [...args, "--force"], { env })).toMatchObject({ status: 0 })
  expect(readdirSync(path.dirname(file))).not.toContain("taxes.pdf")
})

test("replaces no file that has the name of the folder", async () => {
  const folder = makeTemporaryFolder()
  const file = path.join(folder, "platform")
  writeFileSync(file, "2025")
  const { status, stderr } = await runScript("hand-out", ["platform", "--to", folder], { env })
  expect([status, stderr]).toEqual([1, expect.stringContaining("cannot be read: ENOTDIR")])
  expect(readFileSync(file, "utf8")).toBe("2025")
})

test("writes the variant with its letter", async () => {
  const folder = makeTemporaryFolder()
  const { status, stdout, stderr } = await runScript("hand-out", ["platform", "--to", folder], {
    env,
  })
  expect([status, stdout]).toEqual([
    0,
    expect.stringMatching(
      /-Resume\.pdf: \d pages?\.\n[\s\S]*Letter\.pdf: 1 page\.\nWrote version [0-9a-f]{8} to/,
    ),
  ])
  expect(stderr).toContain("Writing Robin-Sample-Letter.pdf …")
  expect(readdirSync(path.join(folder, "platform"))).toHaveLength(6)
})
