/** Lists the contact data that only some formats may show, with patterns that find it in a text. */
import { addressLocation, locationText } from "../../lib/people/location"
import { bareUrl } from "../../lib/uri"
import type { DataPath } from "../diagnostics"
import type { Content } from "../schemas"
import { type FormatName, isPublic, PUBLIC_FORMATS } from "../schemas/contact-formats"
import { toAddressPatterns } from "./address-patterns"
import { escapePattern } from "./escape-pattern"
import { TAG, toNormalForm, toSearchText } from "./normal-form"
import { toPhonePatterns } from "./phone-patterns"

/** The owner's contact data, some of which may be private. */
export type ContactData = Pick<Content["owner"], "address" | "contact"> & {
  location?: Content["owner"]["location"]
  /** What other public fields say, as the origin of the site does. */
  publicTexts?: readonly string[]
}

/** Contact data with its name and its place in owner.yaml, and the patterns of its text. */
export type LimitedField = {
  name: string
  path: DataPath
  visibleIn: readonly FormatName[]
  patterns: RegExp[]
}

/** What a public field says, the formats that show it, and its place. */
export type PublicText = {
  text: string
  visibleIn: readonly FormatName[]
  file: "owner" | "website"
  path: DataPath
}

export type Limited = { fields: LimitedField[]; publicTexts: PublicText[] }

/** @returns the address and the contact fields that not every format of the site may show */
export function toLimitedFields({ address, contact, location }: ContactData): LimitedField[] {
  const place = addressLocation(location)
  const country = address?.countryCode ?? place.countryCode
  const fields = contact.map((field, index): LimitedField => {
    const name = `contact[${index}] (${field.kind})`
    const patterns = isPublic(field) ? [] : toContactPatterns(field, country)
    return { name, path: ["contact", index], visibleIn: field.visibleIn, patterns }
  })
  if (address) {
    // A part that is missing is that of the location.
    const patterns = toAddressPatterns({ ...place, ...address })
    fields.push({ name: "address", path: ["address"], visibleIn: address.visibleIn, patterns })
  }
  return fields.filter((field) => !isPublic(field))
}

/** @returns whether the text, as `toSearchText` returns it, has the value of the field */
export function hasValue({ patterns }: LimitedField, searchText: string): boolean {
  return patterns.some((pattern) => pattern.test(searchText))
}

/** @returns the field without the patterns that one of the public texts has */
export function withoutPublic(field: LimitedField, texts: readonly string[]): LimitedField {
  const searched = texts.map(toSearchText)
  const patterns = field.patterns.filter((pattern) => !searched.some((text) => pattern.test(text)))
  return { ...field, patterns }
}

/** @returns the texts of the owner's public fields: the location, and each contact field where it is shown */
export function publicTextsOf({ contact, location }: ContactData): PublicText[] {
  const fields = contact.map(({ value, visibleIn }, index): PublicText => {
    return { text: value, visibleIn, file: "owner", path: ["contact", index, "value"] }
  })
  return [toPublicText(locationText(location), "owner", "location"), ...fields]
}

/** @returns what the site says of itself and its owner to everyone, in each language */
export function publicTextsIn(
  contents: readonly Pick<Content, "owner" | "website">[],
): PublicText[] {
  return contents.flatMap(({ owner, website: { origin, sourceUrl = "" } }) => [
    toPublicText(origin, "website", "origin"),
    toPublicText(sourceUrl, "website", "sourceUrl"),
    ...publicTextsOf(owner).filter(isPublic),
  ])
}

const toPublicText = (text: string, file: "owner" | "website", field: string): PublicText => {
  return { text, visibleIn: PUBLIC_FORMATS, file, path: [field] }
}

/** @returns where the field may appear, as in 'may appear only in print, pdf' */
export function mayAppear(visibleIn: readonly FormatName[]): string {
  return `may appear ${visibleIn.length > 0 ? `only in ${visibleIn.join(", ")}` : "nowhere"}`
}

/** @returns patterns of a text in normal form: of the digits of a phone number, or of any other value */
function toContactPatterns(
  { kind, value }: ContactData["contact"][number],
  country?: string,
): RegExp[] {
  if (kind === "phone") return toPhonePatterns(value, country)
  const text = toNormalForm(bareUrl(value).replace(/^www\./i, ""))
  // A line may end within an address, but “Robin. Example” is no website.
  const between = /[@/]/.test(text) ? `[ ${TAG}]?` : `${TAG}?`
  const spelling = [...text].map(escapePattern).join(between)
  const www = kind === "email" ? "" : "(?:WWW\\.)?"
  const end = text.includes("/") ? AFTER_PATH : AFTER_DOMAIN
  return [new RegExp(`(?<![A-Z0-9]|[A-Z0-9][._-])${www}${spelling}(?![A-Z0-9]|${end})`, "u")]
}

/** A dot and a letter join another word to an address, but “.pdf” ends the name of a file. */
const DOT =
  "(?!\\.(?:AVIF|CSV|DOCX?|GIF|HTML?|JPE?G|JSON|ODT|PDF|PNG|RTF|SVG|TXT|VCF|WEBP|XML)(?![A-Z0-9]))\\.[A-Z0-9]"

/**
 * What makes a longer address of a domain. No domain ends in a part with a hyphen, so in `me@site.example-cv` it
 * is a dash. Nor has one a low line, which is a mark of emphasis in `_me@site.example_`.
 */
const AFTER_DOMAIN = `(?:-[A-Z0-9][A-Z0-9-]*)?${DOT}`
const AFTER_PATH = `[_-][A-Z0-9]|${DOT}`
