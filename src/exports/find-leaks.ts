/** Finds private contact fields in built files that may not contain them. */
import type { Content } from "../content/schemas"
import { bareUrl } from "../lib/contact"
import type { FormatName } from "../lib/formats"
import { decodeIfValid } from "../lib/uri"
import { FORMATS } from "./formats"
import { type ContactField, isPublic } from "./model"
import { plainDigits, toPhonePatterns } from "./phone-patterns"

export type BuiltFile = {
  /** From the root of the site, with forward slashes, as in 'resume/index.html'. */
  path: string
  text: string
}

export type Leak = { path: string; field: string; allowed: readonly FormatName[] }

/** The browser prints these files, so they may also contain the contact fields for print. */
const PRINTABLE = ["resume/index.html", "page-data/resume/page-data.json"]

/** The name of a variant in the path of a file. Without it, the path is that of the main résumé. */
const VARIANT = /(?<=^(?:page-data\/)?resume)\/(?!(?:index\.html|page-data\.json)$)[a-z0-9-]+/

/** @returns the formats whose contact fields this file may contain */
export function formatsOf(file: string): readonly FormatName[] {
  const path = file.replace(VARIANT, "")
  const format = FORMATS.find((candidate) => candidate.path === `/${path}`)
  if (format) return [format.name]
  return PRINTABLE.includes(path) ? ["web", "print"] : ["web"]
}

/** The owner's contact data, some of which may be private. */
export type ContactData = Pick<Content["owner"], "address" | "contact"> & {
  location?: Content["owner"]["location"]
}

/** Contact data with its name in owner.yaml, and the patterns of its text. */
type PrivateField = { name: string; forms: readonly FormatName[]; patterns: RegExp[] }

/** @returns the private fields that this file may not contain */
export function forbiddenFields(owner: ContactData, path: string): PrivateField[] {
  const { address, contact, location } = owner
  const formats = formatsOf(path)
  const place = typeof location === "object" ? location : undefined
  const country = address?.countryCode ?? place?.countryCode
  const fields = contact.map((field, index): PrivateField => {
    const name = `contact[${index}] (${field.kind})`
    return { name, forms: field.forms, patterns: patternsOf(field, country) }
  })
  if (address) fields.push({ name: "address", forms: address.forms, patterns: toPatterns(address) })
  return fields.filter(
    (field) => !isPublic(field) && !field.forms.some((format) => formats.includes(format)),
  )
}

/** @returns the leaks in one file, in the order of the fields */
export function findLeaks(owner: ContactData, { path, text }: BuiltFile): Leak[] {
  const plain = plainDigits(unescapeText(text))
  const texts = [plain, plain.replace(/<[^<>]*>/g, "")]
  return forbiddenFields(owner, path)
    .filter(({ patterns }) => patterns.some((pattern) => texts.some((each) => pattern.test(each))))
    .map(({ name, forms }) => ({ path, field: name, allowed: forms }))
}

/** @returns an error message for the owner */
export function formatLeak({ path, field, allowed }: Leak): string {
  const places = allowed.length > 0 ? `only in ${allowed.join(", ")}` : "nowhere"
  return `public/${path} contains owner.yaml ${field}, which may appear ${places}.`
}

/** @returns patterns that match a phone number by its digits, and any other value by its characters */
function patternsOf({ kind, value }: ContactField, country?: string): RegExp[] {
  if (kind === "phone") return toPhonePatterns(value, country)
  return [new RegExp(`(?<![\\w.-])${escapePattern(bareUrl(value))}(?![\\w-]|\\.\\w)`, "iu")]
}

/** @returns patterns of the street, or else of the postal code beside the city */
function toPatterns({ street, postalCode, city }: NonNullable<ContactData["address"]>): RegExp[] {
  if (street) return [new RegExp(`(?<!\\w)${escapePattern(street)}(?!\\w)`, "iu")]
  if (!postalCode || !city) return []
  const [code, town] = [escapePattern(postalCode), escapePattern(city)]
  return [new RegExp(`(?<!\\w)(${code}\\W{1,3}${town}|${town}.{1,20}${code})(?!\\w)`, "iu")]
}

/** @returns the text with the special characters of regular expressions escaped */
export const escapePattern = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")

const ENTITIES: Record<string, string> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  apos: "'",
  nbsp: " ",
  ensp: " ",
  emsp: " ",
  thinsp: " ",
  shy: "",
  dash: "-",
  hyphen: "-",
  minus: "-",
  ndash: "-",
  mdash: "-",
  lpar: "(",
  rpar: ")",
  sol: "/",
  commat: "@",
  period: ".",
  plus: "+",
}

/** Decodes the escapes of HTML, JavaScript, JSON and URLs, and unfolds the lines of vCards. */
export function unescapeText(text: string): string {
  const character = (code: string, radix: number) => {
    const point = Number.parseInt(code, radix)
    return point <= 0x10ffff ? String.fromCodePoint(point) : ""
  }
  return text
    .replace(/\r\n[ \t]/g, "")
    .replace(/\\u\{?([0-9a-f]{4,6})\}?/gi, (_, code: string) => character(code, 16))
    .replace(/\\x([0-9a-f]{2})/gi, (_, code: string) => character(code, 16))
    .replace(/&#x([0-9a-f]+);?/gi, (_, code: string) => character(code, 16))
    .replace(/&#(\d+);?/g, (_, code: string) => character(code, 10))
    .replace(/&(\w+);/g, (entity, name: string) => ENTITIES[name] ?? entity)
    .replace(/%25(?=[0-9a-f]{2})/gi, "%")
    .replace(/(?:%[0-9a-f]{2})+/gi, decodeIfValid)
    .replace(/<!-- -->|\\(?=[^\w\s])/g, "")
}
