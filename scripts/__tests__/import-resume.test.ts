import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import path from "node:path"
import { SAMPLE } from "../../src/content/files/content-folder"
import { runScript } from "../../test/run-script"
import { makeTemporaryFolder, readFiles } from "../../test/temporary-folder"

const folder = makeTemporaryFolder()
const content = path.join(folder, "content")
const report = path.join(folder, "report.txt")
const resume = path.join(folder, "resume.json")

const importTo = (args: readonly string[], input?: string) =>
  runScript("import-resume", [...args, "--report", report], { input, env: { CONTENT: content } })

writeFileSync(
  resume,
  JSON.stringify({ basics: { name: "Ada Writer", label: "Engineer", shoeSize: "eleven" } }),
)

test("says what to do without a file", async () => {
  const { status, stderr } = await runScript("import-resume", [])
  expect([status, stderr]).toEqual([1, expect.stringContaining("npm run import -- resume.json")])
})

test("writes nothing in a dry run", async () => {
  const { status, stdout } = await importTo([resume, "--dry-run"])
  expect(status).toBe(0)
  expect(stdout).toContain('basics.shoeSize: "eleven" The import knows no place for it')
  expect(stdout).toContain("Nothing was written.")
  expect([content, report].filter((file) => existsSync(file))).toEqual([])
})

test("writes the content and the report, also from standard input", async () => {
  const { status, stdout } = await importTo(["-"], readFileSync(resume, "utf8"))
  expect(status).toBe(0)
  expect(stdout).toContain("3 values: 2 taken over, 1 left out.")
  expect(readFiles(content)["owner.yaml"]).toContain("name: Ada Writer")
  expect(readFileSync(report, "utf8")).toContain("basics.shoeSize")
})

test.each(["[]", "null", "{}", '"text"', "<html></html>", '{"basics": {"name": "A"'])(
  "refuses %s, and touches nothing",
  async (document) => {
    const before = readFiles(content)
    const { status, stderr } = await importTo(["-", "--force"], document)
    expect(status).toBe(1)
    expect(stderr).toContain("Nothing was written.")
    expect(readFiles(content)).toEqual(before)
  },
)

test("replaces content only with --force, and keeps only what --keep names", async () => {
  rmSync(content, { recursive: true })
  cpSync(SAMPLE, content, { recursive: true })
  mkdirSync(path.join(content, "fonts"))
  writeFileSync(path.join(content, "fonts", "OFL.txt"), "SIL Open Font License")
  const before = readFiles(content)
  const refused = await importTo([resume])
  expect([refused.status, refused.stderr]).toEqual([1, expect.stringContaining("--force")])
  expect((await importTo([resume, "--dry-run"])).stdout).toContain("The import itself would stop: ")
  expect(readFiles(content)).toEqual(before)

  expect(
    (await importTo([resume, "--force", "--keep", "portfolio", "--keep", "website"])).status,
  ).toBe(0)
  const after = readFiles(content)
  expect(after["portfolio.yaml"]).toBe(before["portfolio.yaml"])
  expect(after["website.yaml"]).toBe(before["website.yaml"])
  expect(Object.keys(after)).toContain(path.join("fonts", "OFL.txt")) // website.yaml names fonts
  expect(Object.keys(after).some((file) => file.startsWith("variants"))).toBe(false)
  expect(after["owner.yaml"]).not.toContain("Robin")

  expect((await importTo([resume, "--force"])).status).toBe(0)
  expect(Object.keys(readFiles(content)).every((file) => /^[a-z]+\.yaml$/.test(file))).toBe(true)
  expect(Object.values(readFiles(content)).join()).not.toMatch(/Robin|555-0142|Portland/)
})

test("--to names another folder", async () => {
  const to = path.join(folder, "other")
  expect((await importTo([resume, "--to", to])).status).toBe(0)
  expect(existsSync(path.join(to, "owner.yaml"))).toBe(true)
})

test.each([
  ["", []],
  [", also not with --force", ["--force"]],
])("replaces no file by a folder%s", async (_name, options) => {
  const file = path.join(folder, "taxes.pdf")
  writeFileSync(file, "2025")
  const { status, stderr } = await importTo([resume, "--to", file, ...options])
  expect([status, stderr]).toEqual([1, expect.stringContaining("taxes.pdf is a file")])
  expect(readFileSync(file, "utf8")).toBe("2025")
})

test("replaces the file of another report only with --force", async () => {
  const [other, to] = [path.join(folder, "other.txt"), path.join(folder, "third")]
  writeFileSync(other, "Mine")
  const args = [resume, "--to", to, "--report", other]
  const { status, stderr } = await runScript("import-resume", args)
  expect([status, stderr]).toEqual([1, expect.stringContaining("other.txt exists")])
  expect([readFileSync(other, "utf8"), existsSync(to)]).toEqual(["Mine", false])
  expect(await runScript("import-resume", [...args, "--force"])).toMatchObject({ status: 0 })
  expect(readFileSync(other, "utf8")).toContain("basics.shoeSize")
})

test("finds the language of the texts, but not for a website.yaml that is kept", async () => {
  const summary =
    "Ich entwickle seit zehn Jahren Software für Banken und leite ein Team von vier Menschen in Kiel."
  const document = JSON.stringify({
    basics: { name: "Ada Writer", label: "Entwicklerin", summary },
  })
  const sentence = "language in website.yaml is de"
  expect((await importTo(["-", "--dry-run"], document)).stdout).toContain(sentence)
  const { status, stdout } = await importTo(["-", "--dry-run", "--keep", "website"], document)
  expect([status, stdout]).toEqual([0, expect.not.stringContaining(sentence)])
})

test("writes no report, which has private values, to a folder that is published", async () => {
  const args = [resume, "--to", path.join(folder, "fourth"), "--report", "static/report.txt"]
  expect((await runScript("import-resume", args)).stderr).toContain("static/ is published")
})

test("refuses if the folder has files that are no content, or a kept file does not fit", async () => {
  writeFileSync(path.join(content, "notes.md"), "Mine")
  const before = readFiles(content)
  expect((await importTo([resume, "--force"])).stderr).toContain("notes.md")
  expect((await importTo([resume, "--keep", "nothing"])).stderr).toContain("--keep does not know")
  expect((await importTo([resume, "--keep", "website", "--language", "de"])).stderr).toContain(
    "--keep website keeps the language too",
  )
  expect(readFiles(content)).toEqual(before)
})

test("exports the whole content, which an import gives again", async () => {
  const file = path.join(folder, "export.json")
  expect((await runScript("export-resume", [file])).stdout).toContain("private")
  for (const file of ["public/mine.json", path.join(content, "images/mine.json")])
    expect((await runScript("export-resume", [file])).stderr).toContain("is published")
  for (const each of [content, report]) rmSync(each, { recursive: true })
  expect((await importTo([file])).stdout).toContain("nothing is left out")
  expect(readFiles(content)["owner.yaml"]).toContain("+1 503-555-0142")
})

test("an export replaces a file only with --force", async () => {
  const { status, stderr } = await runScript("export-resume", [resume])
  expect([status, stderr]).toEqual([1, expect.stringContaining("resume.json exists")])
  expect(readFileSync(resume, "utf8")).toContain("shoeSize")
  expect(await runScript("export-resume", [resume, "--force"])).toMatchObject({ status: 0 })
  expect(readFileSync(resume, "utf8")).not.toContain("shoeSize")
})
