import { appendFileSync, cpSync, mkdirSync, readFileSync, writeFileSync } from "node:fs"
import path from "node:path"
import { SAMPLE } from "../../src/content/files/content-folder"
import { runScript } from "../../test/run-script"
import { makeTemporaryFolder } from "../../test/temporary-folder"

jest.mock("../check-built/check-built", () => ({
  ...jest.requireActual("../check-built/check-built"),
  buildSite: () => {},
  checkBuilt: async () => [],
}))

/** @returns a folder with a copy of the sample */
function copySample(): string {
  const content = path.join(makeTemporaryFolder(), "content")
  cpSync(SAMPLE, content, { recursive: true })
  return content
}

test("--built repeats below the build what is open in the content", async () => {
  const CONTENT = copySample()
  const work = path.join(CONTENT, "work.yaml")
  writeFileSync(work, readFileSync(work, "utf8").replace(/ +endDate: ''.*\n/, ""))
  const { status, stdout } = await runScript("check-content", ["--built"], { env: { CONTENT } })
  const [, end] = stdout.split("The built site has no problem.\n")
  expect(end).toMatch(
    /^Your content is valid, with \d+ warnings?\..* `npm run check` lists them\.\n$/,
  )
  expect(status).toBe(0)
})

/** @returns a copy of the sample that has the text as mine.typ, and the name as its template */
function copyWithTemplate(name: string, text: string): string {
  const content = copySample()
  mkdirSync(path.join(content, "templates"))
  const program = `#import "/library/v1.typ": *\n#show: resume\n${text}`
  writeFileSync(path.join(content, "templates/mine.typ"), program)
  appendFileSync(path.join(content, "resume.yaml"), `\ntemplate: ${name}\n`)
  return content
}

test.each([
  ["mine.typ", "#masthead", 0, "Your content is valid"],
  [
    "mine.typ",
    "#spaceing",
    1,
    "content/templates/mine.typ:3:2  [bad-template]\n  unknown variable: spaceing",
  ],
  ["mine.typ", '#if "letter" in data [#no-letter]', 1, "mine.typ:3:24  [bad-template]"],
  ["mine", "#masthead", 1, 'Did you mean "mine.typ"?'],
  ["templates/mine.typ", "#masthead", 1, 'Did you mean "mine.typ"?'],
  ["other", "#masthead", 1, "Your own are files in templates/, as in mine.typ."],
])("a template %s with %s has the exit code %i", async (template, text, code, message) => {
  const CONTENT = copyWithTemplate(template, text)
  const { status, stdout } = await runScript("check-content", [], { env: { CONTENT } })
  expect([status, stdout]).toEqual([code, expect.stringContaining(message)])
})

test("a template that prints its input prints no private value", async () => {
  const CONTENT = copyWithTemplate("mine.typ", "#panic(data.contact)")
  const owner = path.join(CONTENT, "owner.yaml")
  const contact =
    "contact:\n  - kind: phone\n    value: +44 20 7946 0991\n    visibleIn: [hand-out]\n"
  writeFileSync(owner, readFileSync(owner, "utf8").replace(/^contact:.*\n/m, contact))
  const { status, stdout } = await runScript("check-content", [], { env: { CONTENT } })
  expect([status, stdout]).toEqual([1, expect.stringContaining("panicked with")])
  expect(stdout).not.toContain("7946")
})
