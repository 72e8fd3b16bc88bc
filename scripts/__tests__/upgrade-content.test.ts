import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs"
import fs from "node:fs/promises"
import path from "node:path"
import { starterFiles } from "../../src/content/starter"
import { runScript } from "../../test/run-script"
import { makeTemporaryFolder, readFiles } from "../../test/temporary-folder"

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

/** @returns a folder in an old format, with two files of a translation */
function oldContent(): string {
  const folder = makeTemporaryFolder()
  mkdirSync(path.join(folder, "translations/de/variants"), { recursive: true })
  for (const [name, text] of starterFiles({ name: "Ada Writer", today: new Date("2026-01-15") }))
    writeFileSync(path.join(folder, name), text.replace(/^format: 4/m, "format: 3"))
  writeFileSync(path.join(folder, "translations/de/home.yaml"), "lead: Ein Satz.\n")
  writeFileSync(path.join(folder, "translations/de/variants/acme.yaml"), "objective: Ein Ziel.\n")
  return folder
}

test("takes up what a run left that was killed at any step", async () => {
  const upgrade = async (folder: string) => {
    await runScript("upgrade-content", [], { env: { CONTENT: folder } }).catch(() => {})
    return readFiles(folder)
  }
  const whole = await upgrade(oldContent())
  expect(whole["translations/de.yaml"]).toMatch(/Ein Satz.*Ein Ziel/s)
  for (let steps = 0, isDone = false; !isDone; steps++) {
    const folder = oldContent()
    let left = steps
    // A process that is killed restores nothing.
    const kill = (step: "rename" | "rm" | "rmdir" | "writeFile") => {
      const real = fs[step] as (...args: unknown[]) => Promise<void>
      jest.spyOn(fs, step).mockImplementation(async (...args: unknown[]) => {
        if (left-- <= 0) throw new Error("Killed")
        await real(...args)
      })
    }
    for (const step of ["rename", "rm", "rmdir", "writeFile"] as const) kill(step)
    await upgrade(folder)
    isDone = left > 0
    const after = await upgrade(folder)
    expect([steps, after]).toEqual([steps, whole])
    expect(readdirSync(path.join(folder, "translations"))).toEqual(["de.yaml"])
  }
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
