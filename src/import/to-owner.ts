/** Converts what a document says about the person to owner.yaml. */
import { nameParts } from "../content/values/name-parts"
import { newTextsFor } from "../content/words/new-texts"
import { NotImportable } from "./not-importable"
import type { Notes } from "./notes"
import { type OutputTree, Text, Value } from "./output-tree"
import type { Item } from "./parts"
import type { Context } from "./read-dates"
import { isFields, sourceValueOf, sourceValuesOf } from "./source"
import { joinTexts, readText } from "./texts"
import { PRIVATE_FORMATS, toContact } from "./to-contact"
import { textIn } from "./to-entries"
import { readPlaceParts } from "./values"

/**
 * @returns the owner; without a headline, it is the text of a new site, which the check reports
 * @throws NotImportable if there is no name: then it is no résumé, or one of an unknown form
 */
export function toOwner(person: Item, { notes, spoken }: Context): { [field: string]: OutputTree } {
  const [given, last] = ["givenName", "familyName"].map((field) => textIn(person, field))
  const whole = textIn(person, "name")
  // Some documents have a name and a surname.
  const isGiven = whole && !given && last && !whole.words.includes(last.words)
  const name = whole && !isGiven ? whole : joinTexts([whole ?? given, last], " ")
  if (!name)
    throw new NotImportable(
      "It names no person. The import reads the name from basics.name of a JSON Resume, content.basics.name of YAMLResume, cv.name of RenderCV, and Profile.csv of LinkedIn, for example.",
    )
  const { family, isGuess } = nameParts({ name: name.words })
  const hasFamilyName =
    last && (isGuess || family !== last.words) && name.words.includes(last.words)
  const placeholder = newTextsFor(spoken)["placeholder.headline"] ?? ""
  const headline = textIn(person, "headline")
  if (!headline) notes.addMissing("owner.yaml, headline", placeholder)
  notes.leaveOut(
    (person.image ?? []).flatMap(sourceValuesOf),
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
function toPlace(person: Item, notes: Notes): { [field: string]: OutputTree } {
  const tree = person.location?.[0]
  const isObject = isFields(tree)
  const own = PARTS.flatMap((field) => (person[field] ?? []).map((part) => [field, part] as const))
  const parts = readPlaceParts({ ...Object.fromEntries(own), ...(isObject && tree) })
  const { country: land, countryCode: code, postalCode } = parts
  const isCode = code !== undefined && /^[a-z]{2}$/i.test(code.words)
  const countryCode = isCode ? new Value(code.words.toUpperCase(), code.from) : undefined
  const places = [parts.city, parts.region, land ?? (isCode ? undefined : code)]
  const lines = [isObject ? parts.address : readText(sourceValueOf(tree)), textIn(person, "street")]
  const line = lines.find(
    (text) => text && (isStreet(text) || (text === parts.address && parts.city !== undefined)),
  )
  const others = lines.filter((text) => text !== line)
  const street = joinTexts([line, ...places.filter((text) => text && hasNumber(text))], ", ")
  const [city, region, country] = places.map(withoutNumbers)
  const place =
    joinTexts([...others, city, region, country ?? (isCode ? code : undefined)], ", ") ??
    (isObject && !street && !postalCode ? readText(sourceValueOf(tree)) : undefined)
  const hasParts = city && (country || countryCode) && !others.some(Boolean)
  const location = hasParts ? { city, region, country, countryCode } : place
  if (!location) notes.addMissing("owner.yaml, location", "no place")

  const limited = [street, postalCode].flatMap((part) => part?.from ?? [])
  for (const leaf of limited) notes.restrict(leaf, PRIVATE_FORMATS)
  if (limited.length === 0) return { location }
  return { location, address: { street, postalCode, visibleIn: [...PRIVATE_FORMATS] } }
}

/** @returns false for 'Springfield, Illinois, USA', which some people write into the field for the street */
const isStreet = (text: Text): boolean => hasNumber(text) || partsOf(text).length > 3

const hasNumber = ({ words }: Text): boolean => /\p{N}/u.test(words)

const partsOf = ({ words }: Text): string[] => words.split(/[,;،、，]/)

/** @returns the town in 'Portland, tel 503-555-0142' and '12 West Street, Portland' */
function withoutNumbers(text: Text | undefined): Text | undefined {
  if (!text || !hasNumber(text)) return text
  const parts = partsOf(text).filter((part) => !/\p{N}/u.test(part))
  return parts.length > 0 ? new Text(parts.join(",").trim(), text.from) : undefined
}
