import { appendFileSync, cpSync, readFileSync, writeFileSync } from "node:fs"
import path from "node:path"
import { contentsOf } from "../../../src/content/translations/translate-content"
import { minimalContent } from "../../../test/content"
import { makeFormatAt, PATHS } from "../../../test/formats/make-format"
import { runScript } from "../../../test/run-script"
import { loadSiteContent } from "../../../test/site-content"
import { makeTemporaryFolder } from "../../../test/temporary-folder"
import { readValidContent } from "../read-valid-content"

const SAMPLE = { env: { CONTENT: "sample" } }

const save = (name: string, bytes: Uint8Array) => {
  const file = path.join(makeTemporaryFolder(), name)
  writeFileSync(file, bytes)
  return file
}

test("says how much of the content is found, and what is lost", async () => {
  const content = await loadSiteContent()
  const file = save("resume-ats.pdf", makeFormatAt(PATHS.ats, content))
  const { status, stdout } = await runScript("check-content", ["--pdf", file], SAMPLE)
  expect(status).toBe(0)
  expect(stdout).toMatch(/^roles +13 of 13\nresponsibilities +30 of 30$/m)
  expect(stdout).not.toContain("Lost")
  content.work.work.pop()
  const older = save("resume-ats.pdf", makeFormatAt(PATHS.ats, content))
  expect((await runScript("check-content", ["--pdf", older], SAMPLE)).stdout).toContain(
    "Lost 2 roles, 2 responsibilities. The PDF does not have this text.",
  )
}, 60_000)

test("compares a PDF in another language with that translation, wherever it lies", async () => {
  const folder = makeTemporaryFolder()
  cpSync("sample", folder, { recursive: true })
  appendFileSync(path.join(folder, "website.yaml"), "language: en\n")
  const env = { CONTENT: folder }
  await runScript("translate", ["de"], { env })
  const file = path.join(folder, "translations/de.yaml")
  const translated = readFileSync(file, "utf8").replaceAll(
    /(source: (.*)\n.*target: )''/g,
    "$1Wort $2",
  )
  writeFileSync(file, translated)
  const [, german] = contentsOf((await readValidContent(folder)).content)
  if (!german) throw new Error("There is no translation.")
  const pdf = save("Robin-Sample-Resume-One-Column-de.pdf", makeFormatAt(PATHS.ats, german))
  const { stdout } = await runScript("check-content", ["--pdf", pdf], { env })
  expect(stdout).toMatch(/^roles +13 of 13$/m)
  expect(stdout).not.toContain("use the PDF in one column")
}, 60_000)

test("shows the text of another PDF, and of any if the content has errors", async () => {
  const file = save("other.pdf", makeFormatAt(PATHS.pdf, minimalContent()))
  const { stdout } = await runScript("check-content", ["--pdf", file], SAMPLE)
  expect(stdout).toMatch(/^Ada\n[\s\S]+not compared .+ does not name Robin Sample\.\n$/)
  const invalid = await runScript("check-content", ["--pdf", file], {
    env: { CONTENT: makeTemporaryFolder() },
  })
  expect(invalid.stdout).toMatch(/^Ada\n[\s\S]+not compared .+ is missing or has errors/)
}, 60_000)

test.each([
  ["package.json", "package.json is not a PDF that can be read"],
  ["missing.pdf", "The file missing.pdf does not exist."],
])("says why it cannot read %s", async (file, message) => {
  expect(await runScript("check-content", ["--pdf", file])).toMatchObject({
    status: 1,
    stderr: expect.stringContaining(message),
  })
})
