/** Converts what a document says about the person to owner.yaml. */
import { newTextsFor } from "../content/words/new-texts"
import { countryOfPlace, findCountry } from "../lib/people/known-regions"
import { nameParts } from "../lib/people/name-parts"
import { toPlainText } from "./content-text"
import { type Data, Reading } from "./data"
import { NotImportable } from "./not-importable"
import type { Notes } from "./notes"
import type { Item } from "./parts"
import { withoutParts } from "./private-names"
import type { Context } from "./read-dates"
import { isFields, leafOf, leavesOf } from "./source"
import { joinTexts } from "./texts"
import { PRIVATE_FORMATS, toContact } from "./to-contact"
import { textIn } from "./to-entries"
import { joinReadings, readEmails, readingOf, readPhones, readPlaceParts } from "./values"

/**
 * @param ownName the name if the document has none
 * @returns the owner; without a headline, it is the text of a new site, which the check reports
 * @throws NotImportable if there is no name: then it is no résumé, or one of an unknown form
 */
export function toOwner(person: Item, { notes, spoken }: Context, ownName?: string) {
  const [given, last] = ["givenName", "familyName"].map((field) => textIn(person, field))
  const whole = textIn(person, "name")
  // Some documents have a name and a surname.
  const isGiven = whole && !given && last && !whole.includes(last)
  const all = whole && !isGiven ? whole : joinTexts([whole ?? given, last], " ")
  const name = (all && withoutParts(all, isContact)) || ownName
  if (!name)
    throw new NotImportable(
      'It names no person. The import reads the name from basics.name of a JSON Resume, content.basics.name of YAMLResume, cv.name of RenderCV, and Profile.csv of LinkedIn, for example. If it has no name, add yours: --name "Ada Writer".',
    )
  const { family, isGuess } = nameParts({ name: toPlainText(name) })
  const hasFamilyName = last && (isGuess || family !== last) && name.includes(last)
  const placeholder = newTextsFor(spoken)["placeholder.headline"] ?? ""
  const said = textIn(person, "headline")
  const headline = said && withoutParts(said, isContact) ? said : undefined
  if (!headline) notes.missing.push(`owner.yaml, headline (now: ${placeholder})`)
  notes.leaveOut(
    (person.image ?? []).flatMap(leavesOf),
    "A portrait is a file: put it into content/images and name it in owner.yaml, under portrait.",
  )
  return {
    name,
    familyName: hasFamilyName ? last : undefined,
    headline: headline ?? placeholder,
    ...toPlace(person, notes),
    availability: textIn(person, "availability"),
    contact: toContact(person, notes),
  }
}

const isContact = (part: string) => readPhones(part).length > 0 || readEmails(part).length > 0

/** The parts of an address that may stand beside the name. */
const PARTS = ["city", "region", "country", "countryCode", "postalCode"]

/** @returns the place of living, and what of it is private: the street and the postal code */
function toPlace(person: Item, notes: Notes): { [field: string]: Data } {
  const tree = person.location?.[0]
  const isObject = isFields(tree)
  const own = PARTS.flatMap((field) => (person[field] ?? []).map((part) => [field, part] as const))
  const parts = readPlaceParts({ ...Object.fromEntries(own), ...(isObject && tree) })
  const code = parts.countryCode
  const isCode = code !== undefined && /^[a-z]{2}$/i.test(code.value)
  const countryCode = isCode ? new Reading(code.value.toUpperCase(), code.from) : undefined
  const text = readingOf(leafOf(tree))
  const lines = [isObject ? parts.address : text, readingOf(leafOf(person.street?.[0]))]
  const line = lines.find(
    (each) => each && (isStreet(each) || (each === parts.address && parts.city !== undefined)),
  )
  const others = lines.filter((each) => each !== line)
  const towns = [parts.city, parts.region, parts.country ?? (isCode ? undefined : code)]
  const inLine = line && !parts.city ? splitPlace(line, false) : { street: line }
  const all = [inLine, ...towns.map((each) => each && splitPlace(each, true))]
  const streets = all.map((each) => each?.street)
  const street = joinReadings(streets, ", ")
  const postalCode = parts.postalCode ?? all.map((each) => each?.code).find(Boolean)
  const [town, named, region, country] = all.map((each) => each?.town)
  const city = joinReadings([town, named], ", ")
  const written = [...others, city, region].flatMap((each) => (each ? partsOf(each) : []))
  // As 'DE' beside 'Berlin, Germany'.
  const isRepeat = written.some((part) => countryOfPlace(part) === countryCode?.value)
  const land = isCode ? new Reading(isRepeat ? "" : code.value, code.from) : undefined
  const shown = [...others, city, region, country ?? land]
  const place = joinReadings(shown, ", ") ?? (isObject && !street && !postalCode ? text : undefined)
  const isPrivate = [street, postalCode].flatMap((part) => part?.from ?? [])
  for (const leaf of [...isPrivate, ...(place?.from ?? [])]) notes.read.add(leaf.path)
  notes.restricted.push(...new Set(isPrivate))
  const hasParts = city && (country || countryCode) && !others.some(Boolean)
  const location = hasParts ? { city, region, country, countryCode } : place
  if (!location) notes.missing.push("owner.yaml, location (now: no place)")
  if (isPrivate.length === 0) return { location }
  return { location, address: { street, postalCode, visibleIn: [...PRIVATE_FORMATS] } }
}

/** @returns false for 'Springfield, Illinois, USA', which some people write into the field for the street */
const isStreet = (text: Reading): boolean => hasNumber(text) || partsOf(text).length > 3

const hasNumber = ({ value }: Reading): boolean => /\p{N}/u.test(value)

const partsOf = ({ value }: Reading): string[] => value.split(/[,;،、，]/)

/** As in '10115 Berlin', 'Leeds LS1 4DY' and 'OR 97201'. */
const WITH_CODE =
  /^(?:[A-Z]{1,2}-)?(?<before>\d{4,6}|\d{3} \d{2}|\d{2}-\d{3}|\d{4} [A-Z]{2})\s+(?<town>\D+)$|^(?<place>\D+?)\s+(?<after>\d{4,6}(?:-\d{3,4})?|[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}|[A-Z]\d[A-Z] ?\d[A-Z]\d)$/u

const STREET =
  /\b(?:street|st|road|rd|avenue|ave|lane|drive|boulevard|blvd|way|court|calle|avenida|rue|rua|via|viale|ulica|ul)\b|(?:straße|strasse|str\.|weg|platz|gasse|allee|straat|laan|gatan|vägen)(?!\p{L})/iu

/**
 * @param isTown whether the text stands where a town does, and not an address
 * @returns the town, and what is private: the postal code, and all parts with another number
 */
function splitPlace(
  text: Reading,
  isTown: boolean,
): { [Part in "town" | "code" | "street"]?: Reading } {
  if (!hasNumber(text)) return isTown ? { town: text } : { street: text }
  const parts = partsOf(text).map((part) => part.trim())
  const isKnown = isTown || findCountry(parts.at(-1) ?? "") !== undefined
  const split = parts.map((part, index) => {
    if (!/\p{N}/u.test(part)) return { town: part }
    const { before, town, place = town, after = before } = WITH_CODE.exec(part)?.groups ?? {}
    return place && (isKnown || index > 0) && !STREET.test(part)
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
