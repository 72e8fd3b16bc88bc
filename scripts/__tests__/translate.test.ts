import { appendFileSync, cpSync, existsSync, readFileSync, writeFileSync } from "node:fs"
import path from "node:path"
import { SAMPLE } from "../../src/content/files/content-folder"
import { runScript } from "../../test/run-script"
import { makeTemporaryFolder } from "../../test/temporary-folder"

test("an owner begins a translation, fills it, changes a text and settles it", async () => {
  const folder = makeTemporaryFolder()
  cpSync(SAMPLE, folder, { recursive: true })
  appendFileSync(path.join(folder, "website.yaml"), "language: en\n")
  const run = (name: string, ...args: string[]) =>
    runScript(name, args, { env: { CONTENT: folder } })
  const edit = (name: string, change: (text: string) => string) => {
    const file = path.join(folder, name)
    writeFileSync(file, change(readFileSync(file, "utf8")))
  }
  expect((await run("translate")).stdout).toContain("There is no translation.")
  const refused = await run("translate", "German")
  expect(refused).toMatchObject({ status: 1, stderr: expect.stringContaining("is not the code") })
  expect(existsSync(path.join(folder, "translations"))).toBe(false)
  expect((await run("translate", "de")).stdout).toMatch(/de: \d+ of \d+ texts are translated\./)
  expect((await run("translate")).stdout).toMatch(/^de: \d+ of \d+ texts are translated\.$/m)
  expect((await run("check-content", "--complete", "fr")).stderr).toContain("There is de.")

  const file = "translations/de.yaml"
  edit(file, (text) => text.replaceAll("target: ''", "target: Auf Deutsch"))
  edit(file, (text) => text.replace("target: Auf Deutsch", "target: ''"))
  expect(await run("check-content", "--complete", "de")).toMatchObject({ status: 1 })

  edit("home.yaml", (text) => text.replace(/^lead: .*$/m, "$& Really."))
  const old = (await run("check-content")).stdout
  expect(old).toMatch(/de\.yaml:\d+:\d+ .*\[stale-translation\]/)
  expect(old).toMatch(/1 is older than its source/)
  await run("translate", "de")
  edit(file, (text) => text.replace(/(Really\.\n\s+target: )Auf Deutsch/, "$1Eine andere Zeile"))
  await run("translate", "de")
  expect(readFileSync(path.join(folder, file), "utf8")).not.toContain("stale:")
})

test.each([
  ["english", "en"],
  ["Deutsch", "de"],
  ["en_GB", "en-GB"],
  ["pt-br", "pt-BR"],
])("translate refuses %s, and proposes %s", async (language, code) => {
  const { status, stderr } = await runScript("translate", [language], { env: { CONTENT: SAMPLE } })
  expect([status, stderr]).toEqual([1, expect.stringContaining(`Did you mean ${code}?`)])
})
