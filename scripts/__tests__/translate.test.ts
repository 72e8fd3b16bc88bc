import { appendFileSync, cpSync, existsSync, readFileSync, writeFileSync } from "node:fs"
import path from "node:path"
import { SAMPLE } from "../../src/content/files/content-folder"
import { runScript } from "../../test/run-script"
import { makeTemporaryFolder } from "../../test/temporary-folder"

/** Makes a copy of the sample, in English, and commands that use it. */
function startContent() {
  const folder = makeTemporaryFolder()
  cpSync(SAMPLE, folder, { recursive: true })
  appendFileSync(path.join(folder, "website.yaml"), "language: en\n")
  const run = (name: string, ...args: string[]) =>
    runScript(name, args, { env: { CONTENT: folder } })
  const edit = (name: string, change: (text: string) => string) => {
    const file = path.join(folder, name)
    writeFileSync(file, change(readFileSync(file, "utf8")))
  }
  return { folder, run, edit }
}

test("an owner begins a translation, fills it, changes a text and settles it", async () => {
  const { folder, run, edit } = startContent()
  expect((await run("translate")).stdout).toContain("There is no translation.")
  const begun = await run("translate", "de")
  expect(begun.status).toBe(0)
  expect(begun.stdout).toMatch(/de: \d+ of \d+ texts are translated\./)
  expect((await run("translate", "de")).stdout).toContain("The file has not changed.")

  const file = "translations/de.yaml"
  edit(file, (text) => `${text.replaceAll("target: ''", "target: Auf Deutsch")}# Mine\n`)
  edit(file, (text) => text.replace("target: Auf Deutsch", "target: ''"))
  expect(await run("check-content", "--complete", "de")).toMatchObject({ status: 1 })
  expect((await run("check-content")).stdout).toMatch(/de: [1-9]\d* of \d+ texts are translated\./)

  edit("home.yaml", (text) => text.replace(/^lead: .*$/m, "$& Really."))
  const old = (await run("check-content")).stdout
  expect(old).toMatch(/de\.yaml:\d+:\d+ .*\[stale-translation\]/)
  expect(old).toMatch(/1 is older than its source/)
  await run("translate", "de")
  const marked = readFileSync(path.join(folder, file), "utf8")
  expect(marked).toContain(" Really.")
  expect(marked).toContain("stale:")
  expect(marked).toContain("# Mine")

  edit(file, (text) => text.replace(/(Really\.\n\s+target: )Auf Deutsch/, "$1Eine andere Zeile"))
  await run("translate", "de")
  expect(readFileSync(path.join(folder, file), "utf8")).not.toContain("stale:")
})

test("removes what the content does not have any more, and prints what was translated", async () => {
  const { folder, run, edit } = startContent()
  await run("translate", "de")
  const german = "translations/de.yaml"
  edit(german, (text) => text.replaceAll("target: ''", "target: Über mich"))
  edit("about.yaml", (text) => text.replace(/\nlikes:[\s\S]*?(?=\nactions:)/, ""))
  const { stdout } = await run("translate", "de")
  expect(stdout).toContain("Removed")
  expect(readFileSync(path.join(folder, german), "utf8")).not.toContain("likes:")
  expect(readFileSync(path.join(folder, german), "utf8")).toContain("Über mich")
})

test.each([
  ["German", "is not the code of a language"],
  ["xx", "is not the code of a language that this program knows"],
  ["en", "The content itself is in"],
])("refuses %s and writes nothing", async (language, message) => {
  const { folder, run } = startContent()
  const { status, stderr } = await run("translate", language)
  expect(status).toBe(1)
  expect(stderr).toContain(message)
  expect(existsSync(path.join(folder, "translations"))).toBe(false)
})

test("names the translations that exist if another one should be complete", async () => {
  const { run } = startContent()
  await run("translate", "de")
  expect((await run("check-content", "--complete", "fr")).stderr).toContain("There is de.")
})
