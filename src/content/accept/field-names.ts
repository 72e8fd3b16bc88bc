/** Describes unknown and missing fields. */
import { z } from "zod"
import { groupBy } from "../../lib/group-by"
import type { DataPath, Finding } from "../diagnostics"
import { contentNames, schemaOf } from "../schemas"
import {
  elementOf,
  isRequired,
  membersOf,
  notesOf,
  placesOf,
  type Schema,
  schemaAt,
  shapeAt,
  shapeOf,
  valueAt,
} from "../schemas/introspection"
import { allOf, anyNear, nearest, quote, quoteWhole } from "../wording"
import { findRange } from "../yaml/positions"
import type { CheckedFile } from "../yaml/yaml-document"
import { expectedAt, expectedNames, freeNames } from "./expected-field"

/**
 * @param unknown the fields that the schema does not have
 * @param missing the required fields that the data does not have
 * @returns one finding for each mistake; a misspelled required field is both unknown and missing
 */
export function describeFieldNames(
  checked: CheckedFile,
  unknown: readonly DataPath[],
  missing: readonly DataPath[],
): Finding[] {
  const unknownIn = groupBy(unknown, parentOf)
  const missingIn = new Map(groupBy(missing, parentOf))
  const found = new Set<DataPath>()
  const unknownFields = unknownIn.flatMap(([parent, paths]) => {
    const flatItem = describeFlatItem(checked, paths[0]?.slice(0, -1) ?? [])
    if (flatItem) {
      for (const path of missingIn.get(parent) ?? []) found.add(path)
      return [flatItem]
    }
    const names = paths.map(nameOf)
    return paths.map((path): Finding => {
      const absent = (missingIn.get(parent) ?? []).filter((other) => !found.has(other))
      const { other, ...finding } = describeUnknown(checked, path, names, absent)
      if (other) found.add(other)
      return finding
    })
  })
  // A field that is indented too little is unknown where it is, and missing where it belongs.
  const named = new Map(groupBy(unknown, nameOf))
  const isMisplaced = (path: DataPath) =>
    named.get(nameOf(path))?.some((other) => isWithin(path, other.slice(0, -1)))
  const missingFields = missing
    .filter((path) => !found.has(path) && !isMisplaced(path))
    .map((path): Finding => {
      const message = `The field ${quote(path.at(-1))} is missing.`
      return { path, code: "missing-field", message, expected: expectedAt(checked, path) }
    })
  return [...unknownFields, ...missingFields]
}

/**
 * @param names of all unknown fields in the same object
 * @param absent the required fields that it does not have
 * @returns the finding, and the absent field that the unknown one may be
 */
function describeUnknown(
  checked: CheckedFile,
  path: DataPath,
  names: readonly string[],
  absent: readonly DataPath[],
): Finding & { other: DataPath | undefined } {
  const [name, parent] = [nameOf(path), path.slice(0, -1)]
  const free = freeNames(checked, parent)
  const meant = nearest(name, absent.map(nameOf)) ?? nearest(name, free)
  const place = meant ? undefined : placeOf(checked, name, parent)
  const isAlike = (other: string) => names.some((each) => nearest(each, [other]) !== undefined)
  const other = absent.find((each) =>
    meant ? nameOf(each) === meant : !place && !isAlike(nameOf(each)),
  )
  const message = `Unknown field ${quote(name)}${other ? `; the required field ${quote(nameOf(other))} is missing.` : "."}`
  // Such a field may be to hide the value: without this answer, its owner may delete the line.
  const limit = free.includes("visibleIn") ? "visibleIn" : undefined
  const hints = meant
    ? [`Did you mean ${quoteWhole(meant)}?`]
    : [place, limit && `${quote(limit)} says which formats show the value.`]
  const expected = expectedNames(checked, path, meant ?? (other && nameOf(other)) ?? limit)
  const hint = hints.filter(Boolean).join(" ") || undefined
  return { path, code: "unknown-field", message, expected, hint, other }
}

/** @returns which place has a field of this name, as in `"startDate" is a field of work[].roles[].` */
function placeOf({ schema }: CheckedFile, name: string, parent: DataPath): string | undefined {
  const own = z.core.toDotPath([...parent]).replace(/\d+/g, "")
  const places = placesOf(schema, name)
  const inside = places.filter((place) => place.startsWith(own))
  const named = (inside.length > 0 ? inside : places).map((place) =>
    // The members of a union have different fields.
    place === own ? `${own} of another kind` : place || "the file itself",
  )
  const files = contentNames.filter((file) => Object.hasOwn(shapeOf(schemaOf(file)) ?? {}, name))
  if (named.length === 0 && files.length === 1) named.push(`${files[0]}.yaml`)
  return named.length > 0 ? `${quote(name)} is a field of ${anyNear(own, named)}.` : undefined
}

/** @returns for a company with the fields of its roles or of a career break, and without roles, how both are written */
function describeFlatItem(checked: CheckedFile, path: DataPath): Finding | undefined {
  const { schema, data, document } = checked
  const [shape, names] = [shapeAt(schema, data, path), Object.keys(valueAt(data, path) ?? {})]
  const kinds = membersOf(schemaAt(schema, data, path) ?? schema)
  const [other, ...others] = kinds.filter((kind) => shapeOf(kind) !== shape)
  if (!other || others.length > 0) return undefined
  const isOwn = (name: string) => shape[name] && isRequired(shape[name]) && !hasField(other, name)
  const own = names.find(isOwn)
  const list = Object.keys(shape).find((name) => isOwn(name) && name !== own)
  const [key] =
    Object.entries(shapeOf(other) ?? {}).find(
      ([name, field]) => !Object.hasOwn(shape, name) && isRequired(field),
    ) ?? []
  const inner = list && shape[list] && elementOf(shape[list])
  const strays = names.filter((name) => !Object.hasOwn(shape, name))
  const isFlat = strays.every((name) => [inner, other].some((kind) => kind && hasField(kind, name)))
  if (!own || !inner || !key || names.includes(list) || !isFlat) return undefined
  const message = `The field ${quote(list)} is missing, and ${allOf(strays.map(quote))} ${strays.length > 1 ? "belong" : "belongs"} inside it.`
  const hint = `A job has ${list}: put ${list}: above these fields, a dash before the first one, and indent them further. A ${notesOf(other).title} has ${key}: in place of ${own}:`
  const range = findRange(document, [...path, own], "key")
  const expected = expectedAt(checked, [...path, list])
  return { path, range, code: "missing-field", message, expected, hint }
}

const hasField = (schema: Schema, name: string) => Object.hasOwn(shapeOf(schema) ?? {}, name)

const nameOf = (path: DataPath) => String(path.at(-1))

const parentOf = (path: DataPath) => JSON.stringify(path.slice(0, -1))

const isWithin = (path: DataPath, parent: DataPath) =>
  parent.every((step, index) => step === path[index])
