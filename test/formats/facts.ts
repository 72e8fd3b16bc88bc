/** Finds the facts of the content in the text of a format. */
import { parseInline } from "../../src/content/inline/parse-inline"
import { isCompany } from "../../src/content/picks/work-items"
import type { Content } from "../../src/content/schemas"
import type { FormatName } from "../../src/content/schemas/contact-formats"
import { type DateForms, formatDate, precisionOf, toIsoDate } from "../../src/lib/dates"
import { mapAddresses, plainText, plainTextWithAddresses } from "../../src/lib/inline-text"
import { hasRightToLeft } from "../../src/lib/language"
import { plainPhone } from "../../src/lib/people/phone"
import { wordsForParsers } from "../../src/resume/formats/for-parsers"
import { withCompleteUrls } from "../../src/resume/model/complete-urls"
import { toModel } from "../../src/resume/model/model"
import { FORMATS_OF_FIELD, type FormatKey, isDate, rowOf } from "./fact-table"
import { type Leaf, leavesOf, resumeFields } from "./fields"

type Owner = Content["owner"]
type ContactField = Owner["contact"][number]

/** The names by which owner.yaml limits contact data to formats. */
const FORMAT_NAMES: Record<FormatKey, readonly FormatName[]> = {
  page: ["web", "print"],
  pdf: ["pdf"],
  ats: ["pdf"],
  docx: ["docx"],
  json: ["json"],
  text: ["text"],
  markdown: ["markdown"],
  vcard: ["vcard"],
  jsonLd: ["web"],
}

/** The formats whose outline is made for parsers. */
const FOR_PARSERS: readonly FormatKey[] = ["ats", "docx"]

/** The formats for programs, without links in texts. */
const PLAIN: readonly FormatKey[] = ["json", "jsonLd", "vcard"]

/** @returns the facts that the text of a format must contain and does not, as 'field: value' */
export function findMissingFacts(format: FormatKey, content: Content, text: string): string[] {
  // pdftotext leaves out a hyphen at the end of a line.
  const toReadable = (each: string) =>
    isPdf(format) ? normalize(each).replaceAll("-", "") : normalize(each)
  const found = toReadable(text)
  const model = toModel(content)
  // A date among facts, as of an expiry, has the form of the language.
  const words = FOR_PARSERS.includes(format) ? [model.words, wordsForParsers(model)] : [model.words]
  const isFound = (fact: Leaf) =>
    partsOf(fact, format, content).every((value) =>
      words
        .flatMap(({ dates }) => spellingsOf({ ...fact, value }, format, dates))
        .some((spelling) =>
          readableParts(spelling, format).every((part) => found.includes(toReadable(part))),
        ),
    )
  return factsOf(content, format)
    .filter((fact) => !isFound(fact))
    .map(({ field, value }) => `${field}: ${value}`)
}

const isPdf = (format: FormatKey) => format === "pdf" || format === "ats"

/** Programs read a letter with a mark twice from a PDF, and the two letters of this ligature in reverse. */
const MISREAD = /\p{M}|لا/u

/**
 * @returns what every program finds of a text. The words of a line from right to left are in another order
 *   in a PDF, so it is each word there
 */
function readableParts(text: string, format: FormatKey): string[] {
  if (!isPdf(format) || !hasRightToLeft(text)) return [text]
  return text.split(/[^\p{L}\p{M}\p{N}]+/u).filter((word) => !MISREAD.test(word))
}

/** @returns the first of the texts that does not follow the one before it, or undefined */
export function findOutOfOrder(reading: string, texts: readonly string[]): string | undefined {
  const found = normalize(reading)
  let end = 0
  return texts.find((text) => {
    const start = found.indexOf(normalize(text), end)
    end = start + normalize(text).length
    return start < 0
  })
}

/** @returns the text without white space, list markers, direction marks and lower-case letters */
export function normalize(text: string): string {
  return text
    .normalize("NFKC")
    .replace(/[\s•\u200b-\u200f\u202a-\u202e]/g, "")
    .toUpperCase()
}

/** @returns the facts that a format must contain, in the order of the files */
function factsOf(content: Content, format: FormatKey): Leaf[] {
  return leavesOf(content).filter((leaf) => {
    const row = rowOf(leaf.field)
    if (!row) throw new Error(`The field ${leaf.field} has no row in test/formats/fact-table.ts.`)
    return FORMATS_OF_FIELD[row]?.includes(format) && isShown(format, leaf, content)
  })
}

/** @returns whether a format shows the value, if it shows other values of the field */
function isShown(format: FormatKey, leaf: Leaf, { owner }: Content): boolean {
  const { field, parent } = leaf
  if (field.startsWith("owner.contact")) return isContactShown(format, leaf, owner)
  if (field.startsWith("owner.portrait")) return Boolean(owner.portrait?.pdf)
  if (/^owner\.(?:location|address)/.test(field)) return isPlaceShown(format, leaf, owner)
  // The heading of the work may be one that parsers know.
  if (FOR_PARSERS.includes(format) && field === "resume.sections[].title")
    return (parent as { section: string }).section !== "WorkExperience"
  // Past employers are only in the JSON-LD of the résumé.
  if (field.startsWith("work.work") && format === "jsonLd") {
    const item = parent as Content["work"]["work"][number]
    return isCompany(item) && item.roles.some(({ endDate }) => endDate === "")
  }
  return true
}

const isAllowed = (format: FormatKey, { visibleIn }: { visibleIn: readonly FormatName[] }) =>
  FORMAT_NAMES[format].some((name) => visibleIn.includes(name))

/** JSON-LD has links only. Some formats have no place for some labels. */
function isContactShown(format: FormatKey, { field, parent }: Leaf, owner: Owner): boolean {
  const one = parent as ContactField
  const isLabel = field.endsWith(".label")
  if (!isAllowed(format, one)) return false
  if (format === "jsonLd") return one.kind === "website" || one.kind === "profile"
  if (format === "json" && isLabel) return isProfile(one, owner)
  // The header of the printed page has no labels.
  return format !== "page" || !isLabel || one.visibleIn.includes("web")
}

/** JSON Resume has one field each for the first email address, phone number and website. */
function isProfile(one: ContactField, { contact }: Owner): boolean {
  const first = contact.find(
    ({ kind, visibleIn }) => kind === one.kind && visibleIn.includes("json"),
  )
  return one.kind === "profile" || one !== first
}

/** Formats for programs have one place: the address if they may contain it, or else the location. */
function isPlaceShown(format: FormatKey, { field, parent }: Leaf, owner: Owner): boolean {
  const address = owner.address && isAllowed(format, owner.address) ? owner.address : undefined
  const isAddress = field.startsWith("owner.address")
  if (isAddress ? !address : address && PLAIN.includes(format)) return false
  const { country, countryCode } = parent as { country?: string; countryCode?: string }
  if (field.endsWith(".country")) return format !== "jsonLd" || !countryCode
  // People read the name of the country, or else its code.
  if (field.endsWith(".countryCode")) return format === "json" || format === "jsonLd" || !country
  return true
}

const MARKED_FIELDS = new Set(
  resumeFields().flatMap((field) => (field.takesMarks ? field.name : [])),
)

/** @returns the words and the addresses of a text with marks */
function partsOfText(value: string, format: FormatKey, siteUrl: string): string[] {
  const text = withCompleteUrls(parseInline(value), format === "page" ? "" : siteUrl)
  if (format === "text") return [plainTextWithAddresses(text)]
  const addresses: string[] = []
  mapAddresses(text, (href) => {
    addresses.push(decodeURIComponent(href))
    return href
  })
  return [plainText(text), ...(PLAIN.includes(format) ? [] : addresses)]
}

/** @returns the parts of a value that a format separates, as in 'Portland' and 'OR' */
function partsOf({ field, value }: Leaf, format: FormatKey, { website }: Content): string[] {
  if (MARKED_FIELDS.has(field)) return partsOfText(value, format, website.origin)
  const isPlace = field === "owner.location" && PLAIN.includes(format)
  const isDegree = field === "Education.entries[].title" && format === "json"
  return isPlace || isDegree ? value.split(", ") : [value]
}

/** @returns the ways in which a format may write a value: a month is '2023-04' in JSON */
function spellingsOf(
  { field, value, parent }: Leaf,
  format: FormatKey,
  dates: DateForms,
): string[] {
  const isPhone = "kind" in parent && parent.kind === "phone"
  if (isPhone && field.endsWith(".value")) return [value, plainPhone(value)]
  if (field.endsWith("url") || field.endsWith("contact[].value")) {
    const decoded = value.startsWith("http") ? decodeURIComponent(value) : value
    return [value, decoded, decoded.replace(/^https?:\/\//, "")]
  }
  if (!isDate(field)) return [value]
  const isData = format === "json" || format === "jsonLd"
  if (isData) return [toIsoDate(value), value, formatDate(value, dates)]
  return precisionOf(value) === "day" && format === "page"
    ? [formatDate(value, dates)]
    : [value, formatDate(value, dates)]
}
