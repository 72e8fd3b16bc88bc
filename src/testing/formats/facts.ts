/** Lists the facts of the content, and the formats that must hold each of them. */
import type { Content } from "../../content/schemas"
import { toIsoMonth } from "../../lib/months"

export type FormatKey = "page" | "pdf" | "ats" | "json" | "text" | "markdown" | "vcard"

/** The formats that hold the whole résumé. */
const DOCUMENTS: readonly FormatKey[] = ["pdf", "ats", "json", "text", "markdown"]
const WITH_PAGE: readonly FormatKey[] = [...DOCUMENTS, "page"]
const ALL: readonly FormatKey[] = [...WITH_PAGE, "vcard"]
const NONE: readonly FormatKey[] = []

/**
 * The formats of every field in the four files of the résumé. `factsOf` throws for a field without
 * a row, so that no format can miss a new field.
 */
const FORMATS_OF_FIELD: Record<string, readonly FormatKey[]> = {
  "owner.name": ALL,
  "owner.headline": [...DOCUMENTS, "vcard"],
  "owner.location": [...DOCUMENTS, "vcard"],
  "owner.availability": DOCUMENTS,
  "owner.contact[].value": [...DOCUMENTS, "vcard"], // unless `forms` excludes the format
  "owner.contact[].label": ["json", "text", "markdown", "vcard"],
  "owner.contact[].kind": NONE,
  "owner.contact[].forms[]": NONE,
  "resume.title": ["json", "page"],
  "resume.description": ["page"],
  "resume.updated": ALL,
  "resume.paper": NONE,
  "resume.sections[].section": NONE,
  "resume.sections[].id": NONE,
  "resume.sections[].tags[]": NONE,
  "resume.sections[].title": WITH_PAGE,
  "resume.sections[].content.text": WITH_PAGE,
  "resume.sections[].content.list[]": WITH_PAGE,
  "resume.sections[].content.entries[].title": WITH_PAGE,
  "resume.sections[].content.entries[].organization": WITH_PAGE,
  "resume.sections[].content.entries[].location": WITH_PAGE,
  "resume.sections[].content.entries[].url": DOCUMENTS,
  "resume.sections[].content.entries[].startDate": WITH_PAGE,
  "resume.sections[].content.entries[].endDate": WITH_PAGE,
  "resume.sections[].content.entries[].details[]": WITH_PAGE,
  "skills.skills[].id": NONE,
  "skills.skills[].name": WITH_PAGE,
  "skills.skills[].skills[].id": NONE,
  "skills.skills[].skills[].name": WITH_PAGE,
  "skills.skills[].skills[].tags[]": NONE,
  "work.work[].id": NONE,
  "work.work[].company": WITH_PAGE,
  "work.work[].location": WITH_PAGE,
  "work.work[].url": DOCUMENTS,
  "work.work[].roles[].title": WITH_PAGE,
  "work.work[].roles[].startDate": WITH_PAGE,
  "work.work[].roles[].endDate": WITH_PAGE,
  "work.work[].roles[].skills[]": NONE, // ids; the names are fields of their own
  "work.work[].responsibilities[]": WITH_PAGE,
  "work.work[].responsibilities[].text": WITH_PAGE,
  "work.work[].responsibilities[].tags[]": NONE,
  "work.work[].tags[]": NONE,
}

type Fact = { field: string; value: string; formats: readonly FormatKey[] }

/** @returns the facts that the text of a format must contain and does not, as 'field: value' */
export function findMissingFacts(format: FormatKey, content: Content, text: string): string[] {
  const found = normalize(text)
  return factsOf(content)
    .filter(({ formats }) => formats.includes(format))
    .filter((fact) => !spellingsOf(fact, format).some((word) => found.includes(normalize(word))))
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

/** @returns every text of the résumé's files with its field, in the order of the files */
function factsOf({ owner, resume, skills, work }: Content): Fact[] {
  return leavesOf({ owner, resume, skills, work }).map(({ field, value, parent }) => {
    const formats = FORMATS_OF_FIELD[field]
    if (!formats) throw new Error(`The field ${field} has no row in src/testing/formats/facts.ts.`)
    return { field, value, formats: formats.filter((format) => isAllowed(format, parent)) }
  })
}

function isAllowed(format: FormatKey, parent: object): boolean {
  if (!("forms" in parent)) return true
  const name = { ats: "pdf", page: "print" }[format as string] ?? format
  return (parent.forms as string[]).includes(name)
}

type Leaf = { field: string; value: string; parent: object }

function leavesOf(value: unknown, field = "", parent: object = {}): Leaf[] {
  if (typeof value === "string") return value === "" ? [] : [{ field, value, parent }]
  if (Array.isArray(value)) return value.flatMap((item) => leavesOf(item, `${field}[]`, parent))
  if (value === null || typeof value !== "object") return []
  return Object.entries(value).flatMap(([key, inner]) =>
    leavesOf(inner, field ? `${field}.${key}` : key, value),
  )
}

/** @returns the ways in which a format may write a value: a month is '2023-04' in JSON */
function spellingsOf({ field, value }: Fact, format: FormatKey): string[] {
  if (field.endsWith("url") || field.endsWith("contact[].value")) {
    const decoded = value.startsWith("http") ? decodeURIComponent(value) : value
    return [value, decoded, decoded.replace(/^https?:\/\//, "")]
  }
  if (format === "json" && field.endsWith("Date")) return [toIsoMonth(value)]
  if (format === "json" && field.endsWith("entries[].title")) return [value, ...value.split(", ")]
  if (field === "owner.location") return [value, ...value.split(", ").slice(0, 1)]
  return [value]
}
