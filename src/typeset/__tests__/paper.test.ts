import { extractPdf } from "../../../test/formats/extract-pdf"
import { normalize } from "../../../test/formats/facts"
import { makeFormatAt, PATHS } from "../../../test/formats/make-format"
import {
  pdfComplaints,
  pdfInfo,
  pdfToText,
  pdfWords,
  type Word,
} from "../../../test/formats/poppler"
import { loadPerson, PEOPLE } from "../../../test/load-person"
import { isLifeOfEveryFormat, isUsualLife, rowsOf } from "../../../test/matrix"
import { SCRIPTS } from "../../../test/scripts"
import { loadSiteContent } from "../../../test/site-content"
import { companiesOf } from "../../content/picks/work-items"
import type { Content } from "../../content/schemas"
import { LOOKS } from "../../content/schemas/paper-fields"
import { required } from "../../lib/required"
import { toModel } from "../../resume/model/model"
import { toOutline } from "../../resume/model/outline"
import { type PageLayout, planPages } from "../../resume/model/plan-pages"

const PDFS = [PATHS.pdf, PATHS.ats]

const LAYOUTS: readonly PageLayout[] = ["auto", "columns", "column"]

/** The height of the footer, in points. */
const FOOTER = 48

const withLayout = (content: Content, layout: PageLayout): Content => ({
  ...content,
  resume: { ...content.resume, layout },
})

/**
 * @returns what is empty on the sheets but the last: a third, or the space beside a column. One column
 *   over the full width may have short lines, so only its height counts
 */
function findEmptySpace(path: string, content: Content): string[] {
  const model = toModel(content)
  const { columns } = planPages(toOutline(model).sections, model.layout)
  const hasColumns = path === PATHS.pdf && columns !== undefined
  const sheets = pdfWords(makeFormatAt(path, content)).slice(0, -1)
  return sheets.flatMap(({ width, height, words }, index) => {
    const body = words.filter(({ top }) => top < height - FOOTER)
    const bottom = Math.max(...body.map((word) => word.bottom))
    const lowerHalf = body.filter(({ top }) => top > bottom / 2)
    const right = Math.max(...lowerHalf.map((word) => word.right))
    const isNarrow = hasColumns && right < 0.65 * width
    return [
      ...(bottom < (2 * height) / 3 ? [`below ${bottom} on sheet ${index + 1}`] : []),
      ...(isNarrow ? [`right of ${right} on sheet ${index + 1}`] : []),
    ]
  })
}

/** @returns the text of a PDF as each of three readers sees it */
async function readAll(pdf: Uint8Array): Promise<string[]> {
  const { text } = await extractPdf(pdf)
  return [text, pdfToText(pdf), pdfToText(pdf, "-raw")]
}

describe.each(rowsOf(PEOPLE, isUsualLife))("the PDFs of %s", (name) => {
  test.each(rowsOf(LAYOUTS, (layout) => layout === "auto" || isLifeOfEveryFormat(name)))(
    "fill every sheet but the last, in the layout %s",
    async (layout) => {
      const content = withLayout(await loadPerson(name), layout)
      expect(PDFS.map((path) => findEmptySpace(path, content))).toEqual([[], []])
    },
  )

  test("are read by pdfinfo without a complaint", async () => {
    const content = await loadPerson(name)
    for (const path of PDFS) expect(pdfComplaints(makeFormatAt(path, content))).toBe("")
  })

  test("have every contact value in one piece", async () => {
    const content = await loadPerson(name)
    for (const path of PDFS) {
      for (const text of await readAll(makeFormatAt(path, content))) {
        for (const { kind, value } of content.owner.contact) {
          if (kind === "phone") continue // it may be written in another way
          const shown = decodeURI(value).replace(/^https?:\/\/|\/$/g, "")
          expect(text.normalize()).toContain(shown.normalize())
        }
      }
    }
  })
})

test("a long résumé whose entries are long as well has no empty half of a sheet", async () => {
  const content = await loadSiteContent()
  const first = required(companiesOf(content.work)[0], "company")
  const work = [25, 3, 25, 3].map((count, index) => ({
    ...first,
    id: `company-${index}`,
    responsibilities: Array.from({ length: count }, (_, number) => `Built part number ${number}.`),
  }))
  for (const layout of LAYOUTS) {
    const long = withLayout({ ...content, work: { work } }, layout)
    expect(PDFS.map((path) => findEmptySpace(path, long))).toEqual([[], []])
  }
})

test("no last line has only one word", async () => {
  const content = await loadSiteContent()
  const company = required(companiesOf(content.work)[0], "company")
  const responsibilities = Array.from({ length: 30 }, (_, count) => {
    return `${"word ".repeat(count + 5)}before-${count} last-${count}`
  })
  const roles = company.roles.slice(0, 1).map((role) => ({ ...role, responsibilities }))
  const pdf = makeFormatAt(PATHS.pdf, { ...content, work: { work: [{ ...company, roles }] } })
  const words = pdfWords(pdf).flatMap((page) => page.words)
  const linesOf = (start: string) =>
    words.filter(({ text }) => text.startsWith(start)).map(({ top }) => top)
  expect(linesOf("last-")).toHaveLength(30)
  expect(linesOf("last-")).toEqual(linesOf("before-"))
})

test("a sheet ends within neither two short entries nor a list of three lines", async () => {
  const content = await loadSiteContent()
  const entry = (title: string) => ({
    title,
    details: ["Kept the scores."],
    keywords: [],
    tags: [],
  })
  const shown = { expandedByDefault: true, numbered: false, tags: [] }
  const sectionsBelow = (lines: string[]): Content["resume"]["sections"] => [
    {
      ...shown,
      section: "AdditionalSkills",
      title: "Skills",
      content: { list: lines, entries: [] },
    },
    {
      ...shown,
      section: "Volunteering",
      title: "Volunteering",
      content: { list: [], entries: [entry("First"), entry("Second")] },
    },
    {
      ...shown,
      section: "Languages",
      title: "Languages",
      content: { list: ["Alpha", "Beta", "Gamma"], entries: [] },
    },
  ]
  const sheets = [28, 30, 32, 34, 36, 38, 40].map((count) => {
    const sections = sectionsBelow(
      Array(count).fill("A skill that is too long for one of two columns of a sheet."),
    )
    const resume = { ...content.resume, sections }
    return pdfWords(makeFormatAt(PATHS.pdf, withLayout({ ...content, resume }, "column")))
  })
  const sheetOf = (pages: (typeof sheets)[number], word: string) =>
    pages.findIndex(({ words }) => words.some(({ text }) => text === word))
  for (const pages of sheets) {
    expect(sheetOf(pages, "Second")).toBe(sheetOf(pages, "First"))
    expect(sheetOf(pages, "Gamma")).toBe(sheetOf(pages, "Alpha"))
  }
  expect(sheets.map((pages) => sheetOf(pages, "Second"))).toEqual(expect.arrayContaining([0, 1]))
  expect(sheets.map((pages) => sheetOf(pages, "Gamma"))).toEqual(expect.arrayContaining([0, 1]))
})

const LONG_NAME = "Anne-Marie Featherstonehaugh-Kowalczykowska"
const LONG_ADDRESSES = [
  "anne-marie.featherstonehaugh-kowalczykowska@department-of-hydrology.example.edu",
  "linkedin.example/in/anne-marie-featherstonehaugh-kowalczykowska-0123456789",
]

test.each(PDFS)("%s breaks neither a hyphenated name nor an address", async (path) => {
  const content = await loadSiteContent()
  const [email = "", profile = ""] = LONG_ADDRESSES
  const contact: Content["owner"]["contact"] = content.owner.contact.map((field) => ({
    ...field,
    ...(field.kind === "email" && { value: email }),
    ...(field.kind === "profile" && { value: `https://${profile}` }),
  }))
  for (const name of [LONG_NAME, "MJ Nunez-Okafor"]) {
    const pdf = makeFormatAt(path, { ...content, owner: { ...content.owner, name, contact } })
    for (const text of await readAll(pdf)) {
      for (const word of name.split(" ")) expect(text).toContain(word)
      for (const address of LONG_ADDRESSES) expect(text).toContain(address)
    }
  }
})

test.each(PDFS)(
  "%s has an address within a text in one piece, and all of a longer one",
  async (path) => {
    const content = await loadSiteContent()
    const address = "https://linkedin.example/in/mj-nunez-okafor"
    const longer = `https://example.org/${"a-long-path/".repeat(12)}end`
    for (const section of content.resume.sections) {
      if ("content" in section) section.content.list = [`See ${address} for more`, longer]
    }
    for (const text of await readAll(makeFormatAt(path, content))) {
      expect(text).toContain(address)
      expect(text.replace(/\s+/g, "")).toContain(longer)
    }
  },
)

test("a word that is longer than its column is hyphenated if it has syllables, and else broken", async () => {
  const content = await loadSiteContent()
  content.website.language = "de"
  const words = ["Donaudampfschifffahrtsgesellschaftskapitänsmütze", "x".repeat(60)]
  for (const section of content.resume.sections) {
    if (section.section === "Objective" || !("content" in section)) continue
    section.content.list = words
  }
  const text = pdfToText(makeFormatAt(PATHS.pdf, content))
  expect(text).toMatch(/schaftska\u00ad\s+pitäns|gesell\u00ad\s+schafts/)
  expect(text).not.toMatch(/x\u00ad/)
  for (const word of words) expect(text.replace(/\u00ad?\s+/g, "")).toContain(word)
})

test.each(Object.entries(SCRIPTS))(
  "%s can be read from both PDFs",
  async (_name, { text, language }) => {
    const content = await loadSiteContent()
    const [first] = companiesOf(content.work)
    content.work.work = [
      { ...required(first, "company"), responsibilities: [text, "Plain words."] },
    ]
    content.resume.sections = content.resume.sections.filter(
      ({ section }) => section === "WorkExperience",
    )
    const owner = { ...content.owner, headline: text }
    for (const path of PDFS) {
      const [viewer = "", ...readings] = await readAll(makeFormatAt(path, { ...content, owner }))
      // pdf.js ignores the text that Typst gives for letters which several glyphs draw.
      const others = language === "hi" || language === "th" ? [] : [viewer]
      for (const reading of [...readings, ...others]) {
        const found = normalize(reading)
        for (const word of text.split(" ")) expect(found).toContain(normalize(word))
      }
    }
  },
)

test("no line of a Chinese text starts with a closing mark or ends with an opening one", async () => {
  const content = await loadPerson("chinese")
  for (const path of PDFS) {
    const [page] = pdfWords(makeFormatAt(path, content))
    const words = page?.words ?? []
    const areTogether = (left: Word | undefined, right: Word | undefined) =>
      left && right && Math.abs(left.bottom - right.bottom) < 3 && right.left - left.right < 9
    const misplaced = words.filter(
      (word, index) =>
        (/^[，。；：！？、）》」』”’]/.test(word.text) && !areTogether(words[index - 1], word)) ||
        (/[（《「『“‘]$/.test(word.text) && !areTogether(word, words[index + 1])),
    )
    expect(misplaced).toEqual([])
    expect(words.filter(({ text }) => /\p{Script=Han}{8,}/u.test(text)).length).toBeGreaterThan(9)
  }
})

test.each(LOOKS)(
  "no line of the look %s ends within C++ or another name with signs",
  async (template) => {
    const names = "C++ C# .NET Node.js C++17, (C++) g++ Notepad++; 95%+ C++/CLI".split(" ")
    const content = await loadSiteContent()
    const [job] = companiesOf(content.work)
    // Each line ends elsewhere.
    const all = names.map((name, index) => `${"i".repeat(index)} ${name}`).join(" ")
    const details = Array.from({ length: 24 }, (_, index) => `${"i".repeat(index)} ${all} ${all}`)
    if (job) job.responsibilities = details
    const changed = { ...content, resume: { ...content.resume, template } }
    for (const path of PDFS) {
      const lines = pdfToText(makeFormatAt(path, changed), "-raw").split("\n")
      const atEnds = lines.map((line, index) => {
        return `${line.trim().split(" ").at(-1)} ${lines[index + 1]?.trim().split(" ")[0]}`
      })
      expect(atEnds.filter((pair) => names.includes(pair.replace(" ", "")))).toEqual([])
    }
  },
)

test.each(LOOKS)(
  "the name is in one line of the look %s, smaller if it must be",
  async (template) => {
    const content = await loadSiteContent()
    // Short contact details stand beside the name.
    const contact = content.owner.contact.filter(({ kind }) => kind === "email")
    const names = ["Inês Quaresma Bettencourt", "Wolfgang Amadeus von Mommsen-Württemberg"]
    for (const name of names) {
      const owner = { ...content.owner, name, contact }
      const changed = { ...content, owner, resume: { ...content.resume, template } }
      for (const path of PDFS) {
        const [sheet] = pdfWords(makeFormatAt(path, changed))
        const found = name.split(" ").map((word) => sheet?.words.find(({ text }) => text === word))
        expect([path, new Set(found.map((word) => word && Math.round(word.bottom))).size]).toEqual([
          path,
          1,
        ])
        // The name is larger than all else: 18 pt at least, or 19 pt in the technical look.
        const heights = found.map((word) => word && word.bottom - word.top)
        expect(Math.min(...heights.map((height) => height ?? 0))).toBeGreaterThan(18)
      }
    }
  },
)

test("accents of capitals do not touch the line above in a name of two lines", async () => {
  const content = await loadSiteContent()
  const name = "ÇAĞRI ŞÜKRÜ ÅNGSTRÖM ŚWIĄTEK ẤNH ÉVORA ÑANDÚ ŻÓŁĆ ĘLK"
  for (const path of PDFS) {
    const [page] = pdfWords(makeFormatAt(path, { ...content, owner: { ...content.owner, name } }))
    const topOf = (word: string) => page?.words.find(({ text }) => text === word)?.top ?? 0
    const em = 25
    // Roboto Bold has Ấ up to 0.95 em above its baseline, and Ç down to 0.23 em below it.
    expect((topOf("ĘLK") - topOf("ÇAĞRI")) / em).toBeGreaterThan(0.95 + 0.23)
  }
})

test("a PDF does not tell which variants exist, and only its metadata has the version", async () => {
  const content = await loadSiteContent()
  const names = Object.keys(content.variants)
  for (const path of PDFS) {
    const pdf = makeFormatAt(path, content)
    const { xmp } = await extractPdf(pdf)
    const told = [...(await readAll(pdf)), xmp, ...Object.values(pdfInfo(pdf))].join("\n")
    expect(names.filter((name) => told.includes(`/${name}`))).toEqual([])
    expect((await readAll(pdf)).join()).not.toMatch(/version [0-9a-f]{8}/)
    expect(pdfInfo(pdf).Keywords).toMatch(/version [0-9a-f]{8}/)
  }
})
