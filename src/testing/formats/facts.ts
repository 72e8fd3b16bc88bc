/** Lists the facts of the content, and the formats that must hold each of them. */
import { parseInline } from "../../content/inline/parse-inline"
import type { Content } from "../../content/schemas"
import { withCompleteUrls } from "../../exports/inline"
import { formatDate, precisionOf, toIsoDate } from "../../lib/dates"
import type { FormatName } from "../../lib/formats"
import { mapAddresses, plainText, plainTextWithAddresses } from "../../lib/inline-text"
import { plainPhone } from "../../lib/phone"
import { isCompany } from "../../lib/work-items"
import { nameOfField, resumeFields } from "./fields"

/** `jsonLd` is a part of a page. */
export type FormatKey = "page" | "pdf" | "ats" | "json" | "text" | "markdown" | "vcard" | "jsonLd"

type ContactField = Content["owner"]["contact"][number]

/** The names by which owner.yaml limits contact data to formats. */
const FORMAT_NAMES: Record<FormatKey, readonly FormatName[]> = {
  page: ["web", "print"],
  pdf: ["pdf"],
  ats: ["pdf"],
  json: ["json"],
  text: ["text"],
  markdown: ["markdown"],
  vcard: ["vcard"],
  jsonLd: ["web"],
}

/** The formats that hold the whole résumé. */
const DOCUMENTS: readonly FormatKey[] = ["page", "pdf", "ats", "json", "text", "markdown"]
const AND_JSON_LD: readonly FormatKey[] = [...DOCUMENTS, "jsonLd"]
const ALL: readonly FormatKey[] = [...AND_JSON_LD, "vcard"]
const NONE: readonly FormatKey[] = []

/**
 * The formats of every field in the four files of the résumé. The fields of a section's content have
 * the kind of the section as their first part, or '*' for every kind. `isShown` has the exceptions.
 * A test fails for a field without a row, so that no format can miss a new field.
 */
export const FORMATS_OF_FIELD: Record<string, readonly FormatKey[]> = {
  "owner.name": ALL,
  "owner.familyName": ["vcard"], // elsewhere a part of the name
  "owner.headline": ALL,
  "owner.location": ALL,
  "owner.location.city": ALL,
  "owner.location.region": ALL,
  "owner.location.country": ALL,
  "owner.location.countryCode": ALL,
  "owner.availability": DOCUMENTS,
  "owner.address.street": ALL,
  "owner.address.postalCode": ALL,
  "owner.address.city": ALL,
  "owner.address.region": ALL,
  "owner.address.country": ALL,
  "owner.address.countryCode": ALL,
  "owner.address.forms[]": NONE,
  "owner.contact[].value": ALL,
  "owner.contact[].label": ["page", "json", "text", "markdown", "vcard"],
  "owner.contact[].kind": NONE,
  "owner.contact[].forms[]": NONE,
  "owner.portrait.src": NONE,
  "owner.portrait.alt": ["pdf"], // the page at /about/ shows the portrait too
  "owner.portrait.pdf": NONE,
  "resume.title": ["json", "page", "jsonLd"],
  "resume.description": ["page", "jsonLd"],
  "resume.updated": ALL.filter((format) => format !== "ats"), // its metadata has the date
  "resume.paper": NONE,
  "resume.layout": NONE,
  "resume.pages": NONE,
  "resume.sections[].section": NONE,
  "resume.sections[].id": NONE,
  "resume.sections[].tags[]": NONE,
  "resume.sections[].expandedByDefault": NONE,
  "resume.sections[].title": DOCUMENTS,
  "*.text": DOCUMENTS,
  "*.list[]": DOCUMENTS,
  "*.entries[].id": NONE,
  "*.entries[].tags[]": NONE,
  "*.entries[].title": DOCUMENTS,
  "*.entries[].organization": DOCUMENTS,
  "*.entries[].location": DOCUMENTS,
  "*.entries[].url": DOCUMENTS,
  "*.entries[].startDate": DOCUMENTS,
  "*.entries[].endDate": DOCUMENTS,
  "*.entries[].date": DOCUMENTS,
  "*.entries[].text": DOCUMENTS,
  "*.entries[].details[]": DOCUMENTS,
  "*.entries[].keywords[]": DOCUMENTS,
  "Education.entries[].organization": AND_JSON_LD,
  "Education.entries[].url": AND_JSON_LD,
  "Education.entries[].grade": DOCUMENTS,
  "Education.entries[].courses[]": DOCUMENTS,
  "Education.entries[].thesis": DOCUMENTS,
  "AchievementsAndAwards.list[]": AND_JSON_LD,
  "AchievementsAndAwards.entries[].title": AND_JSON_LD,
  "AchievementsAndAwards.entries[].awarder": AND_JSON_LD,
  "AchievementsAndAwards.entries[].organization": AND_JSON_LD,
  "AchievementsAndAwards.entries[].location": AND_JSON_LD,
  "AchievementsAndAwards.entries[].startDate": AND_JSON_LD,
  "AchievementsAndAwards.entries[].endDate": AND_JSON_LD,
  "AchievementsAndAwards.entries[].date": AND_JSON_LD,
  "Projects.entries[].roles[]": DOCUMENTS,
  "Certificates.entries[].title": AND_JSON_LD,
  "Certificates.entries[].issuer": AND_JSON_LD,
  "Certificates.entries[].url": AND_JSON_LD,
  "Certificates.entries[].date": AND_JSON_LD,
  "Certificates.entries[].expires": AND_JSON_LD,
  "Certificates.entries[].credential": DOCUMENTS,
  "Publications.entries[].authors[]": DOCUMENTS,
  "Publications.entries[].publisher": DOCUMENTS,
  "Talks.entries[].event": DOCUMENTS,
  "Languages.entries[].language": AND_JSON_LD,
  "Languages.entries[].level": DOCUMENTS,
  "References.entries[].name": DOCUMENTS,
  "References.entries[].position": DOCUMENTS,
  "skills.skills[].id": NONE,
  "skills.skills[].name": DOCUMENTS,
  "skills.skills[].level": DOCUMENTS,
  "skills.skills[].skills[].id": NONE,
  "skills.skills[].skills[].name": AND_JSON_LD,
  "skills.skills[].skills[].level": DOCUMENTS,
  "skills.skills[].skills[].tags[]": NONE,
  "work.work[].id": NONE,
  "work.work[].tags[]": NONE,
  "work.work[].company": AND_JSON_LD,
  "work.work[].location": DOCUMENTS,
  "work.work[].url": AND_JSON_LD,
  "work.work[].summary": DOCUMENTS,
  "work.work[].roles[].id": NONE,
  "work.work[].roles[].tags[]": NONE,
  "work.work[].roles[].title": DOCUMENTS,
  "work.work[].roles[].startDate": DOCUMENTS,
  "work.work[].roles[].endDate": DOCUMENTS,
  "work.work[].roles[].location": DOCUMENTS,
  "work.work[].roles[].summary": DOCUMENTS,
  "work.work[].roles[].skills[]": NONE, // ids; the names are fields of their own
  "work.work[].roles[].responsibilities[]": DOCUMENTS,
  "work.work[].roles[].responsibilities[].text": DOCUMENTS,
  "work.work[].roles[].responsibilities[].id": NONE,
  "work.work[].roles[].responsibilities[].tags[]": NONE,
  "work.work[].responsibilities[]": DOCUMENTS,
  "work.work[].responsibilities[].text": DOCUMENTS,
  "work.work[].responsibilities[].id": NONE,
  "work.work[].responsibilities[].tags[]": NONE,
  "work.work[].break": DOCUMENTS,
  "work.work[].startDate": DOCUMENTS,
  "work.work[].endDate": DOCUMENTS,
  "work.work[].text": DOCUMENTS,
}

/** @returns the name of the field's row in the table; the content of a section has its kind first */
export function rowOf(field: string): string | undefined {
  const rows = [field, field.replace(/^[A-Z]\w*/, "*")]
  return rows.find((row) => Object.hasOwn(FORMATS_OF_FIELD, row))
}

/** A value with the name of its field, and with the object that has the field. */
export type Leaf = { field: string; value: string; parent: object }

/** @returns the facts that the text of a format must contain and does not, as 'field: value' */
export function findMissingFacts(format: FormatKey, content: Content, text: string): string[] {
  const found = normalize(text)
  const isFound = (fact: Leaf) =>
    partsOf(fact, format, content).every((value) =>
      spellingsOf({ ...fact, value }, format).some((word) => found.includes(normalize(word))),
    )
  return factsOf(content, format)
    .filter((fact) => !isFound(fact))
    .map(({ field, value }) => `${field}: ${value}`)
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

/** @returns every value in the résumé's files, in the order of the files, without empty texts */
export function leavesOf({ owner, resume, skills, work }: Content): Leaf[] {
  return leavesIn({ owner, resume, skills, work }, "", {})
}

function leavesIn(value: unknown, field: string, parent: object): Leaf[] {
  if (value === undefined || value === "") return []
  if (value === null || typeof value !== "object") return [{ field, value: String(value), parent }]
  if (Array.isArray(value)) return value.flatMap((item) => leavesIn(item, `${field}[]`, parent))
  return Object.entries(value).flatMap(([key, inner]) =>
    leavesIn(inner, nameOfField(field, key, value), value),
  )
}

/** @returns the facts that a format must contain, in the order of the files */
function factsOf(content: Content, format: FormatKey): Leaf[] {
  return leavesOf(content).filter((leaf) => {
    const row = rowOf(leaf.field)
    if (!row) throw new Error(`The field ${leaf.field} has no row in src/testing/formats/facts.ts.`)
    return FORMATS_OF_FIELD[row]?.includes(format) && isShown(format, leaf, content)
  })
}

/** @returns whether a format shows the value, if it shows other values of the field */
function isShown(format: FormatKey, { field, parent }: Leaf, { owner }: Content): boolean {
  const isAllowed = ({ forms }: { forms: readonly FormatName[] }) =>
    FORMAT_NAMES[format].some((name) => forms.includes(name))
  const isForPrograms = ["json", "vcard", "jsonLd"].includes(format)
  if (field.startsWith("owner.contact")) {
    const one = parent as ContactField
    const isLink = one.kind === "website" || one.kind === "profile"
    if (field.endsWith(".label") && format === "json")
      return isAllowed(one) && isProfile(one, owner)
    // The header of the printed page has no labels.
    if (field.endsWith(".label") && format === "page") return one.forms.includes("web")
    return isAllowed(one) && (isLink || format !== "jsonLd")
  }
  if (field.startsWith("owner.portrait")) return Boolean(owner.portrait?.pdf)
  if (field.startsWith("owner.address") && !isAllowed(parent as { forms: FormatName[] }))
    return false
  const { country, countryCode } = parent as { country?: string; countryCode?: string }
  if (field.endsWith(".countryCode") && country && (!isForPrograms || format === "vcard"))
    return false
  // Formats for programs have one place: the address, or else the location.
  if (field.startsWith("owner.location") && owner.address && isAllowed(owner.address))
    return !isForPrograms
  if (field.endsWith(".country")) return format !== "jsonLd" || !countryCode
  // JSON-LD has the current employers only.
  if (field.startsWith("work.work") && format === "jsonLd") {
    const item = parent as Content["work"]["work"][number]
    return isCompany(item) && item.roles.some(({ endDate }) => endDate === "")
  }
  return true
}

/** JSON Resume has one field each for the first email address, phone number and website. */
function isProfile(one: ContactField, { contact }: Content["owner"]): boolean {
  const first = contact.find(({ kind, forms }) => kind === one.kind && forms.includes("json"))
  return one.kind === "profile" || one !== first
}

const MARKED_FIELDS = new Set(
  resumeFields().flatMap((field) => (field.takesMarks ? field.name : [])),
)

/** The formats without links in texts. */
const PLAIN: readonly FormatKey[] = ["json", "jsonLd", "vcard"]

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
  const isPlace = field === "owner.location" && ["json", "vcard", "jsonLd"].includes(format)
  const isDegree = field === "Education.entries[].title" && format === "json"
  return isPlace || isDegree ? value.split(", ") : [value]
}

/** @returns the ways in which a format may write a value: a month is '2023-04' in JSON */
function spellingsOf({ field, value, parent }: Leaf, format: FormatKey): string[] {
  const isPhone = "kind" in parent && parent.kind === "phone"
  if (isPhone && field.endsWith(".value")) return [value, plainPhone(value)]
  if (field.endsWith("url") || field.endsWith("contact[].value")) {
    const decoded = value.startsWith("http") ? decodeURIComponent(value) : value
    return [value, decoded, decoded.replace(/^https?:\/\//, "")]
  }
  if (!isDate(field)) return [value]
  const isData = format === "json" || format === "jsonLd"
  if (isData) return [toIsoDate(value), value, formatDate(value)]
  return precisionOf(value) === "day" && format === "page"
    ? [formatDate(value)]
    : [value, formatDate(value)]
}

/** @returns whether the field holds a date */
export const isDate = (field: string) => /(?:[dD]ate|expires|updated)$/.test(field)
