import { spawnSync } from "node:child_process"
import { readFileSync, writeFileSync } from "node:fs"
import path from "node:path"
import { strFromU8, unzipSync } from "fflate"
import { contentWith, fullContent, minimalContent } from "../../../../test/content"
import { extractPdf } from "../../../../test/formats/extract-pdf"
import { findMissingFacts } from "../../../../test/formats/facts"
import { makeFormatAt, PATHS } from "../../../../test/formats/make-format"
import { flatten } from "../../../../test/formats/poppler"
import { readDocx } from "../../../../test/formats/read-docx"
import { readDocxRecords, recordsOf } from "../../../../test/formats/records"
import { loadPerson, PEOPLE } from "../../../../test/load-person"
import { isLifeOfEveryFormat, rowsOf } from "../../../../test/matrix"
import { loadSiteContent } from "../../../../test/site-content"
import { makeTemporaryFolder } from "../../../../test/temporary-folder"
import { isCompany } from "../../../content/picks/work-items"
import type { Content } from "../../../content/schemas"
import { hostOf } from "../../../lib/uri"
import { toModel } from "../../model/model"
import { forParsers } from "../for-parsers"

const make = (content: Content) => makeFormatAt(PATHS.docx, content)

const partOf = (bytes: Uint8Array, name: string) => strFromU8(unzipSync(bytes)[name] ?? bytes)

const EVERYONE: { name: string; load: () => Content | Promise<Content> }[] = [
  { name: "the sample", load: loadSiteContent },
  { name: "content with every field", load: fullContent },
  ...rowsOf(PEOPLE, isLifeOfEveryFormat).map((name) => ({ name, load: () => loadPerson(name) })),
]

test.each(EVERYONE)(
  "the paragraphs of $name have its records; no heading is a link, and the domain below it is",
  async ({ load }) => {
    const content = await load()
    const { paragraphs } = readDocx(make(content))
    const { sections } = forParsers(toModel(content))
    expect(readDocxRecords(paragraphs)).toEqual(recordsOf(sections))
    const headings = paragraphs.filter(({ style }) => /^(?:Title|Heading)/.test(style))
    expect(headings.flatMap(({ links }) => links)).toEqual([])
    const entries = sections.flatMap(({ entries }) => entries)
    const titles = paragraphs.flatMap(({ style }, index) => (style === "Heading2" ? [index] : []))
    const below = titles.map((index) => hostOf(paragraphs[index + 1]?.links.at(-1) ?? ""))
    expect(below).toEqual(entries.map(({ url }) => (url ? hostOf(url) : "")))
  },
)

test("the jobs are those of JSON Resume", async () => {
  const content = await loadSiteContent()
  const { paragraphs } = readDocx(make(content))
  const json = JSON.parse(Buffer.from(makeFormatAt(PATHS.json, content)).toString())
  const jobs = paragraphs.flatMap(({ style, text }, index) => {
    const [company] = paragraphs[index + 1]?.text.split(" | ") ?? []
    return style === "Heading2" ? [[company, text]] : []
  })
  const work: { name: string; position: string }[] = json.work
  // Other experience follows in JSON Resume.
  const roles = content.work.work.filter(isCompany).flatMap((company) => company.roles)
  const own = work.slice(0, roles.length).map(({ name, position }) => [name, position])
  expect(jobs.slice(0, own.length)).toEqual(own)
})

test("the properties have the title, the author, the language, the day and the version", () => {
  const content = fullContent()
  const properties = partOf(make(content), "docProps/core.xml")
  expect(properties).toContain("<dc:creator>Zoë &quot;Z&quot; O'Neil-Müller</dc:creator>")
  expect(properties).toContain("<dc:language>en</dc:language>")
  expect(properties).toContain(`${content.resume.updated}T00:00:00Z</dcterms:modified>`)
  expect(properties).toContain(`version ${toModel(content).hash}`)
})

test("a page may end after each entry, also after one without texts", async () => {
  const document = partOf(make(await loadPerson("academic")), "word/document.xml")
  const paragraphs = document.match(/<w:p>.*?<\/w:p>/g) ?? []
  const isOf = (style: string, index: number) => !!paragraphs[index]?.includes(`w:val="${style}"`)
  const ends = paragraphs.filter((_, index) => isOf("Facts", index) && isOf("Heading2", index + 1))
  expect(ends.length).toBeGreaterThan(20)
  expect(ends.filter((end) => !end.includes('<w:keepNext w:val="0"/>'))).toEqual([])
})

test("headings have the color of the text", () => {
  const styles = partOf(make(fullContent()), "word/styles.xml")
  const colors = [...styles.matchAll(/w:val="heading \d".*?<w:color w:val="(\w+)"/g)]
  const [, text] = /w:val="Title".*?<w:color w:val="(\w+)"/.exec(styles) ?? []
  expect(colors.map(([, color]) => color)).toEqual([text, text])
})

test("the paper is that of the résumé", () => {
  const content = minimalContent()
  expect(partOf(make(content), "word/document.xml")).toContain('w:w="12240" w:h="15840"')
  content.resume.paper = "a4"
  expect(partOf(make(content), "word/document.xml")).toContain('w:w="11906" w:h="16838"')
})

test.each([
  ["ar", "مرحبا", 'w:lang w:bidi="ar"', "<w:bidi/>"],
  ["fa", "مرحبا", 'w:lang w:bidi="fa"', "<w:bidi/>"],
  ["ar-JO", "مرحبا", 'w:lang w:bidi="ar-JO"', "<w:bidi/>"],
  ["th", "วิศวกร", 'w:lang w:bidi="th"'],
  ["ja-JP", "技術者", 'w:lang w:eastAsia="ja-JP"', "Yu Gothic"],
  ["zh-Hans", "工程师", 'w:lang w:eastAsia="zh-CN"', "Microsoft YaHei"],
])("a document in %s has its language and its layout", (language, name, ...expected) => {
  const content = minimalContent()
  content.owner.name = name
  content.website.language = language
  for (const part of expected) expect(partOf(make(content), "word/styles.xml")).toContain(part)
})

test.each([
  ["ar", "+44 1632 960142", "\u200e+44 1632 960142"],
  ["ar", "١٢ شارع", "١٢ شارع"],
  ["en", "+44 1632 960142", "+44 1632 960142"],
])("in %s, the line %s has a mark of direction if it needs one", (language, value, expected) => {
  const content = minimalContent()
  content.website.language = language
  content.owner.contact.push({ kind: "phone", value, visibleIn: ["docx"] })
  expect(readDocx(make(content)).paragraphs.map(({ text }) => text)).toContain(expected)
})

test("from right to left, a name with a sign at its end is a run from left to right", () => {
  const content = minimalContent()
  content.website.language = "ar"
  content.owner.headline = "مهندس C++ و .NET"
  const xml = partOf(make(content), "word/document.xml")
  for (const name of ["C++", ".NET"])
    expect(xml).toContain(`<w:r><w:t xml:space="preserve">${name}</w:t></w:r>`)
})

test("marks are formatted, and links have their addresses", () => {
  const text = "*a* **b** `c` [d](/about/)"
  const section = { section: "Objective", title: "Objective", content: { text } }
  const bytes = make(contentWith([section]))
  const xml = partOf(bytes, "word/document.xml")
  for (const run of ["<w:i/><w:iCs/>", "<w:b/><w:bCs/>", 'w:rStyle w:val="Code"'])
    expect(xml).toContain(run)
  expect(readDocx(bytes).links).toEqual(["https://ada.example/about/"])
})

const hasLibreOffice = spawnSync("soffice", ["--version"]).status === 0

/** LibreOffice is too large to install for one test. The CI machine and most developers lack it. */
const testWithLibreOffice = hasLibreOffice ? test : test.skip

testWithLibreOffice("LibreOffice reads the whole text, the headings and the lists", async () => {
  const content = await loadSiteContent()
  const folder = makeTemporaryFolder()
  const file = path.join(folder, "resume.docx")
  writeFileSync(file, make(content))
  const settings = `-env:UserInstallation=file://${folder}/settings`
  const target = 'pdf:writer_pdf_Export:{"UseTaggedPDF":{"type":"boolean","value":"true"}}'
  spawnSync("soffice", [settings, "--headless", "--convert-to", target, "--outdir", folder, file])
  const pdf = readFileSync(path.join(folder, "resume.pdf"))
  const { text, links, structure } = await extractPdf(pdf)
  const tags = flatten(structure).map(({ tag }) => tag)
  expect(tags).toEqual(expect.arrayContaining(["H1", "H2", "LBody"]))
  // The date stands in the properties.
  expect(findMissingFacts("docx", content, [text, ...links].join("\n"))).toEqual([
    `resume.updated: ${content.resume.updated}`,
  ])
})
