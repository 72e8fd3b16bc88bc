import { fullContent } from "../../../../test/content"
import { extractPdf } from "../../../../test/formats/extract-pdf"
import { typesetResume } from "../../../../test/formats/make-format"
import { resumePageData } from "../../../../test/resume-page-data"
import { contentSchemas } from "../../../content/schemas"
import type { FormatName } from "../../../content/schemas/contact-formats"
import { mapTexts, textsIn } from "../../../content/tree/walk"
import { toPages } from "../../../site/pages"
import { toJsonLd } from "../../../site/to-json-ld"
import { toModel } from "../../model/model"
import { applyVariant } from "../../variants/apply-variant"
import { FORMATS, makeFormat } from "../formats"
import { toText } from "../to-text"

const MARKED = "Em *em*, **st**, `co` and [a page](/about/)"
const WORDS = "Em em, st, co and a page"
const URL = "https://ada.example/about/"

/** Anything that shows a mark of the text. */
const LEFTOVERS = /\*em|\*st|`co|\[a page/

/** Content in which every text that takes marks is the same. */
function markedContent() {
  const content = fullContent()
  const replaceAll = (file: "resume" | "work") =>
    mapTexts(contentSchemas[file], content[file], ({ text, notes }) =>
      notes.inline ? MARKED : text,
    )
  return Object.assign(content, { resume: replaceAll("resume"), work: replaceAll("work") })
}

const content = markedContent()
const texts = (["resume", "work"] as const).flatMap((file) =>
  textsIn(contentSchemas[file], content[file]).filter(({ notes }) => notes.inline),
)

const makeBytes = (name: FormatName) => {
  const format = FORMATS.find((each) => each.name === name)
  if (!format) throw new Error(name)
  return Buffer.from(makeFormat(format, toModel(content), typesetResume))
}

const count = (text: string, part: string) => text.split(part).length - 1

test("every kind of text in the résumé takes marks", () => {
  const fields = texts.map(({ path }) => path.filter((step) => typeof step === "string").join("."))
  expect([...new Set(fields)]).toEqual([
    "sections.content.text",
    "sections.content.list",
    "sections.content.entries.details",
    "sections.content.entries.text",
    "sections.content.entries.authors",
    "work.responsibilities.text",
    "work.responsibilities",
    "work.text",
    "work.summary",
    "work.roles.summary",
    "work.roles.responsibilities",
    "work.roles.responsibilities.text",
  ])
})

test("the objective of a variant takes marks", () => {
  const model = toModel(applyVariant(fullContent(), "platform", { objective: MARKED }))
  expect(toText(model).replace(/\s+/g, " ")).toContain(`${WORDS} (${URL})`)
})

test("plain text has the address of each link after its words", () => {
  const text = makeBytes("text").toString().replace(/\s+/g, " ")
  expect(count(text, `${WORDS} (${URL})`)).toBe(texts.length)
  expect(text).not.toMatch(LEFTOVERS)
})

test("Markdown keeps the marks", () => {
  const markdown = makeBytes("markdown").toString()
  expect(count(markdown, `Em *em*, **st**, \`co\` and [a page](${URL})`)).toBe(texts.length)
})

test("JSON Resume has plain words", () => {
  const plain = JSON.stringify(JSON.parse(makeBytes("json").toString()))
  expect(count(plain, WORDS)).toBeGreaterThanOrEqual(texts.length)
  expect(plain).not.toMatch(LEFTOVERS)
})

test("JSON-LD and the vCard have no marks", () => {
  const pages = toPages(content).map((page) =>
    toJsonLd(toModel(content), page, content.resume.updated),
  )
  expect(JSON.stringify(pages)).toContain(WORDS)
  expect(JSON.stringify(pages)).not.toMatch(LEFTOVERS)
  expect(makeBytes("vcard").toString()).not.toMatch(LEFTOVERS)
})

test("the page gets the marks, and links that it can follow without a reload", () => {
  const page = JSON.stringify(resumePageData(content))
  const link = { type: "link", href: "/about/", content: "a page" }
  expect(count(page, JSON.stringify(link))).toBe(texts.length)
  expect(page).not.toMatch(LEFTOVERS)
})

test("the PDF tags the marks", async () => {
  const pdf = makeBytes("pdf")
  const countTag = (tag: string) =>
    pdf.toString("latin1").match(new RegExp(`/Type /StructElem\\s+/S /${tag}\\s`, "g"))?.length
  const roles = content.work.work.flatMap((item) => ("roles" in item ? item.roles : []))
  expect(countTag("Code")).toBe(texts.length)
  // The titles of roles are in italics too.
  expect(countTag("Em")).toBe(texts.length + roles.length)
  const { links, text } = await extractPdf(pdf)
  expect(links.filter((link) => link === URL)).toHaveLength(texts.length)
  expect(text).not.toMatch(LEFTOVERS)
})
