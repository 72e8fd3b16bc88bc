import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs"
import path from "node:path"
import { starterFiles } from "../../src/content/starter"
import { runScript } from "../../test/run-script"
import { makeTemporaryFolder } from "../../test/temporary-folder"

// Without a site to compare with, the command builds none.
const built = new Map<string, object>()
jest.mock("../lib/format-texts", () => ({ readFormatTexts: async () => built }))
const buildSite = jest.fn()
jest.mock("../check-built/check-built", () => ({ buildSite: () => buildSite() }))

test("writes and deletes what an upgrade changes, and then says what the check says", async () => {
  const folder = makeTemporaryFolder()
  const fileOf = (name: string) => path.join(folder, name)
  for (const [name, text] of starterFiles({ name: "Ada Writer", today: new Date("2026-01-15") }))
    writeFileSync(fileOf(name), text.replace(/^format: 4/m, "format: 3"))
  const read = (name: string) => readFileSync(fileOf(name), "utf8")
  const run = (...args: string[]) =>
    runScript("upgrade-content", args, { env: { CONTENT: folder } })
  mkdirSync(fileOf("translations/de"), { recursive: true })
  const tree = "translations/de/about.yaml"
  writeFileSync(fileOf(tree), "title: [\n")
  const refused = await run()
  expect(refused).toMatchObject({ status: 1, stderr: expect.stringContaining("about.yaml:1:8") })

  writeFileSync(fileOf(tree), "title: Über mich\n")
  const dry = await run("--dry-run")
  expect(dry.stdout).toContain("Would change website.yaml, translations/de.yaml.")
  expect(read("website.yaml")).toContain("format: 3")
  expect(existsSync(fileOf("translations/de.yaml"))).toBe(false)

  const { stdout, status } = await run()
  expect(stdout).toContain("Changed website.yaml, translations/de.yaml.")
  expect(read("website.yaml")).toContain("format: 4")
  expect(read("translations/de.yaml")).toContain("Über mich")
  expect(existsSync(fileOf("translations/de"))).toBe(false)
  // The content has a translation, but does not say its own language.
  expect({ status, stdout }).toEqual({
    status: 1,
    stdout: expect.stringContaining("[missing-field]"),
  })

  const again = await run("--dry-run")
  expect(again.stdout).toContain("Would change no file: the format is the newest.")
})

test("a site in public/ is built again to compare it, which the command says first, and --no-build leaves out", async () => {
  const env = { CONTENT: "sample" }
  built.set("resume.txt", { unit: "line", parts: ["Robin"] })
  const without = await runScript("upgrade-content", ["--no-build"], { env })
  expect([without.stdout, buildSite.mock.calls]).toEqual([
    expect.stringMatching(/^Changed no file: the format is the newest\.\n/),
    [],
  ])
  const { stdout, stderr } = await runScript("upgrade-content", [], { env })
  expect(stderr).toBe("")
  expect(stdout).toMatch(/Building the site .* --no-build leaves this out\.\n\nNothing changed/)
  expect(buildSite).toHaveBeenCalledTimes(1)
})
