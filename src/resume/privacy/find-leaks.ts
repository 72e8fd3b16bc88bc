/** Finds private contact fields in built files that may not contain them. */
import type { Content } from "../../content/schemas"
import { LANGUAGE } from "../../content/schemas/shared-fields"

import { bareUrl } from "../../lib/contact"
import { escapePattern } from "../../lib/escape-pattern"
import { FORMATS } from "../formats/formats"
import { type FormatName, isPublic } from "../../content/values/formats"
import { placeText } from "../../content/values/place"
import type { ContactField } from "../model/words"
import { TAG, toNormalForm, toSearchText } from "../../content/private-values/normal-form"
import { toPhonePatterns } from "../../content/private-values/phone-patterns"

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

/** A file of the résumé below the folder of a language, as in 'de/resume/index.html'. */
const IN_FOLDER = /^(page-data\/)?([^/]+)\/((?:resume|contact).*)$/

/** @returns the path that the file has in the base language */
function toBasePath(file: string): string {
  const [, start = "", folder = "", rest = ""] = IN_FOLDER.exec(file) ?? []
  return LANGUAGE.test(folder) ? start + rest : file
}

/** @returns the formats whose contact fields this file may contain */
export function formatsOf(file: string): readonly FormatName[] {
  const path = toBasePath(file).replace(VARIANT, "")
  const format = FORMATS.find((candidate) => candidate.path === `/${path}`)
  if (format) return [format.name]
  return PRINTABLE.includes(path) ? ["web", "print"] : ["web"]
}

/** The owner's contact data, some of which may be private. */
export type ContactData = Pick<Content["owner"], "address" | "contact"> & {
  location?: Content["owner"]["location"]
}

type Address = Omit<NonNullable<ContactData["address"]>, "forms">

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
  if (address) {
    // What the location says is public.
    const publicText = toSearchText(placeText(location))
    // A part that is missing is that of the location.
    const patterns = toPatterns({ city: place?.city, ...address }).filter(
      (pattern) => !pattern.test(publicText),
    )
    fields.push({ name: "address", forms: address.forms, patterns })
  }
  return fields.filter(
    (field) => !isPublic(field) && !field.forms.some((format) => formats.includes(format)),
  )
}

/** @returns the leaks in one file, in the order of the fields */
export function findLeaks(owner: ContactData, { path, text }: BuiltFile): Leak[] {
  const searched = toSearchText(text)
  return forbiddenFields(owner, path)
    .filter(({ patterns }) => patterns.some((pattern) => pattern.test(searched)))
    .map(({ name, forms }) => ({ path, field: name, allowed: forms }))
}

/** @returns an error message for the owner */
export function formatLeak({ path, field, allowed }: Leak): string {
  const places = allowed.length > 0 ? `only in ${allowed.join(", ")}` : "nowhere"
  return `public/${path} contains owner.yaml ${field}, which may appear ${places}.`
}

/** @returns patterns of a text in normal form: of the digits of a phone number, or of any other value */
function patternsOf({ kind, value }: ContactField, country?: string): RegExp[] {
  if (kind === "phone") return toPhonePatterns(value, country)
  const text = toNormalForm(bareUrl(value))
  // A line may end within an address, but “Robin. Example” is no website.
  const between = /[@/]/.test(text) ? `[ ${TAG}]?` : `${TAG}?`
  const spelling = [...text].map(escapePattern).join(between)
  return [new RegExp(`(?<![\\w.-])${spelling}(?![\\w-]|\\.\\w)`, "u")]
}

/** @returns patterns of the street, and of the postal code beside the city */
function toPatterns({ street, postalCode, city }: Address): RegExp[] {
  const patterns = street ? [toWordPattern(street)] : []
  if (postalCode && city) {
    const [code, town] = [toWordPattern(postalCode), toWordPattern(city)]
    patterns.push(`(?:${code}\\W{1,3}${town}|${town}.{1,20}${code})`)
  }
  return patterns.filter(Boolean).map((pattern) => new RegExp(`(?<!\\w)${pattern}(?!\\w)`, "u"))
}

/** A shorter text is found only with a sign between its words: “A 5” is an address, A5 a size of paper. */
const MIN_LENGTH = 7

const ARABIC = /\p{Script=Arabic}/u

/**
 * @returns a pattern of the words, with any signs between them. A line or a tag may break a word. In a PDF,
 *   an Arabic vowel sign may read as one more letter.
 */
function toWordPattern(text: string): string {
  const words = toNormalForm(text).match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  const isShort = words.join("").length < MIN_LENGTH
  const spellings = words.map((word) => {
    const isWhole = isShort || /\d/.test(word)
    const inserted = ARABIC.test(word) ? `${TAG}\\p{Script=Arabic}` : TAG
    const between = isWhole ? `${TAG}?` : `[ ${inserted}-]{0,2}`
    return [...word].join(between)
  })
  return spellings.join(`[^\\p{L}\\p{N}]{${isShort ? 1 : 0},5}`)
}
