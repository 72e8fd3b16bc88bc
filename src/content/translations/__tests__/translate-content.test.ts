import { checkContent, VALID_FILES } from "../../../../test/valid-content"
import { loadContent } from "../../load"
import type { Content } from "../../schemas"
import { pairTexts, stateOf } from "../pair-texts"
import { contentsOf, translateContent } from "../translate-content"

type Files = Parameters<typeof checkContent>[0]

const WEBSITE = `${VALID_FILES.website}language: en\n`

/** @returns the result of a check of the valid content in English with a dictionary into German */
const checkWith = (dictionary: string, base: Files = {}) =>
  checkContent({ website: WEBSITE, "translations/de": dictionary, ...base })

function contentWith(...sources: Parameters<typeof checkWith>): Content {
  const { content, diagnostics } = checkWith(...sources)
  if (!content) throw new Error(JSON.stringify(diagnostics))
  return content
}

const inGerman = (...sources: Parameters<typeof checkWith>) =>
  translateContent(contentWith(...sources), "de")

const DICTIONARY = `texts:
  - { source: Lead, target: Leitung }
  - { source: Engineer, target: Entwicklung }
  - { source: Led a team of twelve people., target: Führte ein Team von zwölf Personen. }
`

const WORK = VALID_FILES.work.replace("Led a team.", "Led a team of twelve people.")

test("the content in another language has its texts, and those of the base that it lacks", () => {
  const german = inGerman(DICTIONARY, { work: WORK })
  const { work, website, languagePath } = german
  expect(work.work).toMatchObject([
    {
      company: "Specimen",
      roles: [{ title: "Leitung", startDate: "Apr 2023" }, { title: "Entwicklung" }],
      responsibilities: ["Führte ein Team von zwölf Personen."],
    },
    // A text that stands twice has one entry.
    { roles: [{ title: "Entwicklung" }] },
  ])
  expect(website.language).toBe("de")
  expect(languagePath).toBe("/de")
  const untranslated = german.untranslated?.flatMap(({ texts }) => texts)
  expect(untranslated).toContain("Built an API.")
  expect(untranslated).not.toContain("Led a team of twelve people.")
  // A company's name needs no translation.
  expect(untranslated).not.toContain("Null Island")
})

test("a letter of a text changes: its translation stays on the site, and is stale at its place", () => {
  const work = WORK.replace("twelve people.", "twelve people")
  const { work: inWork, untranslated } = inGerman(DICTIONARY, { work })
  expect(inWork.work[0]).toMatchObject({
    responsibilities: ["Führte ein Team von zwölf Personen."],
  })
  expect(JSON.stringify(untranslated)).not.toContain("twelve")
  const { diagnostics } = checkWith(DICTIONARY, { work })
  expect(diagnostics.map(({ code }) => code)).toEqual(["stale-translation"])
})

test.each([
  ["a short text", "Built an API.", "Built an app."],
  ["another text", "Led a team of twelve people.", "Wrote a book about nine people."],
])("%s is no earlier wording", (_what, source, text) => {
  const dictionary = `texts:\n  - { source: ${source}, target: Ja }\n`
  const work = VALID_FILES.work.replace("Built an API.", text)
  expect(inGerman(dictionary, { work }).work.work[1]).toMatchObject({ responsibilities: [text] })
})

test("an earlier wording translates the nearest text alone, and none that another text has", () => {
  const [one, two] = ["Led a team of twelve people!", "Led a team of twelve peoples!"]
  const work = VALID_FILES.work.replace("Led a team.", two).replace("Built an API.", one)
  const shown = ["Führte ein Team von zwölf Personen."]
  expect(inGerman(DICTIONARY, { work }).work.work).toMatchObject([
    { responsibilities: [two] },
    { responsibilities: shown },
  ])
  const both = WORK.replace("Built an API.", one)
  expect(inGerman(DICTIONARY, { work: both }).work.work).toMatchObject([
    { responsibilities: shown },
    { responsibilities: [one] },
  ])
})

test("a place has a translation of its own, in the other places the text has the other one", () => {
  const texts = "texts:\n  - { source: Code, target: Kode }\n"
  const own = "  - { source: Code, target: Quelltext, at: skills.name }\n"
  const skills = VALID_FILES.skills.replace("Kotlin", "Code")
  const about = VALID_FILES.about.replace("Clear edges", "Code")
  for (const dictionary of [texts + own, `texts:\n${own}${texts.replace("texts:\n", "")}`]) {
    const content = inGerman(dictionary, { skills, about })
    expect(content.skills.skills[0]?.skills[0]?.name).toBe("Quelltext")
    expect(content.about?.likes[0]?.items).toEqual(["Kode"])
  }
})

test("a text renames no company, and a name no text", () => {
  const skills = VALID_FILES.skills.replace("Kotlin", "Specimen")
  const texts = inGerman("texts:\n  - { source: Specimen, target: Muster }\n", { skills })
  expect(texts.work.work[0]).toMatchObject({ company: "Specimen" })
  expect(texts.skills.skills[0]?.skills[0]?.name).toBe("Muster")
  const names = inGerman("names:\n  - { source: Specimen, target: Muster }\n", { skills })
  expect(names.work.work[0]).toMatchObject({ company: "Muster" })
  expect(names.skills.skills[0]?.skills[0]?.name).toBe("Specimen")
})

test("an address, the paper and words of the interface may be replaced", () => {
  const names = "names:\n  - { source: /portfolio/, target: /resume/ }\n"
  const { about, resume, website } = inGerman(`${names}paper: a4\nwords:\n  home: Heim\n`)
  expect(about?.actions).toEqual([{ text: "Portfolio", href: "/resume/" }])
  expect(resume.paper).toBe("a4")
  expect(website.words).toEqual({ home: "Heim" })
})

test("what a new site has in the language needs no entry, but an entry replaces it", () => {
  const errors = VALID_FILES.errors.replace(
    "No page lives here.",
    "There is no page at this address.",
  )
  const shown = (dictionary: string) => inGerman(dictionary, { errors }).errors.errors[0]
  const none = "texts: []\n"
  expect(shown(none)).toMatchObject({ message: "Unter dieser Adresse gibt es keine Seite." })
  const own = "texts:\n  - { source: There is no page at this address., target: Weg. }\n"
  expect(shown(own)).toMatchObject({ message: "Weg." })
  const { pairs } = pairTexts(contentWith(none, { errors }), "de")
  const stateIn = (source: string) => pairs.filter((pair) => pair.source === source).map(stateOf)
  expect(stateIn("There is no page at this address.")).toEqual(["current"])
  // There is no new site in Klingon.
  const klingon = pairTexts(contentWith(none, { errors }), "tlh")
  expect(klingon.pairs.map(stateOf)).not.toContain("stale")
  expect(klingon.pairs.filter(({ file, target }) => file === "errors" && target)).toEqual([])
})

test.each([
  ["GitHub", "current"],
  ["PostgreSQL", "current"],
  ["AWS administration", "missing"],
])("the skill %s without an entry is %s", (name, state) => {
  const skills = VALID_FILES.skills.replace("Kotlin", name)
  const { pairs } = pairTexts(contentWith("texts: []\n", { skills }), "de")
  expect(pairs.find(({ source }) => source === name)).toBeDefined()
  expect(pairs.filter(({ source }) => source === name).map(stateOf)).toEqual([state])
})

test("the content needs a language, which is none of its translations", () => {
  const { website } = VALID_FILES
  expect(checkWith(DICTIONARY, { website }).diagnostics).toContainEqual(
    expect.objectContaining({ file: "content/website.yaml", code: "missing-field" }),
  )
  const german = `${website}language: de\n`
  expect(checkWith(DICTIONARY, { website: german }).diagnostics).toContainEqual(
    expect.objectContaining({ file: "content/website.yaml", code: "bad-value", line: 6 }),
  )
})

test.each(["sample", "test/people/chinese"])(
  "a whole translation of %s is current, and gives the same content",
  async (folder) => {
    const { content } = await loadContent(folder)
    if (!content) throw new Error("The content has errors.")
    const { pairs } = pairTexts(content, "xx")
    const same = (kind: string) =>
      pairs.flatMap((pair) =>
        pair.kind === kind ? { source: pair.source, target: pair.source } : [],
      )
    const dictionary = { texts: same("text"), names: same("name") }
    const whole = { ...content, translations: { xx: dictionary } }
    expect(new Set(pairTexts(whole, "xx").pairs.map(stateOf))).toEqual(new Set(["current"]))
    const { untranslated, languagePath, website, ...translated } = translateContent(whole, "xx")
    expect(untranslated).toEqual([])
    expect({ ...translated, website: content.website }).toEqual(content)
  },
)

test("a variant for one language is only in that language", () => {
  const content = contentWith("texts:\n  - { source: Engineer, target: Ingenieurin }\n", {
    "variants/berlin": "language: de\nheadline: Entwicklerin\n",
    "variants/everywhere": "headline: Engineer\n",
  })
  const [base, german] = contentsOf(content)
  expect(base.variants).toEqual({ everywhere: { headline: "Engineer" } })
  expect(german?.variants).toEqual({
    berlin: { language: "de", headline: "Entwicklerin" },
    everywhere: { headline: "Ingenieurin" },
  })
})

test("a variant for a language that the content does not have is a mistake", () => {
  const { diagnostics } = checkWith("texts: []\n", { "variants/paris": "language: fr\n" })
  expect(diagnostics).toMatchObject([
    { file: "content/variants/paris.yaml", code: "unknown-language", expected: "en or de" },
  ])
})

test("a no-break space in the base or in the source makes no other text", () => {
  for (const [inBase, source] of [
    ["Lead\u00a0it", "Lead it"],
    ["Lead it", "Lead\u00a0it"],
  ]) {
    const work = VALID_FILES.work.replace("title: Lead\n", `title: ${inBase}\n`)
    const german = inGerman(`texts:\n  - { source: ${source}, target: Leitung }\n`, { work })
    expect(german.work.work[0]).toMatchObject({ roles: [{ title: "Leitung" }, {}] })
  }
})
