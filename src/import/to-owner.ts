/** Converts the basics of a JSON Resume to owner.yaml. */
import { nameParts } from "../content/values/name-parts"
import { newTextsFor } from "../content/words/new-texts"
import { NotImportable } from "./not-importable"
import type { Notes } from "./notes"
import { type OutputTree, type Text, Value } from "./output-tree"
import type { Context } from "./read-dates"
import { find, findAll, isFields, sourceValueOf, type Tree, textLeaves } from "./source"
import { joinTexts, readText } from "./texts"
import { PRIVATE_FORMATS, toContact } from "./to-contact"
import { readPlaceParts } from "./values"

/**
 * @returns the owner; without a headline, it is the text of a new site, which the check reports
 * @throws NotImportable if there is no name: then it is no résumé, or one of an unknown form
 */
export function toOwner(
  basics: Tree | undefined,
  context: Context,
): { [field: string]: OutputTree } {
  const { notes, spoken } = context
  const placeholder = newTextsFor(spoken)["placeholder.headline"] ?? ""
  const read = (...names: string[]) => readText(sourceValueOf(find(basics, ...names)))
  const own = find(basics, "name")
  const parts = find(own, ...FIRST_NAMES) ? own : basics
  const last = readText(sourceValueOf(find(parts, "lastName", "last", "surname", "familyName")))
  const first = readText(sourceValueOf(find(parts, ...FIRST_NAMES)))
  const name = read("name", "fullName", "displayName") ?? joinTexts([first, last], " ")
  if (!name)
    throw new NotImportable(
      "It names no person. The import reads the name from basics.name of a JSON Resume and a YAMLResume, cv.name of RenderCV, and Profile.csv of LinkedIn.",
    )
  const { family, isGuess } = nameParts({ name: name.words })
  const hasFamilyName =
    last && (isGuess || family !== last.words) && name.words.includes(last.words)
  const headline = read(
    "label",
    "headline",
    "title",
    "jobTitle",
    "position",
    "profession",
    "role",
    "tagline",
    "occupation",
  )
  if (!headline) notes.addMissing("owner.yaml, headline", placeholder)
  for (const leaf of findAll(basics, ...PICTURES).flatMap(textLeaves)) {
    notes.leaveOut(
      leaf,
      "A portrait is a file: put it into content/images and name it in owner.yaml, under portrait.",
    )
  }
  return {
    name,
    familyName: hasFamilyName ? last : undefined,
    headline: headline ?? placeholder,
    ...toPlace(basics, notes),
    availability: read("availability"),
    contact: toContact(basics, notes),
  }
}

const FIRST_NAMES = ["firstName", "first", "givenName"]

const PICTURES = ["image", "picture", "photo", "avatar", "profilePicture", "picture_url", "img"]

/** @returns the place of living, and what of it is private: the street and the postal code */
function toPlace(basics: Tree | undefined, notes: Notes): { [field: string]: OutputTree } {
  const tree = find(basics, "location", "address", "place", "residence")
  const isObject = isFields(tree)
  const parts = readPlaceParts(isObject ? tree : basics)
  const { city, region, country: land, countryCode: code, postalCode } = parts
  const isCode = code !== undefined && /^[a-z]{2}$/i.test(code.words)
  const countryCode = isCode ? new Value(code.words.toUpperCase(), code.from) : undefined
  const country = land ?? (isCode ? undefined : code)

  const line = isObject ? undefined : readText(sourceValueOf(tree))
  const lines = [line, parts.address].filter(
    (text, index) => text && !(index > 0 && text.from[0] === line?.from[0]),
  )
  const street = lines.find(
    (text) => text && (isStreet(text) || (text === parts.address && city !== undefined)),
  )
  const others = lines.filter((text) => text !== street)
  const place =
    joinTexts([...others, city, region, country ?? code], ", ") ??
    (isObject && !street && !postalCode ? readText(sourceValueOf(tree)) : undefined)
  const hasParts = city && (country || countryCode) && others.length === 0
  const location = hasParts ? { city, region, country, countryCode } : place
  if (!location) notes.addMissing("owner.yaml, location", "no place")

  const limited = [street, postalCode].flatMap((part) => part?.from ?? [])
  for (const leaf of limited) notes.restrict(leaf, PRIVATE_FORMATS)
  if (limited.length === 0) return { location }
  return { location, address: { street, postalCode, visibleIn: [...PRIVATE_FORMATS] } }
}

/** @returns false for 'Berlin, Germany', which some people write into the field for the street */
function isStreet({ words }: Text): boolean {
  return /\d/.test(words)
}
