import { renderToStaticMarkup } from "react-dom/server"
import type { Content } from "../../../src/content/schemas"
import { contentsOf } from "../../../src/content/translations/translate-content"
import { WordsContext } from "../../../src/hooks/use-words"
import { plainTextWithAddresses } from "../../../src/lib/inline-text"
import { required } from "../../../src/lib/required"
import { toJsonResume } from "../../../src/resume/formats/to-json-resume"
import { toTypstInput } from "../../../src/resume/formats/to-typst-input"
import { modelFor, toModel } from "../../../src/resume/model/model"
import { toOutline } from "../../../src/resume/model/outline"
import { resumesOf } from "../../../src/resume/variants/apply-variant"
import { toBackLink, toPages } from "../../../src/site/pages"
import { toPageMeta } from "../../../src/site/to-page-meta"
import ResumePage, { Head, type ResumePageProps } from "../../../src/templates/resume"
import type { FormatKey } from "../../formats/fact-table"
import { findMissingFacts, findOutOfOrder } from "../../formats/facts"
import { makeFormatAt, PATHS, typesetResume } from "../../formats/make-format"
import { pdfInfo } from "../../formats/poppler"
import { readFormat } from "../../formats/read-format"
import { textsOf } from "../../formats/records"
import { importInto } from "../../imported-content"
import { checkPerson, loadPerson as loadOnePerson, PEOPLE } from "../../load-person"
import { isLifeOfEveryFormat, isUsualLife, rowsOf } from "../../matrix"
import { resumePageData } from "../../resume-page-data"

/** Person → the languages of the site, first that of the base. */
const LANGUAGES: Readonly<Record<string, readonly string[]>> = {
  academic: ["en"],
  "career-changer": ["en"],
  chinese: ["zh-Hans"],
  consultant: ["en"],
  "forty-companies": ["en"],
  graduate: ["en", "de", "fr"],
  interpreter: ["ar", "en", "fr"],
}

const SITES = Object.entries(LANGUAGES).flatMap(([slug, languages]) =>
  languages.map((language) => [slug, language] as const),
)

const USUAL = rowsOf(SITES, ([slug]) => isUsualLife(slug))

const KEYS = [...(Object.keys(PATHS) as (keyof typeof PATHS)[]), "jsonLd"] as const

/** The formats whose layout may lose a text. */
const HAVE_LAYOUT = /^(?:page|pdf|ats)$/

const loaded = new Map<string, Promise<ReturnType<typeof contentsOf>>>()

/** @returns the content of a person in each language, which no test changes */
function loadContents(slug: string) {
  const contents = loaded.get(slug) ?? loadOnePerson(slug).then(contentsOf)
  loaded.set(slug, contents)
  return contents
}

/** @param language of `LANGUAGES`; by default that of the base */
async function loadPerson(slug: string, language?: string): Promise<Content> {
  const contents = await loadContents(slug)
  if (language === undefined) return contents[0]
  return required(
    contents.find((content) => toModel(content).language === language),
    `${slug} in ${language}`,
  )
}

/** Renders the page at /resume/ with its head, as the build does. */
function renderPage(content: Content): string {
  const model = toModel(content)
  const page = required(toPages(content).at(-1), "page")
  const data = {
    pageMeta: toPageMeta(model, page, "2026-11"),
    language: { backLink: toBackLink(content) },
    buildDate: { month: "2026-11" },
    ...resumePageData(content),
  }
  const props = {
    data: data as unknown as ResumePageProps["data"],
    location: { hash: "", pathname: "/resume/" } as ResumePageProps["location"],
    pageContext: { variant: "" },
  }
  return renderToStaticMarkup(
    <WordsContext.Provider value={model.words}>
      <html lang={model.language}>
        <head>
          <Head {...props} />
        </head>
        <body>
          <ResumePage {...props} />
        </body>
      </html>
    </WordsContext.Provider>,
  )
}

function make(key: FormatKey, content: Content): Uint8Array {
  if (key === "page") return Buffer.from(renderPage(content))
  if (key !== "jsonLd") return makeFormatAt(PATHS[key], content)
  const page = required(toPages(content).at(-1), "page")
  return Buffer.from(toPageMeta(toModel(content), page, "2026-11").jsonLd)
}

/** @returns the content without files of which the résumé has no section */
function withShownFiles(content: Content): Content {
  const has = (name: string) => content.resume.sections.some(({ section }) => section === name)
  return {
    ...content,
    work: has("WorkExperience") ? content.work : { work: [] },
    skills: has("TechnicalSkills") ? content.skills : { skills: [] },
  }
}

/** @returns the text of a format in each way of reading it that puts its words in order */
async function readInOrder(key: FormatKey, content: Content, bytes: Uint8Array) {
  const [first = "", ...others] = await readFormat(key, bytes)
  // pdf.js neither reads the replacement texts of Arabic letters nor puts Arabic words in order.
  const isMisread = (key === "pdf" || key === "ats") && toModel(content).language === "ar"
  return isMisread ? others : [first, ...others]
}

/** @returns the facts that a format does not contain, in one of the ways of reading it */
async function findMissing(key: FormatKey, content: Content, bytes: Uint8Array) {
  const readings = await readInOrder(key, content, bytes)
  return readings.flatMap((text) => findMissingFacts(key, content, text))
}

// Slow: it makes every format of three lives, in each of their languages, and reads it back.
test("there are seven people, and two of them have a site in three languages", async () => {
  expect(PEOPLE).toEqual(Object.keys(LANGUAGES))
  for (const slug of PEOPLE) {
    const contents = await loadContents(slug)
    expect(contents.map((content) => toModel(content).language)).toEqual(LANGUAGES[slug])
  }
})

test.each(PEOPLE)(
  "the content of %s is valid, and gets no warning but the one about its reserved domain",
  async (slug) => {
    const { diagnostics } = await checkPerson(slug)
    expect(diagnostics.map(({ code }) => code)).toEqual(["sample-identity"])
  },
)

describe.each(USUAL)("the content of %s in %s", (slug, language) => {
  const keys = rowsOf(KEYS, (key) => isLifeOfEveryFormat(slug) || HAVE_LAYOUT.test(key))
  test.each(keys)("is complete in the format %s", async (key) => {
    const content = await loadPerson(slug, language)
    expect(await findMissing(key, content, make(key, content))).toEqual([])
  })

  test("keeps every fact in an import of its JSON Resume without our own fields", async () => {
    const content = await loadPerson(slug, language)
    const { meta: _meta, ...json } = toJsonResume(toModel(content))
    const { report } = importInto(json)
    // These say something about the document.
    const facts = report.leftOut.filter(({ leaf }) => !/^\$schema$|\.section$/.test(leaf.path))
    expect(facts).toEqual([])
  })
})

/** Formats with layout lose no text by what a variant picks or how tight it is, so two lives show both. */
const TIGHT = rowsOf(
  SITES,
  ([slug, language]) => isLifeOfEveryFormat(slug) && LANGUAGES[slug]?.[0] === language,
)

describe.each(TIGHT)("the content of %s in %s", (slug, language) => {
  test("is complete in the PDFs of its variants", async () => {
    const content = await loadPerson(slug, language)
    const [, ...variants] = resumesOf(content)
    for (const shown of variants.map(withShownFiles)) {
      for (const key of ["pdf", "ats"] as const) {
        expect(await findMissing(key, shown, make(key, shown))).toEqual([])
      }
    }
  })

  // pdftotext drops a hyphen at the end of a line, which the simple style allows. So its lines are as
  // wide as in the other tests, and only their spacing is as tight as it may be.
  test.each([
    ["pdf", "designed", 16],
    ["ats", "simple", 5],
  ] as const)("is complete in the format %s, %s, at step %i", async (key, style, step) => {
    const content = await loadPerson(slug, language)
    const input = toTypstInput(modelFor(toModel(content), "pdf"), style, step)
    expect(await findMissing(key, content, typesetResume(input))).toEqual([])
  })
})

test.each(rowsOf(SITES, ([slug]) => isLifeOfEveryFormat(slug)))(
  "the content of %s in %s is in order on the page, in Markdown and in text",
  async (slug, language) => {
    const content = await loadPerson(slug, language)
    const { sections } = toOutline(toModel(content))
    const written = textsOf(sections, plainTextWithAddresses)
    for (const [key, texts] of [
      ["page", textsOf(sections)],
      ["markdown", textsOf(sections)],
      ["text", written],
    ] as const) {
      for (const text of await readFormat(key, make(key, content)))
        expect(findOutOfOrder(text, texts)).toBeUndefined()
    }
  },
)

test("the graduate has no text of another language", async () => {
  const contents = await loadContents("graduate")
  expect(contents.flatMap(({ untranslated = [] }) => untranslated)).toEqual([])
})

test("the interpreter has a name in each language, and the same dates and email address", async () => {
  const contents = await loadContents("interpreter")
  const names = contents.map(({ owner }) => owner.name)
  expect(names).toEqual(["رغد السنديان", "Raghad Sindyan", "Raghad Sindyan"])
  for (const { owner, work } of contents) {
    expect(owner.contact[0]?.value).toBe("raghad@raghad.example")
    expect(work.work[0]).toMatchObject({ id: "turjuman", roles: [{ startDate: "Mar 2021" }, {}] })
  }
})

test("the interpreter falls back to Arabic for two English texts, and for no French one", async () => {
  const [, english, french] = await loadContents("interpreter")
  expect(english?.untranslated).toEqual([
    { file: "about", texts: ["قهوة الصباح على درج جبل عمّان"] },
    { file: "resume", texts: ["فصل دراسي في ليون ضمن برنامج التبادل الطلابي."] },
  ])
  expect(english?.about?.likes[1]?.items).toEqual([
    "Reading novels aloud",
    "قهوة الصباح على درج جبل عمّان",
  ])
  expect(french?.untranslated).toEqual([])
})

test("the interpreter has another profile in French, and a variant that only French has", async () => {
  const contents = await loadContents("interpreter")
  expect(contents.map(({ owner }) => owner.contact.at(-1)?.value)).toEqual([
    "https://directory.example/ar/raghad",
    "https://directory.example/ar/raghad",
    "https://directory.example/fr/raghad",
  ])
  expect(contents.map(({ variants }) => Object.keys(variants))).toEqual([
    ["legal"],
    ["legal"],
    ["geneva", "legal"],
  ])
})

test("the academic has five pages or more", async () => {
  const { Pages } = pdfInfo(make("pdf", await loadPerson("academic")))
  expect(Number(Pages)).toBeGreaterThanOrEqual(5)
})
