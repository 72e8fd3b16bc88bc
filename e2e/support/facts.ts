/** What the content says, and where each of it must be found: one row for every field there is. */
import type { Content } from "../../src/content/schemas"
import { toIsoMonth } from "../../src/lib/months"

export type FormatKey = "page" | "pdf" | "ats" | "json" | "text" | "markdown" | "vcard"

/** The forms that hold the whole résumé. */
const DOCUMENTS: readonly FormatKey[] = ["pdf", "ats", "json", "text", "markdown"]
const PAGE_TOO: readonly FormatKey[] = [...DOCUMENTS, "page"]
const EVERYWHERE: readonly FormatKey[] = [...PAGE_TOO, "vcard"]
const NOWHERE: readonly FormatKey[] = []

/**
 * Every field of the résumé's four files. A field that is missing here fails the test, so a new one
 * cannot be forgotten in one form.
 */
const FORMATS_OF_FIELD: Record<string, readonly FormatKey[]> = {
  "owner.name": EVERYWHERE,
  "owner.headline": [...DOCUMENTS, "vcard"],
  "owner.location": [...DOCUMENTS, "vcard"],
  "owner.availability": DOCUMENTS,
  "owner.contact[].value": [...DOCUMENTS, "vcard"], // less where `forms` keeps it from
  "owner.contact[].label": ["json", "text", "markdown", "vcard"],
  "owner.contact[].kind": NOWHERE,
  "owner.contact[].forms[]": NOWHERE,
  "resume.title": ["json", "page"],
  "resume.description": ["page"],
  "resume.updated": EVERYWHERE,
  "resume.paper": NOWHERE,
  "resume.sections[].section": NOWHERE,
  "resume.sections[].id": NOWHERE,
  "resume.sections[].tags[]": NOWHERE,
  "resume.sections[].title": PAGE_TOO,
  "resume.sections[].content.text": PAGE_TOO,
  "resume.sections[].content.list[]": PAGE_TOO,
  "resume.sections[].content.entries[].title": PAGE_TOO,
  "resume.sections[].content.entries[].organization": PAGE_TOO,
  "resume.sections[].content.entries[].location": PAGE_TOO,
  "resume.sections[].content.entries[].url": DOCUMENTS,
  "resume.sections[].content.entries[].startDate": PAGE_TOO,
  "resume.sections[].content.entries[].endDate": PAGE_TOO,
  "resume.sections[].content.entries[].details[]": PAGE_TOO,
  "skills.skills[].id": NOWHERE,
  "skills.skills[].name": PAGE_TOO,
  "skills.skills[].skills[].id": NOWHERE,
  "skills.skills[].skills[].name": PAGE_TOO,
  "skills.skills[].skills[].tags[]": NOWHERE,
  "work.work[].id": NOWHERE,
  "work.work[].company": PAGE_TOO,
  "work.work[].location": PAGE_TOO,
  "work.work[].url": DOCUMENTS,
  "work.work[].roles[].title": PAGE_TOO,
  "work.work[].roles[].startDate": PAGE_TOO,
  "work.work[].roles[].endDate": PAGE_TOO,
  "work.work[].roles[].skills[]": NOWHERE, // ids; the names are fields of their own
  "work.work[].responsibilities[]": PAGE_TOO,
  "work.work[].responsibilities[].text": PAGE_TOO,
  "work.work[].responsibilities[].tags[]": NOWHERE,
  "work.work[].tags[]": NOWHERE,
}

export type Fact = { field: string; value: string; forms: readonly FormatKey[] }

/** @returns every text of the résumé's files with its field, in the order of the files */
export function factsOf({ owner, resume, skills, work }: Content): Fact[] {
  return leavesOf({ owner, resume, skills, work }).map(({ field, value, parent }) => {
    const forms = FORMATS_OF_FIELD[field]
    if (!forms) throw new Error(`The field ${field} has no row in e2e/support/facts.ts.`)
    return { field, value, forms: forms.filter((form) => isAllowed(form, parent)) }
  })
}

function isAllowed(form: FormatKey, parent: object): boolean {
  if (!("forms" in parent)) return true
  const name = { ats: "pdf", page: "print" }[form as string] ?? form
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

/** @returns the ways in which a form may write a value: a month is '2023-04' in JSON */
export function spellings({ field, value }: Fact, form: FormatKey): string[] {
  if (field.endsWith("url") || field.endsWith("contact[].value")) {
    const decoded = value.startsWith("http") ? decodeURIComponent(value) : value
    return [value, decoded, decoded.replace(/^https?:\/\//, "")]
  }
  if (form === "json" && field.endsWith("Date")) return [toIsoMonth(value)]
  if (form === "json" && field.endsWith("entries[].title")) return [value, ...value.split(", ")]
  if (field === "owner.location") return [value, ...value.split(", ").slice(0, 1)]
  return [value]
}

/** @returns text in which white space, capitals and the marks of lists make no difference */
export function comparable(text: string): string {
  return text
    .normalize("NFKC")
    .replace(/[\s•\u200b-\u200f\u202a-\u202e]/g, "")
    .toUpperCase()
}
