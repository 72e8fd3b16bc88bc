/** Converts what a document says about the person to owner.yaml. */
import { countryOfPlace, findCountry } from "../lib/people/known-regions"
import { nameParts } from "../lib/people/name-parts"
import { toPlainText } from "./content-text"
import { type Data, Reading } from "./data"
import { NotImportable } from "./not-importable"
import { type Notes, PRIVATE_CONTACT } from "./notes"
import type { Item } from "./parts"
import type { Context } from "./read-dates"
import { isFields, itemsOf, leafOf, leavesOf, textLeaves } from "./source"
import { joinTexts } from "./texts"
import { PRIVATE_FORMATS, toContact } from "./to-contact"
import { textIn } from "./to-entries"
import { joinReadings, readEmails, readingOf, readPhones, readPlaceParts } from "./values"
import { reasonOfSentence } from "./without-private"

/**
 * @param ownName the name if the document has none
 * @returns the owner; without a headline if the document has none, or one with contact data
 * @throws NotImportable if there is no name: then it is no résumé, or one of an unknown form
 */
export function toOwner(person: Item, { notes }: Context, ownName?: string) {
  const [given, last] = ["givenName", "familyName"].map((field) => textIn(person, field))
  const whole = textIn(person, "name")
  // Some documents have a name and a surname.
  const isGiven = whole && !given && last && !whole.includes(last)
  const all = whole && !isGiven ? whole : joinTexts([whole ?? given, last], " ")
  const parts = all?.split(/\s*[,;|()]\s*|\s[-–—]\s/)
  const own = parts?.some(isContact) ? parts.filter((part) => !isContact(part)).join(" ") : all
  const name = own || ownName
  if (!name)
    throw new NotImportable(
      'It names no person. The import reads the name from basics.name of a JSON Resume, content.basics.name of YAMLResume, cv.name of RenderCV, and Profile.csv of LinkedIn, for example. If it has no name, add yours: --name "Ada Writer".',
    )
  const { family, isGuess } = nameParts({ name: toPlainText(name) })
  const hasFamilyName = last && (isGuess || family !== last) && name.includes(last)
  const said = textIn(person, "headline")
  const secret =
    said && (reasonOfSentence(said, NONE) ?? (isContact(said) ? PRIVATE_CONTACT : undefined))
  if (secret) notes.hidden.push({ text: said, reason: secret })
  notes.leaveOut(
    (person.image ?? []).flatMap(leavesOf),
    "A portrait is a file: put it into content/images and name it in owner.yaml, under portrait.",
  )
  return {
    name,
    familyName: hasFamilyName ? last : undefined,
    headline: secret ? undefined : said,
    ...toPlace(person, notes),
    availability: textIn(person, "availability"),
    contact: toContact(person, notes),
  }
}

const NONE: ReadonlySet<string> = new Set()

const isContact = (part: string) => readPhones(part).length > 0 || readEmails(part).length > 0

/** The parts of an address that may stand beside the name. */
const PARTS = ["city", "region", "country", "countryCode", "postalCode"]

/** @returns the place of living, of the fields for it alone, and what is private: streets and the postal code */
function toPlace(person: Item, notes: Notes): { [field: string]: Data } {
  const [said] = person.location ?? []
  const streets = (person.street ?? []).flatMap(itemsOf)
  const tree = [said, ...streets].find(isFields)
  const own = PARTS.flatMap((field) => (person[field] ?? []).map((part) => [field, part] as const))
  const parts = readPlaceParts({ ...Object.fromEntries(own), ...tree })
  const code = parts.countryCode
  const isCode = code !== undefined && /^[a-z]{2}$/i.test(code.value)
  const countryCode = isCode ? new Reading(code.value.toUpperCase(), code.from) : undefined
  const isText = !isFields(said) || ![...streets, ...Object.values(parts)].some(Boolean)
  const text = isText ? readingOf(leafOf(said)) : undefined
  const towns = [parts.city, parts.region, parts.country ?? (isCode ? undefined : code)]
  const all = [splitPlace(text, false), ...towns.map((each) => splitPlace(each, true))]
  const isNew = (line: Reading | undefined, index: number, lines: (Reading | undefined)[]) =>
    !lines.slice(0, index).some((other) => line && other?.value.includes(line.value))
  const lines = [parts.address, ...textLeaves(streets).map(readingOf)]
  const street = joinReadings(lines.concat(all.map((each) => each.street)).filter(isNew), ", ")
  const postalCode = parts.postalCode ?? all.map((each) => each.code).find(Boolean)
  const [named, city, region, country] = all.map((each) => each.town)
  const written = [named, city, region].flatMap((each) => (each ? partsOf(each) : []))
  // As 'DE' beside 'Berlin, Germany'.
  const isRepeat = written.some((part) => countryOfPlace(part) === countryCode?.value)
  const land = isCode ? new Reading(isRepeat ? "" : code.value, code.from) : undefined
  const place = joinReadings([named, city, region, country ?? land], ", ")
  const isPrivate = [street, postalCode].flatMap((part) => part?.from ?? [])
  for (const leaf of [...isPrivate, ...(place?.from ?? [])]) notes.read.add(leaf.path)
  notes.restricted.push(...new Set(isPrivate))
  const hasParts = city && (country || countryCode) && !named
  const location = hasParts ? { city, region, country, countryCode } : place
  if (!location) notes.missing.push("owner.yaml, location (now: no place)")
  if (isPrivate.length === 0) return { location }
  return { location, address: { street, postalCode, visibleIn: [...PRIVATE_FORMATS] } }
}

const hasNumber = (text: string): boolean => /\p{N}/u.test(text)

const partsOf = ({ value }: Reading): string[] => value.split(/[,;،、，]/)

/** As in '10115 Berlin', 'Leeds LS1 4DY' and 'OR 97201'. */
const WITH_CODE =
  /^(?:[A-Z]{1,2}-)?(?<before>\d{4,6}|\d{3} \d{2}|\d{2}-\d{3}|\d{4} [A-Z]{2})\s+(?<town>\D+)$|^(?<place>\D+?)\s+(?<after>\d{4,6}(?:-\d{3,4})?|[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}|[A-Z]\d[A-Z] ?\d[A-Z]\d)$/u

const STREET =
  /\b(?:street|st|road|rd|avenue|ave|lane|drive|boulevard|blvd|way|court|calle|avenida|rue|rua|via|viale|ulica|ul)\b|(?:straße|strasse|str\.|weg|platz|gasse|allee|straat|laan|gatan|vägen)(?!\p{L})/iu

/** A street without a number, so without what towns are called: 'Federal Way', 'Road Town', 'Chester le Street'. */
const STREET_ALONE =
  /(?<!\ble)\s(?:street|road|avenue|lane|drive|boulevard|blvd)(?!\p{L})|\s(?:st|rd|ave)\.?$|^(?:calle|avenida|rue|rua|via|viale|ulica|ul\.)\s|\p{L}\s?(?:straße|strasse|str\.|weg|platz|gasse|allee|straat|(?<!\bmi)laan|gatan|vägen)(?!\p{L})/iu

/**
 * @param isTown whether the text is a part of a place, and not the whole
 * @returns the town, and what is private: the postal code, and all parts with a street or another number
 */
function splitPlace(
  text: Reading | undefined,
  isTown: boolean,
): { [Part in "town" | "code" | "street"]?: Reading } {
  if (!text) return {}
  const parts = partsOf(text).map((part) => part.trim())
  const isPlain = (part: string) => !hasNumber(part) && !STREET_ALONE.test(part)
  // So many parts are an address.
  if (!isTown && parts.length > 3 && !hasNumber(text.value)) return { street: text }
  if (parts.every(isPlain)) return { town: text }
  const isKnown = isTown || findCountry(parts.at(-1) ?? "") !== undefined
  const split = parts.map((part, index) => {
    if (isPlain(part)) return { town: part }
    const { before, town, place = town, after = before } = WITH_CODE.exec(part)?.groups ?? {}
    // What stands before a street may be its number; what stands behind a town is a code.
    return place && (isKnown || index > 0 || !before) && !STREET.test(part)
      ? { town: place, code: after }
      : undefined
  })
  const end = split.lastIndexOf(undefined) + 1
  const rest = split.slice(end)
  // What stands before a street is a part of it, unless nothing else can be the town.
  const towns = rest.length > 0 || !isTown ? rest : split
  const street = rest.length > 0 ? parts.slice(0, end).join(", ") : text.value
  const read = (value: string | undefined) => (value ? new Reading(value, text.from) : undefined)
  return {
    town: read(towns.flatMap((each) => each?.town ?? []).join(", ")),
    code: read(rest.find((each) => each?.code)?.code),
    street: read(street),
  }
}
