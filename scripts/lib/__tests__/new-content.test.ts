import { cpSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import path from "node:path"
import { SAMPLE } from "../../../src/content/files/content-folder"
import { listFiles } from "../../../src/content/files/list-files"
import { loadContent } from "../../../src/content/load"
import {
  headingsFor,
  NEW_TEXT_LANGUAGES,
  newTextsOf,
  textAbout,
} from "../../../src/content/new-site-texts/new-texts"
import { findRoles } from "../../../src/content/rules/items"
import { durationOf } from "../../../src/lib/months"
import { kindOf } from "../../../src/resume/model/section-kinds"
import { makeTemporaryFolder } from "../../../test/temporary-folder"
import { writeNewContent } from "../new-content"

const TODAY = new Date("2026-03-04T12:00:00Z")

let parent: string
let folder: string

beforeEach(() => {
  parent = makeTemporaryFolder()
  folder = path.join(parent, "content")
  cpSync(SAMPLE, folder, { recursive: true })
})

const writeNew = (options: Partial<Parameters<typeof writeNewContent>[0]> = {}) =>
  writeNewContent({
    folder,
    sample: SAMPLE,
    today: TODAY,
    isForced: false,
    name: "Ada Writer",
    ...options,
  })

/** @returns the texts of all values in a YAML file or in the content */
function textsIn(value: unknown): string[] {
  if (typeof value === "string") return [value]
  return value && typeof value === "object" ? Object.values(value).flatMap(textsIn) : []
}

test("the pages behind a # say so in a warning, and are valid without the #", async () => {
  await writeNew()
  const { diagnostics } = await loadContent(folder, TODAY)
  const warned = diagnostics.filter(({ code }) => code === "empty-section")
  expect(warned.map(({ file }) => path.basename(file))).toEqual([
    "about.yaml",
    "portfolio.yaml",
    "showcase.yaml",
  ])
  for (const { file, hint } of warned) {
    expect(hint).toContain("remove the # at the start of their lines")
    const yaml = path.join(folder, path.basename(file))
    writeFileSync(yaml, readFileSync(yaml, "utf8").replace(/^#(?! (?:The|Cards|yaml))/gm, ""))
  }
  cpSync(
    path.join(SAMPLE, "images", "moth-club.png"),
    path.join(folder, "images", "first-site.png"),
  )
  const opened = await loadContent(folder, TODAY)
  expect(
    opened.diagnostics.filter(({ file }) => warned.some((each) => each.file === file)),
  ).toEqual([])
  expect(opened.content?.portfolio?.projects).toHaveLength(1)
})

test("the check names the lines of all texts and dates that nobody has given, once a file", async () => {
  await writeNew()
  const { diagnostics } = await loadContent(folder, TODAY)
  const found = diagnostics.filter(({ code }) => code === "placeholder")
  expect(found.map(({ message }) => message)).toEqual([
    "home.yaml still has 1 text of the starter: line 4.",
    "owner.yaml still has 2 texts of the starter: lines 4, 5.",
    "resume.yaml still has 9 texts of the starter: lines 19, 34, 35, 42, 43, 44, 45, 52, 53.",
    "skills.yaml still has 8 texts of the starter: lines 5, 8, 10, 12, 14, 17, 19, 21.",
    expect.stringContaining("work.yaml still has 13 texts of the starter: lines 6, 7, 9, 10, 11,"),
  ])
})

test("a comment accepts one text of the starter, and the others are still counted", async () => {
  await writeNew()
  const skills = path.join(folder, "skills.yaml")
  const text = readFileSync(skills, "utf8")
  writeFileSync(skills, text.replace("      - id: skill-1", "      # ok: placeholder\n$&"))
  const { diagnostics } = await loadContent(folder, TODAY)
  const inSkills = diagnostics.filter(({ file }) => file.endsWith("/skills.yaml"))
  expect(inSkills.map(({ message }) => message)).toEqual([
    expect.stringContaining("skills.yaml still has 7 texts of the starter"),
  ])
})

test("a new site says that its owner worked a year, also in ten years", async () => {
  await writeNew()
  const { content } = await loadContent(folder, TODAY)
  const roles = findRoles(content ?? {}).map(({ item }) => item)
  expect(durationOf(roles, "2036-03").months).toBe(12)
})

test("the check says of each new date before the owner's own that it is to be replaced", async () => {
  await writeNew()
  for (const name of ["work.yaml", "resume.yaml"]) {
    const file = path.join(folder, name)
    writeFileSync(
      file,
      readFileSync(file, "utf8").replace("startDate: '1940'", "startDate: '2019'"),
    )
  }
  const { diagnostics } = await loadContent(folder, TODAY)
  const errors = diagnostics.filter(({ severity }) => severity === "error")
  expect(errors.map(({ file, hint }) => `${path.basename(file)}: ${hint}`)).toEqual([
    "resume.yaml: Replace the end by your own, or write '' if it has not ended.",
    "work.yaml: Replace the end by your own, or write '' if it has not ended.",
  ])
})

test.each(["Ada Writer", "王小明", `Zoë "Z" O'Neil: #1`, "no", "@ada", "x".repeat(80)])(
  "writes valid content for the name %s",
  async (name) => {
    const files = await writeNew({ name })
    const { content, diagnostics } = await loadContent(folder, TODAY)
    const pages = ["empty-section", "empty-section", "empty-section"]
    const texts = Array.from({ length: 5 }, () => "placeholder")
    const codes = [...pages, ...texts, "sample-identity"]
    // Of an odd name, the family name is a guess.
    const found = diagnostics.map(({ code }) => code).filter((code) => code !== "guessed-name")
    expect(found.sort()).toEqual(codes)
    expect(content?.owner.name).toBe(name)
    expect(content?.resume.updated).toBe("2026-03-04")
    expect((await listFiles(folder)).sort()).toEqual([...files].sort())
  },
)

test("writes a comment into every file, and the schema for editors", async () => {
  for (const file of await writeNew()) {
    const [schema, comment] = readFileSync(path.join(folder, file), "utf8").split("\n")
    expect(schema).toBe(
      `# yaml-language-server: $schema=../schemas/${file.replace("yaml", "json")}`,
    )
    expect(comment).toMatch(/^# \w/)
  }
})

test("the comment about other sections names only kinds that the schema has", async () => {
  await writeNew()
  const text = readFileSync(path.join(folder, "resume.yaml"), "utf8")
  const named = /Other sections:([^.]+)\./.exec(text)?.[1]?.match(/\w+/g) ?? []
  expect(named).toContain("Custom")
  expect(named.filter((kind) => !kindOf(kind))).toEqual([])
})

test("keeps no sentence, name or address of the sample, no picture and no variant", async () => {
  const { content: sample } = await loadContent(SAMPLE, TODAY)
  const files = await writeNew()
  const written = files.map((file) => readFileSync(path.join(folder, file), "utf8")).join("\n")
  const usual = [...Object.values(newTextsOf("en")), ...Object.values(headingsFor("en"))]
  const found = textsIn(sample).filter(
    (text) => text.includes(" ") && !usual.includes(text) && written.includes(text),
  )
  expect(found).toEqual([])
  for (const word of ["Robin", "Sample", "sample", "Portland", "robin.example"])
    expect(written).not.toContain(word)
  expect(readdirSync(path.join(folder, "images"))).toEqual([])
  expect(existsSync(path.join(folder, "variants"))).toBe(false)
})

test("refuses to replace content that is not the sample, unless it is forced", async () => {
  writeFileSync(path.join(folder, "owner.yaml"), "name: Me\n")
  await expect(writeNew()).rejects.toThrow("--force")
  expect(readFileSync(path.join(folder, "owner.yaml"), "utf8")).toBe("name: Me\n")
  await writeNew({ isForced: true })
  expect(readFileSync(path.join(folder, "owner.yaml"), "utf8")).toContain("Ada Writer")
})

test("refuses to replace the sample with a picture of the owner, and replaces a part of the sample", async () => {
  rmSync(path.join(folder, "variants"), { recursive: true })
  writeFileSync(path.join(folder, "images", "mine.png"), "")
  await expect(writeNew()).rejects.toThrow("content of your own")
  rmSync(path.join(folder, "images", "mine.png"))
  await writeNew()
})

test("replaces what it has written before, until the owner changes it or adds a file", async () => {
  await writeNew({ language: "pt-BR", paper: "a4", name: `Zoë "Z" O'Neil: #1` })
  await writeNew({ name: "Grace" })
  const owner = path.join(folder, "owner.yaml")
  const written = readFileSync(owner, "utf8")
  writeFileSync(owner, written.replace("you@example.com", "grace@hopper.dev"))
  await expect(writeNew({ name: "Ada" })).rejects.toThrow("content of your own")
  writeFileSync(owner, written)
  writeFileSync(path.join(folder, "images", "mine.png"), "")
  await expect(writeNew({ name: "Ada" })).rejects.toThrow("content of your own")
})

test("leaves everything as it is if the name is not valid", async () => {
  const before = await listFiles(folder)
  await expect(writeNew({ name: " " })).rejects.toThrow("Nothing was changed.")
  expect(await listFiles(folder)).toEqual(before)
  expect(readdirSync(parent)).toEqual(["content"])
})

test("writes into a folder that does not exist", async () => {
  rmSync(folder, { recursive: true })
  await writeNew()
  expect(existsSync(path.join(folder, "owner.yaml"))).toBe(true)
})

test.each([
  ["de", true],
  ["pt-BR", true],
  ["en-GB", false],
  ["nl", false],
])("has the portrait on paper behind a # where it is usual: %s, %j", async (language, isUsual) => {
  await writeNew({ language })
  const owner = readFileSync(path.join(folder, "owner.yaml"), "utf8")
  expect(/^# {3}pdf: true/m.test(owner)).toBe(isUsual)
})

test("writes the language and the paper, and changes nothing if one is not valid", async () => {
  await writeNew({ language: "de", paper: "a4" })
  const { content } = await loadContent(folder, TODAY)
  expect(content?.website.language).toBe("de")
  expect(content?.resume.paper).toBe("a4")
  const wrong = writeNew({ language: "German", paper: "A4", isForced: true })
  await expect(wrong).rejects.toThrow(/resume\.yaml.*paper[\s\S]*website\.yaml.*language/)
  expect((await loadContent(folder, TODAY)).content?.resume.paper).toBe("a4")
})

const OTHER_LANGUAGES = NEW_TEXT_LANGUAGES.filter((language) => language !== "en")

test.each(OTHER_LANGUAGES)("writes each text in the language %s", async (language) => {
  await writeNew({ language, name: "Ada Lima" })
  const { content, diagnostics } = await loadContent(folder, TODAY)
  const own = Object.values(newTextsOf(language)).map((text) => textAbout(text, "Ada Lima"))
  const { owner, home, resume, skills, work, errors } = content ?? {}
  const values = textsIn([owner, home, resume, skills, work, errors, content?.website.thanks])
  const english = Object.values(newTextsOf("en")).map((text) => textAbout(text, "Ada Lima"))
  const kinds = resume?.sections.map(({ section }): string => section) ?? []
  expect(
    values.filter((text) => english.includes(text) && ![...own, ...kinds].includes(text)),
  ).toEqual([])
  expect(errors?.errors.every(({ message }) => own.includes(message))).toBe(true)
  expect(new Set(diagnostics.map(({ code }) => code))).toEqual(
    new Set(["empty-section", "placeholder", "sample-identity"]),
  )
})

test("writes English for a language without texts, and the check names each of them", async () => {
  await writeNew({ language: "da" })
  const { content, diagnostics } = await loadContent(folder, TODAY)
  const found = diagnostics.filter(({ code }) => code === "placeholder")
  expect(content?.errors.title).toBe(newTextsOf("en")["errors.title"])
  expect(found.map(({ message }) => message.split(" of the starter")[0])).toEqual([
    "errors.yaml still has 15 texts",
    "home.yaml still has 2 texts",
    "owner.yaml still has 2 texts",
    "resume.yaml still has 17 texts",
    "skills.yaml still has 8 texts",
    "website.yaml still has 1 text",
    "work.yaml still has 13 texts",
  ])
})
