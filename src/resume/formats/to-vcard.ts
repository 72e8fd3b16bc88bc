/** Writes the contact data as vCard 3.0 (RFC 2426). */
import { FORMAT_PATHS } from "../../content/site-map/page-paths"
import { contactHref } from "../../lib/people/contact"
import { type AddressParts, locationParts, locationText } from "../../lib/people/location"
import { nameParts } from "../../lib/people/name-parts"
import { plainPhone } from "../../lib/people/phone"
import { toUri, withAsciiHost } from "../../lib/to-uri"
import type { ResumeModel } from "../model/model"
import type { ContactField } from "../model/resume-words"

/** RFC 2426, section 2.6 folds longer lines. Counted in octets of UTF-8. */
const MAX_OCTETS = 75

/** @returns the text of a .vcf file, with CRLF line ends, folded lines and escaped values */
export function toVCard(model: ResumeModel): string {
  const { languagePath, language } = model
  const { name, headline } = model.owner
  const { prefix, given, family, suffixes } = nameParts(model.owner)
  const nameFields = [[family], [given], [], [prefix], suffixes]
  const lines = [
    "BEGIN:VCARD",
    "VERSION:3.0",
    `N:${nameFields.map((values) => values.map(escapeValue).join(",")).join(";")}`,
    `FN:${escapeValue(name)}`,
    `TITLE${languagePath ? `;LANGUAGE=${language}` : ""}:${escapeValue(headline)}`,
    ...toAddressLine(model),
    ...model.contact.flatMap(contactLines),
    `REV:${model.updated}`,
    `X-RESUME-VERSION:${model.hash}`,
    `SOURCE:${toUri(`${model.siteUrl}${FORMAT_PATHS.vcard}`)}`,
    "END:VCARD",
  ]
  return lines.map((line) => `${fold(line)}\r\n`).join("")
}

/** Writes street, city, region, postal code and country, as RFC 2426 orders them. */
function toAddressLine({ owner, address }: ResumeModel): string[] {
  const addressParts: AddressParts = address ?? locationParts(owner.location)
  const { street, city, region, postalCode, country, countryCode } = addressParts
  const parts = [street, city, region, postalCode, country ?? countryCode]
  // A text without parts, such as 'Remote', is no city.
  if (!parts.some(Boolean)) {
    const text = locationText(owner.location)
    return text ? [`LABEL;TYPE=work:${escapeValue(text)}`] : []
  }
  const value = parts.map((part) => escapeValue(part ?? "")).join(";")
  return [`ADR;TYPE=${address ? "postal" : "work"}:;;${value}`]
}

function contactLines(field: ContactField, index: number): string[] {
  const line = contactLine(field)
  if (!field.label) return [line]
  // RFC 2426 has no labels of one's own. Address books use this pair of properties instead.
  return [`item${index + 1}.${line}`, `item${index + 1}.X-ABLabel:${escapeValue(field.label)}`]
}

function contactLine({ kind, value }: ContactField): string {
  if (kind === "email") return `EMAIL;TYPE=internet:${escapeValue(withAsciiHost(value))}`
  if (kind === "phone") return `TEL;TYPE=voice:${escapeValue(plainPhone(value))}`
  return `URL:${toUri(contactHref({ kind, value }))}`
}

function escapeValue(text: string): string {
  return text.replace(/[\\;,]/g, "\\$&").replace(/\r\n?|\n/g, "\\n")
}

/** Folds a line between characters, never within one. Each further line begins with a space. */
function fold(line: string): string {
  const folded: string[] = []
  let current = ""
  for (const character of line) {
    if (Buffer.byteLength(current + character) > MAX_OCTETS) {
      folded.push(current)
      current = " "
    }
    current += character
  }
  return [...folded, current].join("\r\n")
}
