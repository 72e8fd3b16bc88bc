import { fullContent, minimalContent } from "../../../../test/content"
import { extractPdf } from "../../../../test/formats/extract-pdf"
import { FORMATS_OF_FIELD, type FormatKey, rowOf } from "../../../../test/formats/fact-table"
import { findMissingFacts, findOutOfOrder } from "../../../../test/formats/facts"
import { leavesOf, resumeFields } from "../../../../test/formats/fields"
import { makeFormatAt, PATHS, typesetAgain } from "../../../../test/formats/make-format"
import { readDocx } from "../../../../test/formats/read-docx"
import { readFormat } from "../../../../test/formats/read-format"
import { textsOf } from "../../../../test/formats/records"
import { withUniqueValues } from "../../../../test/formats/unique-values"
import { rowsOf } from "../../../../test/matrix"
import { loadSiteContent } from "../../../../test/site-content"
import type { Content } from "../../../content/schemas"
import { FORMAT_NAMES } from "../../../content/schemas/contact-formats"
import { plainText, plainTextWithAddresses } from "../../../lib/inline-text"
import { toPages } from "../../../site/pages"
import { toJsonLd } from "../../../site/to-json-ld"
import { toModel } from "../../model/model"
import { toOutline } from "../../model/outline"
import { forParsers } from "../for-parsers"
import { FORMATS, makeFormat } from "../formats"

const { page: _, ...files } = PATHS
const FILES = Object.keys(files) as (keyof typeof files)[]
const KEYS: readonly FormatKey[] = [...FILES, "jsonLd"]

function make(key: FormatKey, content: Content): Uint8Array {
  if (key !== "jsonLd") return makeFormatAt(PATHS[key], content)
  const page = toPages(content).find(({ path }) => path === "/resume/")
  return Buffer.from(
    page ? JSON.stringify(toJsonLd(toModel(content), page, content.resume.updated)) : "",
  )
}

const read = (key: FormatKey, content: Content) => readFormat(key, make(key, content))

const LOCATION = { city: "Łódź", region: "Łódzkie", country: "Polska", countryCode: "PL" }
const ADDRESS = { ...LOCATION, street: "1 Street", postalCode: "90-001" }

const FULL_CONTENT = fullContent()

/** The formats that write the places of the owner in parts, and the PDF. */
const HAVE_PLACES: readonly FormatKey[] = ["text", "vcard", "jsonLd", "pdf"]

/** Content with every field. Other places of the owner need no other sections. */
const FULL: Record<string, Content> = {
  "with an address for some formats": FULL_CONTENT,
  "with a location in parts, without an address": withOwner({
    location: LOCATION,
    address: undefined,
  }),
  "with an address in other parts than the location": withOwner({
    location: { city: "Kraków", countryCode: "PL" },
    address: { ...ADDRESS, visibleIn: [...FORMAT_NAMES] },
  }),
}

function withOwner(owner: Partial<Content["owner"]>): Content {
  return { ...minimalContent(), owner: { ...fullContent().owner, ...owner } }
}

// Slow: it makes every format with every field, and reads it back in several ways.
test("the table of facts has a row for every field, and no other row", () => {
  const fields = resumeFields().map(({ name }) => name)
  expect(fields.filter((field) => !rowOf(field))).toEqual([])
  const used = new Set(fields.map(rowOf))
  expect(Object.keys(FORMATS_OF_FIELD).filter((row) => !used.has(row))).toEqual([])

  const leaves = Object.values(FULL).flatMap(leavesOf)
  const filled = new Set(leaves.map(({ field }) => field))
  expect(fields.filter((field) => !filled.has(field))).toEqual([])
})

test("the table of facts covers every format", () => {
  expect(Object.values(files)).toEqual(FORMATS.map(({ path }) => path))
})

test.each(KEYS)("the format %s contains every fact that it must contain", async (key) => {
  const content = await loadSiteContent()
  for (const text of await read(key, content)) {
    expect(findMissingFacts(key, content, text)).toEqual([])
  }
})

describe.each(Object.entries(FULL))("content with every field, %s", (_name, full) => {
  const content = withUniqueValues(full)
  // Places of the owner have words of their own only where an address is written.
  const keys = rowsOf(KEYS, (key) => full === FULL_CONTENT || HAVE_PLACES.includes(key))
  test.each(keys)("keeps every value in the format %s", async (key) => {
    for (const text of await read(key, content)) {
      expect(findMissingFacts(key, content, text)).toEqual([])
    }
  })
})

test.each(["ats", "docx", "text", "markdown"] as const)(
  "the format %s contains everything in order",
  async (key) => {
    for (const content of [await loadSiteContent(), fullContent()]) {
      const toSections = key === "ats" || key === "docx" ? forParsers : toOutline
      const { sections } = toSections(toModel(content))
      const texts = textsOf(sections, key === "text" ? plainTextWithAddresses : plainText)
      for (const text of await read(key, content)) {
        expect(findOutOfOrder(text, texts)).toBeUndefined()
      }
    }
  },
)

/** @returns the addresses that programs read: the targets of links, and fields */
async function addressesIn(key: FormatKey, bytes: Uint8Array): Promise<string[]> {
  if (key === "pdf" || key === "ats") return (await extractPdf(bytes)).links
  if (key === "docx") return readDocx(bytes).links
  const text = Buffer.from(bytes).toString().replaceAll("\r\n ", "")
  return text.match(/(?<="|\]\(|<|URL:|SOURCE:|EMAIL\S*:)(?:https?:|[^\s"]+@)[^\s"<>)]+/g) ?? []
}

test.each(KEYS.filter((key) => key !== "text"))(
  "every address in the format %s has its host in ASCII",
  async (key) => {
    const content = fullContent()
    const site = "https://müller.example"
    content.website.origin = site
    content.owner.contact = (["email", "website", "profile"] as const).map((kind) => ({
      kind,
      value: kind === "email" ? "jürgen@müller.example" : `${site}/ü`,
      visibleIn: [...FORMAT_NAMES],
    }))
    const inContent = JSON.stringify(content.resume.sections)
    content.resume.sections = JSON.parse(inContent.replace(/https:\/\/\w+\.example/g, site))
    const addresses = await addressesIn(key, make(key, content))
    expect(addresses.filter((address) => /xn--mller-kva\.example/.test(address))).not.toEqual([])
    expect(addresses.filter((address) => /m(?:ü|%C3%BC)ller/i.test(address))).toEqual([])
  },
)

test("people read a host in its own letters", async () => {
  const content = minimalContent()
  const url = "https://müller.example"
  content.owner.contact = [{ kind: "website", value: url, visibleIn: [...FORMAT_NAMES] }]
  Object.assign(content, { resume: { ...content.resume, sections: withUrl(url) } })
  for (const key of ["pdf", "ats", "docx", "text", "markdown"] as const) {
    const text = (await read(key, content)).join("\n")
    expect({ key, text }).toEqual({ key, text: expect.stringContaining("müller.example") })
  }
  const { paragraphs } = readDocx(make("docx", content))
  expect(paragraphs.flatMap(({ links }) => links).join("\n")).not.toContain("xn--")
})

const withUrl = (url: string) => [
  {
    section: "Talks",
    title: "Talks",
    expandedByDefault: true,
    content: { list: [], entries: [{ title: "In time", date: "2023", url, details: [] }] },
  },
]

test("no-break spaces stay in every format", async () => {
  const content = minimalContent()
  content.owner.headline = "10\u00a0kg, 5\u202f%"
  for (const key of KEYS) {
    const text = (await read(key, content)).join("\n")
    // In a PDF, the two are equal glyphs.
    const found =
      key === "pdf" || key === "ats" ? /10[ \u00a0]kg, 5[ \u202f]%/ : /10\u00a0kg, 5\u202f%/
    expect({ key, found: found.exec(text)?.[0] }).toEqual({ key, found: expect.any(String) })
  }
})

test("a soft hyphen splits no word in the text of a PDF", async () => {
  const content = minimalContent()
  content.owner.headline = "Soft\u00adware for co\u00adoperatives"
  for (const key of ["pdf", "ats"] as const) {
    for (const text of await read(key, content)) expect(text).toContain("Software for cooperatives")
  }
})

/** Only these have a time, an identifier or an order that a program chooses. */
const BINARY = /\.(?:pdf|docx)$/

test("equal content makes equal bytes", async () => {
  const content = await loadSiteContent()
  for (const format of rowsOf(FORMATS, ({ path }) => BINARY.test(path))) {
    const [bytes, again] = [content, structuredClone(content)].map((each) =>
      Buffer.from(makeFormat(format, toModel(each), typesetAgain)),
    )
    expect([format.path, bytes?.equals(again ?? Buffer.of())]).toEqual([format.path, true])
  }
})
