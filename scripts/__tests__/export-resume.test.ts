import { cpSync, readFileSync } from "node:fs"
import path from "node:path"
import { runScript } from "../../test/run-script"
import { makeTemporaryFolder, readFiles } from "../../test/temporary-folder"

const folder = makeTemporaryFolder()
const content = path.join(folder, "content")
const exports = path.join(folder, "exports")
cpSync("sample", content, { recursive: true })

const exportResume = (...args: string[]) =>
  runScript("export-resume", ["--to", exports, ...args], { env: { CONTENT: content } })

test("writes every format of the main résumé, with what the site shows", async () => {
  const { status, stdout } = await exportResume()
  expect([status, stdout]).toEqual([
    0,
    expect.stringMatching(/resume\.pdf: \d pages?\.\n[\s\S]*Wrote version [0-9a-f]{8}: /),
  ])
  const files = readFiles(exports)
  expect(Object.keys(files).sort()).toEqual([
    "contact.vcf",
    "resume-ats.pdf",
    "resume.docx",
    "resume.json",
    "resume.md",
    "resume.pdf",
    "resume.txt",
  ])
  expect(files["resume.txt"]).not.toContain("555-0142")
})

test("writes only the named formats of a variant, and replaces those of an earlier export", async () => {
  for (const _ of [1, 2]) expect((await exportResume("platform", "--only", "text")).status).toBe(0)
  expect(readFileSync(path.join(exports, "resume", "platform.txt"), "utf8")).toContain("platform")
})

test.each([
  [["nothing"], 'No variant has the name "nothing". There is '],
  [["--only", "pdf,gif"], '--only does not know "gif". It takes '],
  [["--language", "tlh"], 'no translation into "tlh"'],
  [["--to", "public/mine"], "public/ is published"],
  [["--looks", "platform"], "Use --looks without a variant"],
])("refuses %j", async (args, message) => {
  const { status, stderr } = await exportResume(...args)
  expect([status, stderr]).toEqual([1, expect.stringContaining(message)])
})

test.each([
  ["--only", "pdf", "text"],
  ["--only", "pdf", "text", "json"],
])("%s %s %s: says how to write the formats", async (...args) => {
  const list = `--only ${args.slice(1).join(",")}`
  expect(await exportResume(...args)).toMatchObject({
    status: 1,
    stderr: `Write the formats like this: ${list}\n`,
  })
})
