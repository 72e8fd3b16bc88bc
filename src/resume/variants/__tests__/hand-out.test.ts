import { fullContent } from "../../../../test/content"
import { normalize } from "../../../../test/formats/facts"
import { typesetResume } from "../../../../test/formats/make-format"
import { pdfInfo, pdfToText } from "../../../../test/formats/poppler"
import { readDocx } from "../../../../test/formats/read-docx"
import { loadSiteContent } from "../../../../test/site-content"
import type { Content } from "../../../content/schemas"
import { FORMATS, makeFormat } from "../../formats/formats"
import { toModel } from "../../model/model"
import { findHandOut, toHandOutFiles } from "../hand-out"

const PHONE = "+1 503-555-0142"

const LETTER = {
  to: ["Noor Reader", "Example Bank"],
  date: "2026-11-21",
  greeting: "Dear Ms. Reader,",
  paragraphs: ["I *like* [ledgers](/about/)."],
  closing: "Kind regards,",
}

/** The sample, with a phone number that only hand-outs have, and with letters. */
async function contentWithLetters(): Promise<Content> {
  const content = await loadSiteContent()
  for (const field of content.owner.contact) {
    if (field.kind === "phone") field.visibleIn = ["hand-out"]
  }
  return { ...content, letters: { platform: LETTER, bank: LETTER } }
}

function makeFiles(content: Content, name?: string): Map<string, Uint8Array> {
  const handOut = findHandOut(content, name)
  if (!handOut) throw new Error(`There is no hand-out ${name}.`)
  return new Map(toHandOutFiles(handOut).map((file) => [file.name, file.make(typesetResume)]))
}

function readText(name: string, bytes: Uint8Array): string {
  if (name.endsWith(".pdf")) return pdfToText(bytes)
  if (name.endsWith(".txt")) return Buffer.from(bytes).toString()
  return readDocx(bytes)
    .paragraphs.map(({ text }) => text)
    .join("\n")
}

test("every file has the private number, which no format of the site has", async () => {
  const content = await contentWithLetters()
  const files = makeFiles(content, "platform")
  expect([...files.keys()]).toEqual([
    "Robin-Sample-Resume.pdf",
    "Robin-Sample-Resume-One-Column.pdf",
    "Robin-Sample-Resume.docx",
    "Robin-Sample-Resume.txt",
    "Robin-Sample-Letter.pdf",
    "Robin-Sample-Letter.docx",
  ])
  for (const [name, bytes] of files) expect(readText(name, bytes)).toContain(PHONE)
  for (const format of FORMATS) {
    const bytes = Buffer.from(makeFormat(format, toModel(content), typesetResume))
    const text = /pdf|docx/.test(format.path) ? readText(format.path, bytes) : bytes.toString()
    expect(text).not.toMatch(/555.?0142/)
  }
})

test("a letter goes with the variant of its name, or else with the main résumé", async () => {
  const content = await contentWithLetters()
  const find = (name?: string) => {
    const { folder, model, letter } = findHandOut(content, name) ?? {}
    return [folder, model?.base, Boolean(letter)]
  }
  expect(find()).toEqual(["resume", "/resume", false])
  expect(find("platform")).toEqual(["platform", "/resume/platform", true])
  expect(find("bank")).toEqual(["bank", "/resume", true])
  expect(findHandOut(content, "shop")).toBeUndefined()
})

test("the PDF and the Word document of a letter have the same words and metadata", async () => {
  const files = makeFiles(await contentWithLetters(), "bank")
  const pdf = files.get("Robin-Sample-Letter.pdf") ?? Buffer.of()
  const docx = files.get("Robin-Sample-Letter.docx") ?? Buffer.of()
  const expected = [
    "November 21, 2026",
    ...LETTER.to,
    LETTER.greeting,
    "I like ledgers.",
    LETTER.closing,
    "Robin Sample",
  ]
  const { paragraphs, links, properties } = readDocx(docx)
  expect(paragraphs.slice(-7).map(({ text }) => text)).toEqual(expected)
  expect(normalize(pdfToText(pdf))).toContain(normalize(expected.join("")))
  expect(links).toContain("https://robin.example/about/")
  expect(properties).toContain("Robin Sample — Letter")
  expect(pdfInfo(pdf)).toMatchObject({ Title: "Robin Sample — Letter", Pages: "1", Tagged: "yes" })
})

test.each([
  ["Prof. Dr. 林 O’Neil/Müller", "Lebenslauf", "Prof-Dr-林-O-Neil-Muller-Lebenslauf.pdf"],
  ["Łucja Ørsted", "Résumé", "Lucja-Orsted-Resume.pdf"],
  ["王小明", "简历", "王小明-Resume.pdf"],
])("the file of %s and %s has letters that every form accepts", async (name, title, file) => {
  const content = await contentWithLetters()
  content.owner.name = name
  const [first] = toHandOutFiles({ folder: "resume", title, model: toModel(content) })
  expect(first?.name).toBe(file)
})

test.each(["constructor", "toString", "__proto__"])("nothing has the name %s", (name) => {
  expect(findHandOut(fullContent(), name)).toBeUndefined()
})

test("a variant or a letter with the name of the main folder has a folder of its own", async () => {
  const content = { ...(await contentWithLetters()), letters: { resume: LETTER } }
  const german = { ...content, languagePath: "/de" }
  const folders = [content, german].flatMap((each) => [
    findHandOut(each, undefined)?.folder,
    findHandOut(each, "resume")?.folder,
  ])
  expect(folders).toEqual(["resume", "resume.named", "resume.de", "resume.named.de"])
})
