import { generateResume } from "../../../test/generate-resumes"
import { importedContent } from "../../../test/imported-content"
import { translateBy } from "../../../test/imported-translation"
import { loadPerson } from "../../../test/load-person"
import { loadSiteContent } from "../../../test/site-content"
import type { DataPath } from "../../content/diagnostics"
import { type Content, contentSchemas, schemaOf } from "../../content/schemas"
import { valueAt } from "../../content/schemas/introspection"
import { pairTexts } from "../../content/translations/pair-texts"
import { toJsonResume, toModel } from "../../resume"

const NAMES = ["owner", "resume", "skills", "work"] as const

/** @returns the paths of the texts of the résumé, with the name of the file first */
function textsOf(content: Content): DataPath[] {
  return NAMES.flatMap((name) =>
    pairTexts(contentSchemas[name], content[name], undefined)
      .pairs.filter(({ kind }) => kind === "text")
      .map(({ path }) => [name, ...path]),
  )
}

/** @returns the content with other texts, as if in another language; dates, names and addresses stay */
function withOtherTexts(content: Content): Content {
  const copy = structuredClone(content)
  for (const path of textsOf(content)) {
    const parent = valueAt(copy, path.slice(0, -1)) as Record<PropertyKey, unknown>
    parent[path.at(-1) ?? ""] = toOtherText(String(valueAt(content, path)))
  }
  return copy
}

/** Only the letters change, and the marks go: JSON Resume has none. */
function toOtherText(text: string): string {
  const words = text.replace(/\]\([^)]*\)|[*_`[\]\\<>]/g, "")
  return words.replace(/\p{L}+/gu, (word) => `${[...word].reverse().join("").toLowerCase()}ü`)
}

/** @returns a JSON Resume without the copy of the content that our own exports have */
function exportOf(content: Content) {
  const { meta, ...others } = toJsonResume(toModel(content))
  const { content: _content, ...rest } = meta
  return { ...others, meta: rest }
}

test.each([
  ["the sample", loadSiteContent, 121, ["resume.description"]],
  [
    "a professor",
    () => loadPerson("academic"),
    281,
    [
      // JSON Resume has labels for profiles only.
      "owner.contact.0.label",
      "owner.contact.1.label",
      // It is for search engines.
      "resume.description",
      // JSON Resume has one list of publications, so an import gives one section.
      "resume.sections.5.title",
      "resume.sections.5.content.text",
      "resume.sections.6.title",
    ],
  ],
])("every text of %s that JSON Resume has comes back", async (_name, load, count, expected) => {
  const content = await load()
  const other = withOtherTexts(content)
  const { imported, translated } = translateBy(content, exportOf(other))
  const texts = textsOf(content)
  const lost = texts.filter((path) => valueAt(translated, path) !== valueAt(other, path))
  expect(texts).toHaveLength(count)
  expect(lost.map((path) => path.join("."))).toEqual(expected)
  expect(imported.counts).toMatchObject({ texts: count, matched: count - expected.length })
})

test.each([
  ["the sample", loadSiteContent],
  ["a professor", () => loadPerson("academic")],
])("every text of our own export of %s comes back", async (_name, load) => {
  const content = await load()
  const other = withOtherTexts(content)
  const { translated } = translateBy(content, toJsonResume(toModel(other)))
  for (const name of NAMES) expect(translated[name]).toEqual(other[name])
})

test("nothing of our own export is without a counterpart", async () => {
  const content = await loadSiteContent()
  const { imported } = translateBy(content, toJsonResume(toModel(withOtherTexts(content))))
  expect(imported.report.leftOut).toEqual([])
})

test("a text whose marks the document lacks is one to check", async () => {
  const content = await loadSiteContent()
  const { imported } = translateBy(content, exportOf(withOtherTexts(content)))
  const found = imported.report.checks?.filter((line) => line.includes("links or other marks"))
  expect(found).toEqual([
    expect.stringMatching(/^resume\.yaml, sections\[4\]\.content\.entries\[0\]\.details\[1\]: /),
  ])
})

test("a document is a translation of itself", () => {
  for (let seed = 0; seed < 12; seed++) {
    const document = generateResume(seed)
    const content = importedContent(document)
    const { imported, translated } = translateBy(content, document)
    for (const name of NAMES) expect(translated[name]).toEqual(content[name])
    expect(imported.counts.equal).toBe(imported.counts.matched)
    expect(imported.report.unmatched).toEqual([])
  }
})

test("each text of an unrelated document is in the translation or in the report", () => {
  for (let seed = 0; seed < 12; seed++) {
    const other = importedContent(generateResume(seed + 100))
    const { imported, files } = translateBy(importedContent(generateResume(seed)), exportOf(other))
    for (const [name, data] of Object.entries(files)) {
      const schema = schemaOf(`translations/de/${name}`)
      expect(schema.safeParse(data).error).toBeUndefined()
    }
    const reported = imported.report.leftOut.map(({ leaf }) => String(leaf.value))
    const written = JSON.stringify([files, reported])
    const texts = other.work.work.flatMap((item) => ("roles" in item ? item.responsibilities : []))
    const words = texts.flatMap((text) => String(text).match(/\bw\w+x\d+q\b/g) ?? [])
    expect(words.filter((word) => !written.includes(word))).toEqual([])
  }
})
