/** Converts what a document says about the person to owner.yaml. */

import { newTextsFor } from "../content/words/new-texts"
import { nameParts } from "../lib/people/name-parts"
import { toPlainText } from "./content-text"
import { type Data, Reading } from "./data"
import { NotImportable } from "./not-importable"
import type { Notes } from "./notes"
import type { Item } from "./parts"
import type { Context } from "./read-dates"
import { isFields, leafOf, leavesOf } from "./source"
import { joinTexts } from "./texts"
import { PRIVATE_FORMATS, toContact } from "./to-contact"
import { textIn } from "./to-entries"
import { joinReadings, readingOf, readPlaceParts } from "./values"

/**
 * @returns the owner; without a headline, it is the text of a new site, which the check reports
 * @throws NotImportable if there is no name: then it is no résumé, or one of an unknown form
 */
export function toOwner(person: Item, { notes, spoken }: Context): { [field: string]: Data } {
  const [given, last] = ["givenName", "familyName"].map((field) => textIn(person, field))
  const whole = textIn(person, "name")
  // Some documents have a name and a surname.
  const isGiven = whole && !given && last && !whole.includes(last)
  const name = whole && !isGiven ? whole : joinTexts([whole ?? given, last], " ")
  if (!name)
    throw new NotImportable(
      "It names no person. The import reads the name from basics.name of a JSON Resume, content.basics.name of YAMLResume, cv.name of RenderCV, and Profile.csv of LinkedIn, for example.",
    )
  const { family, isGuess } = nameParts({ name: toPlainText(name) })
  const hasFamilyName = last && (isGuess || family !== last) && name.includes(last)
  const placeholder = newTextsFor(spoken)["placeholder.headline"] ?? ""
  const headline = textIn(person, "headline")
  if (!headline) notes.addMissing("owner.yaml, headline", placeholder)
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

/** The parts of an address that may stand beside the name. */
const PARTS = ["city", "region", "country", "countryCode", "postalCode"]

/** @returns the place of living, and what of it is private: the street and the postal code */
function toPlace(person: Item, notes: Notes): { [field: string]: Data } {
  const tree = person.location?.[0]
  const isObject = isFields(tree)
  const own = PARTS.flatMap((field) => (person[field] ?? []).map((part) => [field, part] as const))
  const parts = readPlaceParts({ ...Object.fromEntries(own), ...(isObject && tree) })
  const { country: land, countryCode: code, postalCode } = parts
  const isCode = code !== undefined && /^[a-z]{2}$/i.test(code.value)
  const countryCode = isCode ? new Reading(code.value.toUpperCase(), code.from) : undefined
  const places = [parts.city, parts.region, land ?? (isCode ? undefined : code)]
  const text = readingOf(leafOf(tree))
  const lines = [isObject ? parts.address : text, readingOf(leafOf(person.street?.[0]))]
  const line = lines.find(
    (each) => each && (isStreet(each) || (each === parts.address && parts.city !== undefined)),
  )
  const others = lines.filter((each) => each !== line)
  const street = joinReadings([line, ...places.filter((each) => each && hasNumber(each))], ", ")
  const [city, region, country] = places.map(withoutNumbers)
  const place =
    joinReadings([...others, city, region, country ?? (isCode ? code : undefined)], ", ") ??
    (isObject && !street && !postalCode ? text : undefined)
  const isPrivate = [street, postalCode].flatMap((part) => part?.from ?? [])
  for (const leaf of [...isPrivate, ...(place?.from ?? [])]) notes.read.add(leaf.path)
  for (const leaf of isPrivate) notes.restrict(leaf, PRIVATE_FORMATS)
  const hasParts = city && (country || countryCode) && !others.some(Boolean)
  const location = hasParts ? { city, region, country, countryCode } : place
  if (!location) notes.addMissing("owner.yaml, location", "no place")
  if (isPrivate.length === 0) return { location }
  return { location, address: { street, postalCode, visibleIn: [...PRIVATE_FORMATS] } }
}

/** @returns false for 'Springfield, Illinois, USA', which some people write into the field for the street */
const isStreet = (text: Reading): boolean => hasNumber(text) || partsOf(text).length > 3

const hasNumber = ({ value }: Reading): boolean => /\p{N}/u.test(value)

const partsOf = ({ value }: Reading): string[] => value.split(/[,;،、，]/)

/** @returns the town in 'Portland, tel 503-555-0142' and '12 West Street, Portland' */
function withoutNumbers(text: Reading | undefined): Reading | undefined {
  if (!text || !hasNumber(text)) return text
  const parts = partsOf(text).filter((part) => !/\p{N}/u.test(part))
  return parts.length > 0 ? new Reading(parts.join(",").trim(), text.from) : undefined
}
