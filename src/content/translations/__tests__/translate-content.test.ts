import { buildTranslation } from "../../../../test/build-translation"
import { folderOf, TODAY, VALID_FILES } from "../../../../test/valid-content"
import { filesIn } from "../../cross-file/texts-in"
import { loadContent, validateFolder } from "../../load"
import { type Content, schemaOf } from "../../schemas"
import { contentsOf, pairFiles, stateOf, translateContent } from "../translate-content"

/** @returns the result of a check of the valid content with files in German */
function checkWith(files: Record<string, string>, base: Record<string, string> = {}) {
  const inGerman = Object.entries(files).map(([name, text]) => [`translations/de/${name}`, text])
  const folder = folderOf({
    website: `${VALID_FILES.website}language: en\n`,
    ...base,
    ...Object.fromEntries(inGerman),
  })
  const entries = [...folder.entries, "translations/", "translations/de/"]
  return validateFolder({ ...folder, entries }, TODAY)
}

function contentWith(...sources: Parameters<typeof checkWith>): Content {
  const { content, diagnostics } = checkWith(...sources)
  if (!content) throw new Error(JSON.stringify(diagnostics))
  return content
}

const WORK = `work:
  - id: specimen
    roles:
      - title: { source: Lead, target: Leitung }
      - title: { source: Engineer, target: Entwicklung }
    responsibilities:
      - { source: Led a team., target: Führte ein Team. }
`

test("the content in another language has its texts, and those of the base that it lacks", () => {
  const german = translateContent(contentWith({ work: WORK }), "de")
  const { work, website, languagePath } = german
  expect(work.work[0]).toMatchObject({
    company: "Specimen",
    roles: [{ title: "Leitung", startDate: "Apr 2023" }, { title: "Entwicklung" }],
    responsibilities: ["Führte ein Team."],
  })
  expect(website.language).toBe("de")
  expect(languagePath).toBe("/de")
  const untranslated = german.untranslated?.flatMap(({ texts }) => texts)
  expect(untranslated).toContain("Built an API.")
  expect(untranslated).not.toContain("Led a team.")
  // A company's name needs no translation.
  expect(untranslated).not.toContain("Null Island")
})

test("a translation follows its item when the base gets a new one before it", () => {
  const base = VALID_FILES.work.replace(
    "      - Led a team.",
    "      - Wrote the plan.\n      - Led a team.",
  )
  const german = translateContent(contentWith({ work: WORK }, { work: base }), "de")
  const { work, untranslated } = german
  expect(work.work[0]).toMatchObject({ responsibilities: ["Wrote the plan.", "Führte ein Team."] })
  expect(untranslated).toContainEqual({
    file: "work",
    texts: expect.arrayContaining(["Wrote the plan."]),
  })
})

test("an address, a file and the paper may be replaced; dates may not", () => {
  const { resume } = translateContent(contentWith({ resume: "paper: a4\n" }), "de")
  expect(resume.paper).toBe("a4")
  const about = "actions:\n  - href: /resume/\n"
  expect(translateContent(contentWith({ about }), "de").about?.actions).toEqual([
    { text: "Portfolio", href: "/resume/" },
  ])
  const { diagnostics } = checkWith({
    work: WORK.replace("roles:", "startDate: '2020'\n    roles:"),
  })
  expect(diagnostics).toMatchObject([
    { file: "content/translations/de/work.yaml", code: "unknown-field", line: 3, column: 5 },
  ])
})

test("a text that has changed is stale, at its place, with the place of its source", () => {
  const work = WORK.replace("source: Led a team.", "source: Led two teams.")
  const { diagnostics } = checkWith({ work })
  expect(diagnostics).toMatchObject([
    { file: "content/translations/de/work.yaml", code: "stale-translation", line: 7, column: 9 },
  ])
  expect(diagnostics[0]?.message).toMatch(/"Led a team\.".* See content\/work\.yaml:\d+:\d+\.$/)
})

test("a text about something that does not exist names the nearest one", () => {
  const { diagnostics } = checkWith({ work: WORK.replace("id: specimen", "id: specimem") })
  expect(diagnostics).toMatchObject([
    {
      file: "content/translations/de/work.yaml",
      code: "unknown-text",
      line: 2,
      hint: 'Did you mean "specimen"?',
    },
  ])
})

test("a stale text is settled by another translation, or without its mark", () => {
  const marked = (target: string) =>
    WORK.replace(
      "{ source: Led a team., target: Führte ein Team. }",
      `{ source: Led a team., target: ${target}, stale: { source: Led., target: Führte. } }`,
    )
  expect(checkWith({ work: marked("Führte.") }).diagnostics).toMatchObject([
    { code: "stale-translation" },
  ])
  expect(checkWith({ work: marked("Führte ein Team.") }).diagnostics).toEqual([])
})

test("the content needs a language, which is none of its translations", () => {
  const { website } = VALID_FILES
  expect(checkWith({ work: WORK }, { website }).diagnostics).toMatchObject([
    { file: "content/website.yaml", code: "missing-field" },
  ])
  const german = `${website}language: de\n`
  expect(checkWith({ work: WORK }, { website: german }).diagnostics).toContainEqual(
    expect.objectContaining({ file: "content/website.yaml", code: "bad-value", line: 6 }),
  )
})

test.each(["sample", "test/people/academic", "test/people/chinese", "test/people/consultant"])(
  "a whole translation of %s is current, and gives the same content",
  async (folder) => {
    const { content } = await loadContent(folder)
    if (!content) throw new Error("The content has errors.")
    const files = pairFiles(content, {}).map(({ file }) => [
      file,
      buildTranslation(schemaOf(file), dataOf(content, file), ({ source }) => String(source)),
    ])
    const translation = Object.fromEntries(files)
    for (const [file, data] of files) {
      expect(schemaOf(`translations/xx/${file}`).safeParse(data).error).toBeUndefined()
    }
    const paired = pairFiles(content, translation)
    expect(paired.flatMap(({ gone }) => gone)).toEqual([])
    expect(new Set(paired.flatMap(({ pairs }) => pairs.map(stateOf)))).toEqual(new Set(["current"]))
    const { untranslated, ...translatedContent } = translateContent(
      { ...content, translations: { xx: translation } },
      "xx",
    )
    expect(untranslated).toEqual([])
    expect(translatedContent.work).toEqual(content.work)
    expect(translatedContent.resume).toEqual(content.resume)
    expect(translatedContent.portfolio).toEqual(content.portfolio)
  },
)

const dataOf = (content: Content, file: string) =>
  new Map<string, unknown>(filesIn(content)).get(file)

test("a folder or a file that no translation has is named", () => {
  const folder = folderOf({}, {})
  const entries = [
    ...folder.entries,
    "translations/",
    "translations/German/",
    "translations/de/",
    "translations/de/wrok.yaml",
  ]
  expect(validateFolder({ ...folder, entries }, TODAY).diagnostics).toMatchObject(
    expect.arrayContaining([
      expect.objectContaining({ file: "content/translations/German/", code: "unknown-file" }),
      expect.objectContaining({ hint: 'Did you mean "work.yaml"?' }),
    ]),
  )
})

test("a variant for one language is only in that language", () => {
  const folder = folderOf({
    website: `${VALID_FILES.website}language: en\n`,
    "translations/de/work": WORK,
    "variants/berlin": "language: de\nheadline: Entwicklerin\n",
    "variants/everywhere": "headline: Engineer\n",
    "translations/de/variants/everywhere": "headline: { source: Engineer, target: Ingenieurin }\n",
  })
  const entries = [...folder.entries, "translations/", "translations/de/"]
  const { content, diagnostics } = validateFolder({ ...folder, entries }, TODAY)
  if (!content) throw new Error(JSON.stringify(diagnostics))
  const [base, german] = contentsOf(content)
  expect(base.variants).toEqual({ everywhere: { headline: "Engineer" } })
  expect(german?.variants).toEqual({
    berlin: { language: "de", headline: "Entwicklerin" },
    everywhere: { headline: "Ingenieurin" },
  })
})

test("a variant for a language that the content does not have is a mistake", () => {
  const { diagnostics } = checkWith({ work: WORK }, { "variants/paris": "language: fr\n" })
  expect(diagnostics).toMatchObject([
    { file: "content/variants/paris.yaml", code: "unknown-language", expected: "en or de" },
  ])
})
