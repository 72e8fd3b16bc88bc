/** Describes unknown and missing fields. */
import { isMap } from "yaml"
import { z } from "zod"
import { groupBy } from "../../lib/group-by"
import type { DataPath, Finding } from "../diagnostics"
import { contentNames, schemaOf } from "../schemas"
import {
  fieldsIn,
  membersOf,
  type Schema,
  schemaAt,
  shapeAt,
  shapeOf,
} from "../schemas/introspection"
import { allOf, anyNear, nearest, quote, quoteWhole } from "../wording"
import { findRange } from "../yaml/positions"
import type { CheckedFile } from "../yaml/yaml-document"
import { expectedAt, expectedNames, freeNames } from "./expected-field"

/**
 * @param unknown the fields that the schema does not have
 * @param missing the required fields that the data does not have
 * @returns one finding for each misspelled name, and one for all other names of an object, which have one cause
 */
export function describeFieldNames(
  checked: CheckedFile,
  unknown: readonly DataPath[],
  missing: readonly DataPath[],
): Finding[] {
  const missingIn = new Map(groupBy(missing, parentOf))
  const told = new Set<DataPath>()
  const unknownFields = groupBy(unknown, parentOf).flatMap(([parent, paths]) => {
    const free = freeNames(checked, (paths[0] ?? []).slice(0, -1))
    const groups = groupBy(paths, (path) => nearest(nameOf(path), free))
    return groups.map(([meant, group]) => {
      const lost = (missingIn.get(parent) ?? []).filter((path) =>
        meant ? nameOf(path) === meant : !groups.some(([other]) => other === nameOf(path)),
      )
      for (const path of lost) told.add(path)
      return describeUnknown(checked, group, lost.map(nameOf), meant)
    })
  })
  // A field in the wrong column is unknown where it is, and missing where it belongs.
  const misplaced = new Set(unknown.map(nameOf))
  const missingFields = missing
    .filter((path) => !told.has(path) && !misplaced.has(nameOf(path)))
    .map((path): Finding => {
      const message = `The field ${quote(path.at(-1))} is missing.`
      // A missing field has no place of its own.
      const [start] = findRange(checked.document, path.slice(0, -1), "value")
      const expected = expectedAt(checked, path)
      return { path, range: [start, start + 1], code: "missing-field", message, expected }
    })
  return [...unknownFields, ...missingFields]
}

/**
 * @param paths of unknown fields of an object
 * @param lost the required fields for which they may stand, as the object does not have these
 * @param meant the name that is similar
 */
function describeUnknown(
  checked: CheckedFile,
  paths: readonly DataPath[],
  lost: readonly string[],
  meant: string | undefined,
): Finding {
  const [path = []] = paths
  const parent = path.slice(0, -1)
  const names = paths.map(nameOf)
  const missing = `; the required ${fieldsOf(lost)} ${lost.length > 1 ? "are" : "is"} missing`
  const message = `Unknown ${fieldsOf(names)}${lost.length > 0 ? missing : ""}.`
  // Such a field may be to hide the value: without this answer, its owner may delete the line.
  const limit = freeNames(checked, parent).find((name) => name === "visibleIn")
  const expected = expectedNames(checked, path, meant ?? lost[0] ?? limit)
  const show = limit && `${quote(limit)} says which formats show the value.`
  const map = checked.document.getIn(parent, true)
  const hasNoValue = isMap(map) && map.flow && map.get(nameOf(path)) === undefined
  const cut =
    hasNoValue && "Between { and }, a comma ends a text. Put a text with a comma in single quotes."
  const places = [cut, placesInWords(checked, names, parent), show].filter(Boolean)
  const hint = meant ? `Did you mean ${quoteWhole(meant)}?` : places.join(" ")
  return { path, on: "key", code: "unknown-field", message, expected, hint: hint || undefined }
}

/** @returns which places have these fields, as in `"startDate" is a field of work[].roles[].` */
function placesInWords(checked: CheckedFile, names: readonly string[], parent: DataPath): string {
  const own = z.core.toDotPath([...parent]).replace(/\d+/g, "")
  return groupBy(names, (name) => anyNear(own, placesOfField(checked, name, parent, own)))
    .filter(([places]) => places !== "")
    .map(([places, each]) => {
      const are = each.length > 1 ? "are fields" : "is a field"
      return `${allOf(each.map(quote))} ${are} of ${places}.`
    })
    .join(" ")
}

/** @returns the places of the file that have the field, those inside `around` alone if there are any; or the only file with it */
function placesOfField(
  { schema, data }: CheckedFile,
  name: string,
  parent: DataPath,
  around: string,
): string[] {
  const places = [
    ...new Set(
      fieldsIn(schema)
        .get(name)
        ?.map(({ place }) => place),
    ),
  ]
  const inside = places.filter((place) => place.startsWith(around))
  const files = contentNames.filter((file) => hasField(schemaOf(file), name))
  if (places.length === 0) return files.length === 1 ? [`${files[0]}.yaml`] : []
  return (inside.length > 0 ? inside : places).map((place) => {
    if (place !== around) return place || "the file itself"
    // The members of a union have different fields.
    const kinds = membersOf(schemaAt(schema, data, parent) ?? schema)
    const names = kinds.filter((kind) => hasField(kind, name)).flatMap(namesOf)
    const own = Object.keys(shapeAt(schema, data, parent))
    const key = names.find((each) => !own.includes(each))
    return `${place} ${key && key !== name ? `with ${quote(key)}` : "of another kind"}`
  })
}

const fieldsOf = (names: readonly string[]) =>
  `${names.length > 1 ? "fields" : "field"} ${allOf(names.map(quote))}`

const namesOf = (schema: Schema) => Object.keys(shapeOf(schema) ?? {})

const hasField = (schema: Schema, name: string) => namesOf(schema).includes(name)

const nameOf = (path: DataPath) => String(path.at(-1))

const parentOf = (path: DataPath) => JSON.stringify(path.slice(0, -1))
