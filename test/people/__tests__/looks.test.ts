import { execFileSync } from "node:child_process"
import { readFileSync } from "node:fs"
import sharp from "sharp"
import { companiesOf } from "../../../src/content/picks/work-items"
import type { Content } from "../../../src/content/schemas"
import { LOOKS } from "../../../src/content/schemas/paper-fields"
import { toLetterTypstInput } from "../../../src/resume/formats/to-letter"
import { PORTRAIT_PATH, toTypstInput } from "../../../src/resume/formats/to-typst-input"
import { typstInputSchema } from "../../../src/resume/formats/typst-input"
import { modelFor, toModel } from "../../../src/resume/model/model"
import { toOutline } from "../../../src/resume/model/outline"
import { createTypeset } from "../../../src/typeset/typeset-resume"
import { typeset } from "../../../src/typeset/typst"
import { templateProgram } from "../../../src/typeset/typst-programs"
import { toJsonSchema } from "../../../tools/handbook/json-schema"
import { fullContent } from "../../content"
import { extractPdf } from "../../formats/extract-pdf"
import { findMissingFacts, findOutOfOrder } from "../../formats/facts"
import { makeFormatAt, PATHS, typesetResume } from "../../formats/make-format"
import { pdfInfo, pdfToText, pdfWords } from "../../formats/poppler"
import { readRecords, recordsOf, textsOf } from "../../formats/records"
import { withUniqueValues } from "../../formats/unique-values"
import { loadPerson, PEOPLE } from "../../load-person"
import { rowsOf } from "../../matrix"
import { loadSiteContent } from "../../site-content"

/** Content with every field, each with a value of its own. */
const EVERY_FIELD = "every field"

const load = (name: string) =>
  name === EVERY_FIELD ? withUniqueValues(fullContent()) : loadPerson(name)

/** @returns the content with the options of resume.yaml */
const withOptions = (content: Content, options: Partial<Content["resume"]>): Content => ({
  ...content,
  resume: { ...content.resume, ...options },
})

/** The other tests of PDFs read the standard look. */
const NEW_LOOKS = LOOKS.filter((look) => look !== "standard")

const PAPERS = [
  ["letter", "letter"],
  ["a4", "A4"],
] as const

/** One from right to left beside it; the others with `-- all`. The sample is in the other tests. */
const LIVES = [EVERY_FIELD, ...rowsOf(PEOPLE, (name) => name === "interpreter")]

// Slow: it typesets each look, and three readers read each PDF.
describe.each(NEW_LOOKS)("the look %s", (template) => {
  test.each(LIVES)("has %s, tagged and in order", async (name) => {
    const content = withOptions(await load(name), { template })
    const pdf = makeFormatAt(PATHS.pdf, content)
    const { text, links, alternatives, untagged, undescribedLinks } = await extractPdf(pdf)
    expect({ untagged, undescribedLinks }).toEqual({ untagged: [], undescribedLinks: 0 })
    // pdf.js neither reads the replacement texts of Arabic letters nor puts Arabic words in order.
    const isArabic = toModel(content).language === "ar"
    const inOrder = isArabic ? [] : [text, pdfToText(pdf, "-raw")]
    for (const reading of [...inOrder, pdfToText(pdf)]) {
      const all = [reading, ...links, ...alternatives].join("\n")
      expect(findMissingFacts("pdf", content, all)).toEqual([])
    }
    for (const reading of inOrder)
      expect(findOutOfOrder(reading, textsOf(toOutline(toModel(content)).sections))).toBeUndefined()
    for (const { width, height, words } of pdfWords(pdf)) {
      const outside = words.filter(
        ({ left, right, top, bottom }) =>
          left < 20 || top < 15 || right > width - 20 || bottom > height - 15,
      )
      expect(outside).toEqual([])
    }
  })

  test("needs no more pages than the standard look, and titles of sections are the largest", async () => {
    const content = await loadSiteContent()
    const pages = ["standard", template].map((look) => {
      return pdfWords(makeFormatAt(PATHS.pdf, withOptions(content, { template: look })))
    })
    expect(pages[1]?.length).toBeLessThanOrEqual(pages[0]?.length ?? 0)
    const heightOf = (wanted: string) => {
      const word = pages[1]?.[0]?.words.find(({ text }) => text === wanted)
      return word && word.bottom - word.top
    }
    // Titles in capitals are as large as the text.
    const title = heightOf("Objective")
    if (title) expect(title).toBeGreaterThan(heightOf("Example") ?? 0)
  })

  test("has the structure of the content", async () => {
    const content = withOptions(await loadSiteContent(), { template })
    const { structure } = await extractPdf(makeFormatAt(PATHS.pdf, content))
    expect(readRecords(structure)).toEqual(recordsOf(toOutline(toModel(content)).sections))
  })

  // Each look is on one paper.
  const isLetter = NEW_LOOKS.indexOf(template) % 2 === 0
  test.each(rowsOf([...PAPERS], ([paper]) => (paper === "letter") === isLetter))(
    "fits its pages, on %s",
    async (paper, size) => {
      const options = withOptions(await loadSiteContent(), { template, paper })
      const model = modelFor(toModel(options), "pdf")
      const pages = [0, 16].map((step) => {
        const info = pdfInfo(typesetResume(toTypstInput(model, "designed", step)))
        expect(info["Page size"]).toContain(size)
        return Number(info.Pages)
      })
      expect(pages[1]).toBeLessThanOrEqual(pages[0] ?? 0)
    },
  )

  test("typesets a letter", async () => {
    const content = await loadSiteContent()
    const [letter] = Object.values(content.letters)
    if (!letter) throw new Error("The sample has no letter.")
    const model = modelFor(toModel(content), "pdf")
    const pdf = typesetResume(toLetterTypstInput(model, { ...letter, template }))
    for (const text of [content.owner.name, letter.greeting, ...letter.to]) {
      expect(pdfToText(pdf)).toContain(text)
    }
  })
})

test("a company with two roles may end on the next sheet", async () => {
  const content = await loadSiteContent()
  const company = companiesOf(content.work).find(({ roles }) => roles.length === 2)
  const [first, second] = company?.roles ?? []
  if (!company || !first || !second) throw new Error("The sample has no company with two roles.")
  const details = Array.from({ length: 3 }, (_, index) => `Built part ${index}.`)
  const work = Array.from({ length: 9 }, (_, index) => ({
    ...company,
    id: `company-${index}`,
    roles: [
      { ...first, title: "First", responsibilities: details },
      { ...second, title: "Second", responsibilities: details },
    ],
  }))
  const changed = withOptions({ ...content, work: { work } }, { template: "timeline" })
  const sheets = pdfWords(makeFormatAt(PATHS.pdf, changed)).slice(1)
  const firstOf = ({ words }: (typeof sheets)[number]) =>
    words.find(({ text }) => text === "First" || text === "Second")?.text
  expect(sheets.map(firstOf)).toContain("Second")
})

/** In the other looks, a portrait keeps its shape. */
const CROPPING_LOOKS = LOOKS.filter((look) =>
  readFileSync(`src/resume/formats/typst/looks/${look}.typ`, "utf8").includes("portrait(width:"),
)

test.each(CROPPING_LOOKS)("the look %s crops a wide portrait to a square", async (look) => {
  const content = await loadSiteContent()
  const owner = { ...content.owner, portrait: { src: "wide.jpg", alt: "Lime.", pdf: true } }
  const model = modelFor(toModel(withOptions({ ...content, owner }, { template: look })), "pdf")
  const lime = { width: 40, height: 10, channels: 3, background: "lime" } as const
  const pictures = { [PORTRAIT_PATH]: await sharp({ create: lime }).jpeg().toBuffer() }
  const pdf = createTypeset("/resume.pdf", { pictures })(toTypstInput(model, "designed"))
  const page = execFileSync("pdftoppm", ["-png", "-r", "144", "-l", "1", "-"], { input: pdf })
  const { data, info } = await sharp(page).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const [columns, rows] = [new Set<number>(), new Set<number>()]
  for (let pixel = 0; pixel < info.width * info.height; pixel++) {
    const [red = 0, green = 0, blue = 0] = data.subarray(pixel * 3)
    if (green < 200 || red + blue > 60) continue
    columns.add(pixel % info.width)
    rows.add(Math.floor(pixel / info.width))
  }
  expect(rows.size).toBeGreaterThan(80)
  expect(Math.abs(columns.size - rows.size)).toBeLessThanOrEqual(2)
})

test("the input is as its schema says, which is up to date", async () => {
  expect(readFileSync("schemas/typst-input.json", "utf8")).toBe(toJsonSchema(typstInputSchema))
  for (const name of PEOPLE) {
    const model = modelFor(toModel(await loadPerson(name)), "pdf")
    const input = toTypstInput(model, "designed")
    expect(typstInputSchema.parse(input)).toEqual(input)
  }
})

test.each(LOOKS)("docs/templates.md has a row for the look %s", (look) => {
  expect(readFileSync("docs/templates.md", "utf8").includes(`\n| \`${look}\` | `)).toBe(true)
})

test("the template in docs/templates.md is complete, and has at most 80 lines", async () => {
  const [, template = ""] =
    /```typst\n(.*?)```/s.exec(readFileSync("docs/templates.md", "utf8")) ?? []
  expect(template.split("\n").length).toBeLessThanOrEqual(80)
  const content = await loadSiteContent()
  const files = { "/content/templates/mine.typ": Buffer.from(template) }
  const input = toTypstInput(modelFor(toModel(content), "pdf"), "designed")
  const document = typeset(templateProgram("mine.typ", files), input)
  const { text, links, untagged } = await extractPdf(document.toPdf())
  expect(untagged).toEqual([])
  expect(findMissingFacts("pdf", content, [text, ...links].join("\n"))).toEqual([])
  expect(document.sectionEnds()).toHaveLength(input.sections.length)
})
