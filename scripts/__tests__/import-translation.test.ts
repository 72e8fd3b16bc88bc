import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import path from "node:path"
import { runScript } from "../../test/run-script"
import { makeTemporaryFolder, readFiles } from "../../test/temporary-folder"

const folder = makeTemporaryFolder()
const content = path.join(folder, "content")
const german = path.join(content, "translations", "de")
const website = path.join(content, "website.yaml")
const report = path.join(folder, "report-de.txt")

const JOB = { name: "Kiosk", position: "Cashier", startDate: "2020-01", highlights: ["Sold ice."] }

const english = writeJson("resume.json", {
  basics: { name: "Ada Writer", label: "Engineer" },
  work: [JOB],
})

const translated = writeJson("resume-de.json", {
  basics: { name: "Ada Writer", label: "Ingenieurin" },
  work: [{ ...JOB, position: "Kassiererin", highlights: ["Verkaufte Eis.", "Putzte."] }],
})

function writeJson(name: string, json: unknown): string {
  const file = path.join(folder, name)
  writeFileSync(file, JSON.stringify(json))
  return file
}

const run = (args: readonly string[]) =>
  runScript("import-resume", args, { env: { CONTENT: content } })

const importGerman = (...args: readonly string[]) =>
  run([translated, "--translation", "de", "--report", report, ...args])

beforeAll(async () => {
  expect(await run([english, "--report", path.join(folder, "report.txt")])).toMatchObject({
    status: 0,
  })
})

test("asks for the language of the content", async () => {
  const before = readFiles(content)
  const { status, stderr } = await importGerman()
  expect([status, stderr]).toEqual([1, expect.stringContaining("Write language: en into it")])
  expect(readFiles(content)).toEqual(before)
  writeFileSync(website, `${readFileSync(website, "utf8")}language: en\n`)
})

test.each([
  ["German", '"German" is not the code of a language'],
  ["en", 'The content itself is in "en"'],
  ["../de", "is not the code of a language"],
])("refuses the language %s, and touches nothing", async (language, message) => {
  const before = readFiles(content)
  const { status, stderr } = await run([translated, "--translation", language, "--report", report])
  expect([status, stderr]).toEqual([1, expect.stringContaining(message)])
  expect(readFiles(content)).toEqual(before)
})

test("writes nothing in a dry run, nor from a document that is no résumé", async () => {
  const before = readFiles(content)
  expect((await importGerman("--dry-run")).stdout).toContain("Nothing was written.")
  const other = writeJson("other.json", [])
  expect(await run([other, "--translation", "de", "--report", report])).toMatchObject({ status: 1 })
  expect(readFiles(content)).toEqual(before)
  expect(existsSync(report)).toBe(false)
})

test("writes the translation, which the check accepts, and no other file", async () => {
  const before = readFiles(content)
  const { status, stdout } = await importGerman()
  expect(status).toBe(0)
  expect(stdout).toContain("texts of the résumé are now in German")
  expect(stdout).toContain('work[0].highlights[1]: "Putzte." The content has no counterpart.')
  expect(stdout).toContain("npm run translate -- de")
  expect(readFileSync(report, "utf8")).toContain("by order")
  const after = readFiles(content)
  expect(after["translations/de/work.yaml"]).toContain("target: Kassiererin")
  expect(after).toMatchObject(before)
  expect(readdirSync(german).sort()).toEqual(["owner.yaml", "work.yaml"])
  expect(await runScript("check-content", [], { env: { CONTENT: content } })).toMatchObject({
    status: 0,
  })
})

test("replaces a translation only with --force, keeps what --keep names, and all other files", async () => {
  writeFileSync(path.join(german, "owner.yaml"), "headline: { source: Engineer, target: Mine }\n")
  writeFileSync(path.join(german, "work.yaml"), "work: []\n")
  writeFileSync(path.join(german, "about.yaml"), "title: { source: About, target: Über }\n")
  const before = readFiles(content)
  const { status, stderr } = await importGerman()
  expect([status, stderr]).toEqual([1, expect.stringContaining("--force")])
  expect(readFiles(content)).toEqual(before)

  expect(await importGerman("--force", "--keep", "owner")).toMatchObject({ status: 0 })
  const after = readFiles(content)
  expect(after["translations/de/owner.yaml"]).toContain("Mine")
  expect(readFileSync(path.join(german, "about.yaml"), "utf8")).toContain("Über")
  expect(after["translations/de/work.yaml"]).toContain("Kassiererin")
})

test("says so if the content has errors", async () => {
  rmSync(path.join(content, "owner.yaml"))
  expect((await importGerman("--force")).stderr).toContain("Correct the content first.")
})
