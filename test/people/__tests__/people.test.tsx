/** @jest-environment node */
import { readdirSync } from "node:fs"
import path from "node:path"
import { renderToStaticMarkup } from "react-dom/server"
import { loadContent } from "../../../src/content/load"
import type { Content } from "../../../src/content/schemas"
import { WordsContext } from "../../../src/hooks/use-words"
import { plainTextWithAddresses } from "../../../src/lib/inline-text"
import { required } from "../../../src/lib/required"
import { FORMATS } from "../../../src/resume/formats/formats"
import { toJsonResume } from "../../../src/resume/formats/to-json-resume"
import { toTypstInput } from "../../../src/resume/formats/to-typst-input"
import { withCompleteUrls } from "../../../src/resume/model/inline"
import { modelFor, toModel } from "../../../src/resume/model/model"
import { applyVariant } from "../../../src/resume/variants/apply-variant"
import { toBackLink, toPages } from "../../../src/site/pages"
import { toPageMeta } from "../../../src/site/to-page-meta"
import ResumePage, { Head, type ResumePageProps } from "../../../src/templates/resume"
import type { FormatKey } from "../../formats/fact-table"
import { findMissingFacts, findOutOfOrder } from "../../formats/facts"
import { makeFormatAt, PATHS, typesetResume } from "../../formats/make-format"
import { pdfInfo } from "../../formats/poppler"
import { readFormat } from "../../formats/read-format"
import { recordsOf, textsOf } from "../../formats/records"
import { importInto, readImported } from "../../imported-content"
import { resumePageData } from "../../resume-page-data"

const PEOPLE = path.resolve("test/people")
const SLUGS = readdirSync(PEOPLE).filter((name) => /^[a-z-]+$/.test(name))

const TODAY = new Date("2026-11-22")
const KEYS = Object.keys(PATHS) as (keyof typeof PATHS)[]

const results = new Map(
  SLUGS.map((slug) => [slug, loadContent(path.join(PEOPLE, slug), TODAY)] as const),
)

async function loadPerson(slug: string): Promise<Content> {
  const result = await results.get(slug)
  return structuredClone(required(result?.content, slug))
}

/** Renders the page at /resume/ with its head, as the build does. */
function renderPage(content: Content): string {
  const model = toModel(content)
  const page = required(toPages(content).at(-1), "page")
  const data = {
    pageMeta: toPageMeta(model, page, FORMATS),
    backLink: toBackLink(content),
    buildDate: { month: "2026-11" },
    resumeSource: { page: resumePageData(content) },
  }
  const props = {
    data: data as unknown as ResumePageProps["data"],
    location: { hash: "" } as ResumePageProps["location"],
    pageContext: { id: "resume", isVariant: false },
  }
  return renderToStaticMarkup(
    <WordsContext.Provider value={model.words}>
      <html lang="en">
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

function make(key: keyof typeof PATHS, content: Content): Uint8Array {
  return key === "page" ? Buffer.from(renderPage(content)) : makeFormatAt(PATHS[key], content)
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

/** @returns the facts that a format does not contain, in one of the ways of reading it */
async function findMissing(key: FormatKey, content: Content, bytes: Uint8Array) {
  const readings = await readFormat(key, bytes)
  return readings.flatMap((text) => findMissingFacts(key, content, text))
}

test("there are six people", () => {
  expect(SLUGS).toEqual([
    "academic",
    "career-changer",
    "chinese",
    "consultant",
    "forty-companies",
    "graduate",
  ])
})

describe.each(SLUGS)("the content of %s", (slug) => {
  test("is valid, and gets no warning but the one about its reserved domain", async () => {
    const result = await results.get(slug)
    expect(result?.diagnostics.map(({ code }) => code)).toEqual(["sample-identity"])
  })

  test.each(KEYS)("is complete in the format %s", async (key) => {
    const content = await loadPerson(slug)
    expect(await findMissing(key, content, make(key, content))).toEqual([])
  })

  test("is complete in the JSON-LD of its pages", async () => {
    const content = await loadPerson(slug)
    const page = required(toPages(content).at(-1), "page")
    const { jsonLd } = toPageMeta(toModel(content), page, FORMATS)
    expect(await findMissing("jsonLd", content, Buffer.from(jsonLd))).toEqual([])
  })

  test.each(["text", "markdown"] as const)("is in order in the format %s", async (key) => {
    const content = await loadPerson(slug)
    const { origin } = content.website
    const records = {
      markdown: () => recordsOf(content),
      text: () =>
        recordsOf(content, (text) => plainTextWithAddresses(withCompleteUrls(text, origin))),
    }[key]()
    for (const text of await readFormat(key, make(key, content))) {
      expect(findOutOfOrder(text, textsOf(records))).toBeUndefined()
    }
  })

  test("is complete in the PDFs of its variants", async () => {
    const content = await loadPerson(slug)
    for (const variant of Object.values(content.variants)) {
      const shown = withShownFiles(applyVariant(content, variant))
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
    const content = await loadPerson(slug)
    const input = toTypstInput(modelFor(toModel(content), "pdf"), style, step)
    expect(await findMissing(key, content, typesetResume(input))).toEqual([])
  })

  test("has the same bytes in every format after an import of its export into nothing", async () => {
    const content = await loadPerson(slug)
    // A picture is a file, which no JSON Resume holds.
    const { portrait: _portrait, ...owner } = content.owner
    const { report, ...imported } = importInto(toJsonResume(toModel(content)))
    expect(report.leftOut).toEqual([])
    const again = readImported(imported)
    for (const key of KEYS.filter((each) => each !== "page")) {
      const [before, after] = [make(key, { ...content, owner }), make(key, again)]
      expect([key, Buffer.compare(before, after)]).toEqual([key, 0])
    }
  })

  test("keeps every fact in an import of its JSON Resume without our own fields", async () => {
    const content = await loadPerson(slug)
    const { meta: _meta, ...json } = toJsonResume(toModel(content))
    const { report } = importInto(json)
    // These say something about the document.
    const facts = report.leftOut.filter(({ leaf }) => !/^\$schema$|\.section$/.test(leaf.path))
    expect(facts).toEqual([])
  })
})

test("the academic has five pages or more", async () => {
  const { Pages } = pdfInfo(make("pdf", await loadPerson("academic")))
  expect(Number(Pages)).toBeGreaterThanOrEqual(5)
})
