import { makeFormatAt, PATHS, typesetResume } from "../../../../test/formats/make-format"
import { pdfToText, pdfWords } from "../../../../test/formats/poppler"
import { rowsOf } from "../../../../test/matrix"
import { loadSiteContent } from "../../../../test/site-content"
import { companiesOf, isCompany } from "../../../content/picks/work-items"
import type { Content } from "../../../content/schemas"
import { formatDate } from "../../../lib/dates"
import { pagesOf, withPdf } from "../../../lib/with-pdf"
import { modelFor, toModel } from "../../model/model"
import { forParsers } from "../for-parsers"
import { lastStep } from "../page-measures"
import { toJsonResume } from "../to-json-resume"
import { toTypstInput } from "../to-typst-input"

const make = (content: Content) => makeFormatAt(PATHS.ats, content)

const LAST_STEP = lastStep({ style: "simple", script: "Latn" })

/** Makes the PDF with a step of `fit: true`. */
const makeTighter = (content: Content, step: number) =>
  typesetResume(toTypstInput(modelFor(toModel(content), "pdf"), "simple", step))

/** @returns the text of each run, page by page, in the order of the content stream */
function runsOf(pdf: Uint8Array): Promise<string[][]> {
  return withPdf(pdf, async (document) => {
    const pages: string[][] = []
    for await (const page of pagesOf(document)) {
      const { items } = await page.getTextContent()
      pages.push(items.flatMap((item) => ("str" in item && item.str.trim() ? [item.str] : [])))
    }
    return pages
  })
}

test.each([
  ["Companies", "en", undefined, "WORK EXPERIENCE"],
  ["Appointments", "en-GB", "Employment", "EMPLOYMENT"],
  ["Work and Life", "en", undefined, "WORK EXPERIENCE"],
  ["Work", "en-GB", undefined, "WORK EXPERIENCE"],
  ["Teaching Experience", "en", undefined, "TEACHING EXPERIENCE"],
  ["Berufserfahrung", "de", undefined, "BERUFSERFAHRUNG"],
  ["Stationen", "de", "Berufserfahrung", "BERUFSERFAHRUNG"],
  ["Stationen", "de", undefined, "BERUFSERFAHRUNG"],
  ["Praxe", "cs", undefined, "PRAXE"],
])(
  "the heading of the work %s in the language %s with the word %s is %s",
  async (title, language, word, expected) => {
    const content = await loadSiteContent()
    content.website.language = language
    if (word) content.website.words = { workExperience: word }
    for (const section of content.resume.sections) {
      if (section.section === "WorkExperience") section.title = title
    }
    const model = toModel(content)
    const titlesIn = (style: "designed" | "simple") =>
      toTypstInput(model, style).sections.map((section) => section.title.toUpperCase())
    expect(titlesIn("simple")).toContain(expected)
    expect(titlesIn("designed")).toContain(title.toUpperCase())
  },
)

test.each(
  [0, LAST_STEP].flatMap((step) =>
    [[], ["-raw"], ["-layout"]].map((options) => [step, options] as const),
  ),
)(
  "a role with texts has its title, its company and its dates on lines of their own at step %i, for pdftotext %s",
  async (step, options) => {
    const content = await loadSiteContent()
    for (const role of companiesOf(content.work).at(-1)?.roles ?? []) role.responsibilities = []
    const lines = pdfToText(makeTighter(content, step), ...options).split(/\s*\n\s*/)
    const found = lines.map((line) => line.replace(/\s+/g, " ")).filter(Boolean)
    const { sections } = forParsers(toModel(content))
    for (const { title, company, facts, dates, details } of sections.flatMap(
      (each) => each.entries,
    )) {
      if (!company) continue
      const beside =
        details.length > 0 ? [`${company} | ${facts}`, dates] : [`${company} | ${facts} ${dates}`]
      const index = found.findIndex((line, at) => line === title && found[at + 1] === beside[0])
      expect(found.slice(index + 1, index + 1 + beside.length)).toEqual(beside)
    }
  },
)

test("dates have numbers of months and an en dash, and the place of a role stands before them", async () => {
  const content = await loadSiteContent()
  const company = content.work.work.find(isCompany)
  const [role] = company?.roles ?? []
  if (!company || !role) throw new Error("The sample has no company.")
  Object.assign(role, { startDate: "Mar 2021", endDate: "May 2023", location: "Hamburg" })
  Object.assign(company, { location: "Berlin" })
  const [entry] = forParsers(toModel(content)).sections.flatMap(({ entries }) => entries)
  expect(entry).toMatchObject({ facts: "Berlin", dates: "Hamburg | 03/2021 – 05/2023" })
})

test("the newest role and one without texts have what all roles share, as in JSON Resume, in any order", async () => {
  const content = await loadSiteContent()
  const company = content.work.work.filter(isCompany).find(({ roles }) => roles.length === 2)
  const [newest, older] = company?.roles ?? []
  if (!company || !newest || !older) throw new Error("The sample has no company with two roles.")
  company.responsibilities = ["A shared duty."]
  company.summary = "Ledgers."
  older.responsibilities = []
  const withOwn = { ...older, title: "Trainee", responsibilities: ["A duty."] }
  const withSummary = { ...older, title: "Intern", summary: "A summary." }
  for (const roles of [
    [newest, older, withOwn, withSummary],
    [withSummary, withOwn, older, newest],
  ]) {
    company.roles = roles
    const model = toModel(content)
    const { work } = Object(toJsonResume(model))
    const jobs = work.filter(({ name }: { name: string }) => name === company.company)
    const withDuty = jobs.filter(({ highlights }: { highlights?: string[] }) =>
      highlights?.includes("A shared duty."),
    )
    const holders = roles.filter((role) => role === newest || role === older)
    const titles = holders.map(({ title }) => title)
    expect(withDuty.map(({ position }: { position: string }) => position)).toEqual(titles)
    const entries = forParsers(model).sections.flatMap((section) => section.entries)
    const withShared = entries.filter(({ details }) => details.includes("A shared duty."))
    expect(withShared).toMatchObject(
      titles.map((title) => ({ title, company: company.company, text: "Ledgers." })),
    )
  }
})

test("addresses have their scheme", async () => {
  const text = pdfToText(make(await loadSiteContent()))
  expect(text).toMatch(/^https:\/\/robin\.example$/m)
  expect(text).toMatch(/^https:\/\/code\.example\/robin$/m)
})

test("a line is one run, also with marks, hyphens and slashes", async () => {
  const content = await loadSiteContent()
  const company = content.work.work.find(isCompany)
  if (!company) throw new Error("The sample has no company.")
  company.responsibilities = ["Ended a *400-hour* yearly `self-test` of **read/write** checks."]
  const runs = (await runsOf(make(content))).flat()
  expect(runs).toContain("Ended a 400-hour yearly self-test of read/write checks.")
})

test("a page ends with its number and the version and starts with the name, which a page break may join", async () => {
  const content = await loadSiteContent()
  const pages = await runsOf(make(content))
  const version = `updated ${formatDate(content.resume.updated)}`
  expect(pages.map((runs) => runs.slice(-2))).toEqual([
    ["1 / 2", version],
    ["2 / 2", version],
  ])
  expect(pages[1]?.[0]).toBe(content.owner.name)
})

const STEPS = Array.from({ length: LAST_STEP + 1 }, (_, step) => step)

test.each(rowsOf(STEPS, (step) => step === 0 || step === LAST_STEP))(
  "the first line of an entry is more than 1.4 lines below the entry above it at step %i",
  async (step) => {
    const [page] = pdfWords(makeTighter(await loadSiteContent(), step))
    const bottomOf = (word: string) =>
      Math.round(page?.words.findLast(({ text }) => text === word)?.bottom ?? 0)
    // "Null" is the company. The title stands above it, and the entry before it above the title.
    const [title = 0, before = 0] = [
      ...new Set(page?.words.map(({ bottom }) => Math.round(bottom))),
    ]
      .filter((bottom) => bottom < bottomOf("Null") - 5)
      .toSorted((one, other) => other - one)
    const usual = bottomOf("Replaced") - bottomOf("Directed")
    expect(usual).toBeGreaterThan(0)
    expect(title - before).toBeGreaterThan(1.4 * usual)
  },
)
