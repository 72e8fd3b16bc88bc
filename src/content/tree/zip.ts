/** Goes through a content file and its translation at the same time. */
import type { DataPath } from "../diagnostics"
import {
  elementOf,
  type Schema,
  shapeOf,
  type TranslationKind,
  valueAt,
} from "../schemas/introspection"
import { ADDRESS_FIELDS, type TranslatedText } from "../schemas/translation"
import { alignItems } from "./align"
import { notesFor } from "./walk"

export type Fields = Readonly<Record<string, unknown>>

/** A place of the base, and that of its translation. */
export type Place = {
  schema: Schema
  base: unknown
  path: DataPath
  /** Undefined if there is no translation. */
  other: unknown
  otherPath: DataPath
}

/**
 * Finds the counterpart of each part of a place, a field or an item, in the translation; undefined if
 * it has none.
 */
export type Find = (
  place: Place,
) => (step: string | number) => Pick<Place, "other" | "otherPath"> | undefined

/** What to make of each place; `undefined` stands for nothing. Inner places come first. */
export type Parts<Result> = {
  /** By default, fields have the same name, and `alignItems` finds the items. */
  find?: Find
  /** A field that is translated. `around` is the object of the translation that has the text, if the base has the text alone. */
  value: (place: Place & { kind: TranslationKind; around?: Fields }) => Result | undefined
  /** Items in the order of the base; `at` is the index in the translation. */
  list: (items: { at: number | undefined; result: Result }[], place: Place) => Result | undefined
  /** Without the fields that tell items apart. */
  object: (
    fields: [name: string, result: Result][],
    place: Place & { base: Fields },
  ) => Result | undefined
  /** A part of the translation that the base does not have. */
  gone: (path: DataPath, value: unknown) => void
}

/**
 * @param file the schema of the base, its valid data, and that of its translation
 * @returns what `parts` makes of the whole
 */
export function zip<Result>(
  file: Pick<Place, "schema" | "base" | "other">,
  parts: Parts<Result>,
): Result | undefined {
  return zipPlace({ ...file, path: [], otherPath: [] }, parts)
}

function zipPlace<Result>(place: Place, parts: Parts<Result>): Result | undefined {
  const { schema, base, other, otherPath } = place
  const kind = kindOf(schema, base)
  if (kind) {
    // A responsibility may be a text, or an object with a text and an id.
    const isAround = kind !== "whole" && isFields(other) && "text" in other
    if (!isAround) return parts.value({ ...place, kind })
    const text = { other: other.text, otherPath: [...otherPath, "text"] }
    return parts.value({ ...place, ...text, kind, around: other })
  }
  if (Array.isArray(base)) return zipItems(place, base, parts)
  if (isFields(base)) return zipFields({ ...place, base }, parts)
  if (other !== undefined) parts.gone(otherPath, other)
  return undefined
}

function zipItems<Result>(place: Place, base: readonly unknown[], parts: Parts<Result>) {
  const { other, path, otherPath, schema } = place
  const others: readonly unknown[] = Array.isArray(other) ? other : []
  if (other !== undefined && !Array.isArray(other)) parts.gone(otherPath, other)
  const found = [...base.keys()].map((parts.find ?? findAligned)(place))
  const places = found.map((each) => each?.otherPath.at(-1))
  for (const [at, value] of others.entries()) {
    if (!places.includes(at)) parts.gone([...otherPath, at], value)
  }
  const items = base.flatMap((item, index) => {
    const at = places[index]
    const inner = { schema: elementOf(schema) ?? schema, base: item, path: [...path, index] }
    const none = { other: undefined, otherPath: [...otherPath, -1] }
    const result = zipPlace({ ...inner, ...(found[index] ?? none) }, parts)
    return result === undefined ? [] : [{ at: typeof at === "number" ? at : undefined, result }]
  })
  return parts.list(items, place)
}

const findAligned: Find = ({ schema, base, other, otherPath }) => {
  const at = (step: PropertyKey) => ({
    other: valueAt(other, [step]),
    otherPath: [...otherPath, step],
  })
  if (!Array.isArray(base)) return at
  const others = Array.isArray(other) ? other : []
  const places = alignItems(elementOf(schema) ?? schema, base, others)
  return (index) => {
    const found = places.indexOf(Number(index))
    return found < 0 ? undefined : at(found)
  }
}

function zipFields<Result>(place: Place & { base: Fields }, parts: Parts<Result>) {
  const { base, other, path, otherPath } = place
  const shape = shapeOf(place.schema, base) ?? {}
  const kind = kindOf(shape.text, base.text)
  if (kind && shape.text && isTranslatedText(other))
    return parts.value({
      schema: shape.text,
      base: base.text,
      path: [...path, "text"],
      other,
      otherPath,
      kind,
    })
  const others = isFields(other) && !isTranslatedText(other) ? other : undefined
  if (other !== undefined && !others) parts.gone(otherPath, other)
  for (const name of namesIn(others ?? {})) {
    if (!Object.hasOwn(base, name)) parts.gone([...otherPath, name], others?.[name])
  }
  const find = (parts.find ?? findAligned)({ ...place, other: others })
  const fields = namesIn(base).flatMap((name): [string, Result][] => {
    const schema = Object.hasOwn(shape, name) ? shape[name] : undefined
    // A field without a schema has no texts.
    const inner = { schema: schema ?? place.schema, base: schema && base[name] }
    const found = find(name) ?? { other: undefined, otherPath }
    const result = zipPlace({ ...inner, path: [...path, name], ...found }, parts)
    return result === undefined ? [] : [[name, result]]
  })
  return parts.object(fields, place)
}

const namesIn = (fields: Fields) =>
  Object.keys(fields).filter((name) => !ADDRESS_FIELDS.includes(name))

/** @returns how the value is translated; undefined if it is a list, an object, or stays as it is */
function kindOf(schema: Schema | undefined, value: unknown): TranslationKind | undefined {
  if (!schema || value === undefined) return undefined
  const { translation } = notesFor(schema, value)
  const isOne = typeof value === "string" || translation === "whole"
  return isOne ? (translation ?? undefined) : undefined
}

export const isFields = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value)

/** @returns whether the value is a text with its translation, or a text that is the same */
export function isTranslatedText(value: unknown): value is string | TranslatedText {
  return typeof value === "string" || (isFields(value) && typeof value.source === "string")
}
