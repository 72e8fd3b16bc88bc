import { fullContent, minimalContent } from "../../../test/content"
import { extractPdf } from "../../../test/formats/extract-pdf"
import { findOutOfOrder, normalize } from "../../../test/formats/facts"
import { makeFormatAt, PATHS } from "../../../test/formats/make-format"
import {
  flatten,
  pdfInfo,
  pdfStructure,
  pdfToText,
  pdfWords,
  type Word,
} from "../../../test/formats/poppler"
import { readRecords, recordsOf, textsOf } from "../../../test/formats/records"
import { loadPerson } from "../../../test/load-person"
import { loadSiteContent } from "../../../test/site-content"
import { isCompany } from "../../content/picks/work-items"
import { required } from "../../lib/required"
import { forParsers } from "../../resume/formats/for-parsers"
import { type ResumeModel, toModel } from "../../resume/model/model"
import { type Outline, toOutline } from "../../resume/model/outline"
import { planPages } from "../../resume/model/plan-pages"
import { dateRange } from "../../resume/model/resume-words"

const PDFS = [PATHS.pdf, PATHS.ats]

// Slow: poppler takes half a second for the structure of a page.
test.each(PDFS)("the structure of %s is that of the outline", async (path) => {
  const toSections = path === PATHS.pdf ? byColumn : forParsers
  for (const content of [await loadSiteContent(), fullContent()]) {
    const pdf = makeFormatAt(path, content)
    // pdf.js knows the structure of each page alone, and poppler needs seconds. Columns cross pages.
    const structure = path === PATHS.pdf ? pdfStructure(pdf) : (await extractPdf(pdf)).structure
    const { sections } = toSections(toModel(content))
    expect(readRecords(structure)).toEqual(recordsOf(sections))
  }
})

/** @returns the outline with the main column before the one at the side */
function byColumn(model: ResumeModel): Pick<Outline, "sections"> {
  const { above, columns, below } = planPages(toOutline(model).sections, model.layout)
  const beside = columns ? [columns.main, ...columns.side] : []
  return { sections: [...above, ...beside, ...below] }
}

test.each(PDFS)("%s is tagged, with nested headings, lists and described links", async (path) => {
  const bytes = makeFormatAt(path, await loadSiteContent())
  const { untagged, undescribedLinks, links, structure } = await extractPdf(bytes)
  expect({ untagged, undescribedLinks }).toEqual({ untagged: [], undescribedLinks: 0 })

  const nodes = flatten(structure)
  const levels = nodes.flatMap(({ tag }) => /^H(\d)$/.exec(tag)?.[1] ?? []).map(Number)
  const skipped = levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1)
  expect(skipped).toEqual([])
  const childTags = (parent: string) =>
    nodes.filter(({ tag }) => tag === parent).map(({ children }) => children.map(({ tag }) => tag))
  expect(new Set(childTags("L").flat())).toEqual(new Set(["LI"]))
  for (const tags of childTags("LI")) expect(tags).toEqual(["Lbl", "LBody"])
  const linked = nodes.filter(({ tag, text }) => tag === "Link" && text.trim() !== "")
  expect(linked).toHaveLength(links.length)
})

test.each([
  ["tr", "Kişisel bilgi ılıman İş deneyimi"],
  ["tr-TR", "Eğitim: API ve dil"],
  ["az", "İş təcrübəsi və bilik"],
  ["lt", "Žmo\u0307gus li\u0307\u0301nas lį\u0307s j\u0307ė"],
  ["el", "Στόχος Μαΐρη Γιάννου, Αϋπνία: Άυλα, νεράιδα, Μάιος, ή café, ῥᾴδιον ἄνθρωπος, ΰ"],
  ["el-CY", "Δεξιότητες, Ή, η\u0301, ήμουν, Αϊτή"],
  ["en", "Στόχος, fi ß ij"],
  ["de", "Straße, Größe"],
  ["nl", "Dijk ijs"],
])("headings in %s have the capitals of the language in each format: %s", (language, title) => {
  const content = fullContent()
  content.website.language = language
  const [objective] = content.resume.sections
  content.resume.sections = [{ ...required(objective, "section"), title }]
  const bare = (text: string) => text.normalize().replace(/\s/g, "")
  const capitals = bare(title.toLocaleUpperCase(language))
  content.resume.template = "classic"
  for (const path of [...PDFS, PATHS.text]) {
    const bytes = makeFormatAt(path, content)
    const text = path === PATHS.text ? Buffer.from(bytes).toString() : pdfToText(bytes)
    expect([path, bare(text)]).toEqual([path, expect.stringContaining(capitals)])
  }
})

test.each(["de", "pt-BR", "fa", "zh-TW"])(
  "a PDF has the language %s of website.yaml",
  async (own) => {
    const content = minimalContent()
    content.website.language = own
    const { language } = await extractPdf(makeFormatAt(PATHS.pdf, content))
    expect(language).toBe(own)
  },
)

test.each(PDFS)("%s has the metadata of PDF/UA-1 and bookmarks", async (path) => {
  const content = await loadSiteContent()
  const bytes = makeFormatAt(path, content)
  const { xmp, language, bookmarks } = await extractPdf(bytes)
  const { hash, updated, language: own } = toModel(content)
  expect(xmp).toContain("<pdfuaid:part>1</pdfuaid:part>")
  expect(language).toBe(own)
  expect(pdfInfo(bytes)).toMatchObject({
    Title: `${content.owner.name} — ${content.resume.title}`,
    Author: content.owner.name,
    Keywords: `updated ${updated}, version ${hash}`,
    Tagged: "yes",
    Pages: "2",
    "Page size": expect.stringContaining("letter"),
  })
  expect(bytes.length).toBeLessThan(150_000)
  expect(bookmarks.map(({ title }) => title)).toEqual(
    expect.arrayContaining([
      content.owner.name,
      ...content.resume.sections.map(({ title }) => title),
      ...content.work.work.flatMap((item) => {
        if (!isCompany(item)) return item.break
        return path === PATHS.pdf ? item.company : item.roles.map(({ title }) => title)
      }),
    ]),
  )
})

test.each([[[]], [["-raw"]], [["-layout"]]])(
  "resume.pdf has the dates of each role beside it, for pdftotext %s",
  async (options) => {
    const content = await loadSiteContent()
    const text = pdfToText(makeFormatAt(PATHS.pdf, content), ...options).replace(/[^\S\n]+/g, " ")
    const roles = content.work.work.filter(isCompany).flatMap(({ roles }) => roles)
    const missing = roles.filter((role) => !text.includes(`${role.title} ${dateRange(role)}`))
    expect(missing).toEqual([])
  },
)

test.each([
  ["letter", "letter"],
  ["a4", "A4"],
] as const)(
  "resume.pdf on %s is read with the work before the column at the side of each page",
  async (paper, size) => {
    const content = await loadSiteContent()
    const pdf = makeFormatAt(PATHS.pdf, { ...content, resume: { ...content.resume, paper } })
    expect(pdfInfo(pdf)["Page size"]).toContain(size)
    const { text } = await extractPdf(pdf)
    const { sections } = toOutline(toModel(content))
    const work = required(
      sections.find(({ section }) => section === "WorkExperience"),
      "WorkExperience",
    )
    const [first, , , fourth] = work.entries
    // pdftotext leaves out a hyphen at the end of a line.
    const withoutHyphens = (each: string) => each.replaceAll("-", "")
    const entries = [first, fourth].map((entry) => required(entry, "company"))
    const texts = textsOf([{ ...work, entries }]).map(withoutHyphens)
    for (const reading of [text, pdfToText(pdf, "-raw"), pdfToText(pdf)]) {
      const start = reading.indexOf("WORK EXPERIENCE")
      expect(start).toBeGreaterThan(0)
      // The fourth company is the last on the first page.
      const found = withoutHyphens(reading.slice(start, reading.indexOf("TECHNICAL SKILLS")))
      expect(findOutOfOrder(found, texts)).toBeUndefined()
      // On the second page, the jobs go on below the column at the side.
      expect(reading.indexOf("Hello World Almanac")).toBeLessThan(reading.indexOf("EDUCATION"))
    }
  },
)

test("the list of jobs keeps its width where the column at the side has ended", async () => {
  const content = await loadSiteContent()
  const pages = pdfWords(makeFormatAt(PATHS.pdf, content))
  const rightOf = (word: string) =>
    pages.flatMap(({ words }) => words).find(({ text }) => text === word)?.right
  const last = pages.at(-1)?.words.filter(({ top }) => top > 500 && top < 700) ?? []
  expect(last.length).toBeGreaterThan(30)
  expect(rightOf("TECHNICAL")).toBeGreaterThan(Math.max(...last.map(({ right }) => right)))
})

test.each([
  ["a word", "ü".repeat(300)],
  ["many words", "Wren ".repeat(60).trim()],
])("a name of 300 letters in %s stays on the page", async (_what, name) => {
  const content = await loadSiteContent()
  for (const path of PDFS) {
    const pages = pdfWords(makeFormatAt(path, { ...content, owner: { ...content.owner, name } }))
    const outside = pages.flatMap(({ width, height, words }) =>
      words.filter(
        ({ left, right, top, bottom }) => left < 0 || top < 0 || right > width || bottom > height,
      ),
    )
    expect(outside).toEqual([])
  }
})

test("every word of a name in Arabic, Chinese and emoji can be extracted", async () => {
  const content = await loadSiteContent()
  const name = "محمد علي السيد 李小龙 かな 🎉"
  const pdf = makeFormatAt(PATHS.pdf, { ...content, owner: { ...content.owner, name } })
  const { text } = await extractPdf(pdf)
  for (const reading of [text, pdfToText(pdf), pdfToText(pdf, "-raw")]) {
    // The readers add direction marks, and spaces between scripts.
    const found = normalize(reading)
    for (const word of name.split(" ")) expect(found).toContain(normalize(word))
  }
})

describe("in Arabic", () => {
  const wordsIn = (pdf: Uint8Array) => pdfWords(pdf).flatMap(({ words }) => words)
  const leftOf = (word: string, words: Word[]) =>
    required(
      words.find(({ text }) => text === word),
      word,
    ).left

  test.each(PDFS)("the day in the footer of %s is in order", async (path) => {
    const content = await loadPerson("interpreter")
    const words = wordsIn(makeFormatAt(path, content))
    const bottom = Math.max(...words.map(({ top }) => top))
    const footer = words.filter(({ top }) => top === bottom)
    const [year = "", , day = ""] = content.resume.updated.split("-")
    expect(leftOf(day, footer)).toBeGreaterThan(leftOf(year, footer))
  })

  test.each(PDFS)("signs of names keep their places in %s", async (path) => {
    const { owner, ...content } = await loadPerson("interpreter")
    const headline = "(C++) و C# و .NET"
    const text = pdfToText(makeFormatAt(path, { ...content, owner: { ...owner, headline } }))
    expect(text.match(/C\+\+|C#|\.NET/g)?.sort()).toEqual([".NET", "C#", "C++"])
    expect(text).not.toContain("\u200e")
  })

  test("an address runs from right to left, and a phone number from left to right", async () => {
    const { owner, ...content } = await loadPerson("interpreter")
    const isPublic = { visibleIn: ["pdf" as const] }
    const contact = owner.contact.map((field) => ({ ...field, ...isPublic }))
    const address = owner.address && { ...owner.address, ...isPublic }
    const pdf = makeFormatAt(PATHS.pdf, { ...content, owner: { ...owner, contact, address } })
    const words = wordsIn(pdf)
    // The number of the house is at the right end, and the postal code is after the street.
    expect(leftOf("12", words)).toBeGreaterThan(leftOf("11118", words))
    expect(leftOf("+44", words)).toBeLessThan(leftOf("1632", words))
    // The contact data stands at the other end of the line than in English.
    expect(words.find(({ text }) => text.includes("@"))?.left).toBeLessThan(60)
  })
})
