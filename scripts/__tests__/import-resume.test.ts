import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from "node:fs"
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

test("replaces the four files of the résumé only with --force, and no other file", async () => {
  rmSync(content, { recursive: true })
  cpSync(SAMPLE, content, { recursive: true })
  writeFileSync(path.join(content, "notes.md"), "Mine")
  const before = readFiles(content)
  const refused = await importTo([resume])
  expect([refused.status, refused.stderr]).toEqual([1, expect.stringContaining("--force")])
  expect((await importTo([resume, "--dry-run"])).stdout).toContain("The import itself would stop: ")
  expect(readFiles(content)).toEqual(before)

  const { status, stdout } = await importTo([resume, "--force"])
  expect(status).toBe(0)
  const after = readFiles(content)
  expect(Object.keys(after)).toEqual(Object.keys(before))
  const changed = Object.keys(after).filter((file) => after[file] !== before[file])
  expect(changed.sort()).toEqual(["owner.yaml", "resume.yaml", "skills.yaml", "work.yaml"])
  expect(after["owner.yaml"]).not.toContain("Robin")
  // The variants of the sample pick what is gone.
  expect(stdout).toMatch(/variants\/platform\.yaml:\d+:\d+ .*\[unknown-pick\]/)
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
  expect(existsSync(path.join(to, "owner.yaml"))).toBe(true)
})

test("finds the language of the texts, and says that website.yaml has another", async () => {
  const summary =
    "Ich entwickle seit zehn Jahren Software für Banken und leite ein Team von vier Menschen in Kiel."
  const document = JSON.stringify({
    basics: { name: "Ada Writer", label: "Entwicklerin", summary },
  })
  const { status, stdout } = await importTo(["-", "--dry-run"], document)
  expect([status, stdout]).toEqual([0, expect.stringContaining("The texts are in German")])
  expect(stdout).toContain("website.yaml says no language. Write language: de")
})

test.each(["static/cv", "./public", "sample/images"])(
  "writes no content, which has private values, to %s, also by CONTENT",
  async (to) => {
    const stderr = expect.stringContaining("/ is published")
    expect(await importTo([resume, "--to", to])).toMatchObject({ status: 1, stderr })
    const byContent = await runScript("import-resume", [resume], { env: { CONTENT: to } })
    expect(byContent).toMatchObject({ status: 1, stderr })
    expect(existsSync(path.join(to, "owner.yaml"))).toBe(false)
  },
)

test("writes no report, which has private values, to a folder that is published", async () => {
  const args = [resume, "--to", path.join(folder, "fourth"), "--report", "static/report.txt"]
  expect((await runScript("import-resume", args)).stderr).toContain("static/ is published")
})
