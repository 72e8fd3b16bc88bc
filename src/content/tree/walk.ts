/** Visits the values of a content file, each with the schema that describes it. */
import type { DataPath } from "../diagnostics"
import {
  elementOf,
  memberFor,
  membersOf,
  notesOf,
  type Schema,
  type SchemaNotes,
  shapeOf,
} from "../schemas/introspection"

/** A value of the content, and what its schema says about it. */
export type Visit = { path: DataPath; value: unknown; schema: Schema; notes: SchemaNotes }

/** A text of the content. */
export type PlacedText = Omit<Visit, "value"> & { text: string }

/**
 * @param schema of the value
 * @returns the value and all values inside it that the schema knows, an outer one before those inside:
 *   for `{ a: ["b"] }`, those at `[]`, `["a"]` and `["a", 0]`
 */
export function* walk(schema: Schema, value: unknown, path: DataPath = []): Generator<Visit> {
  const member = memberOf(schema, value)
  yield { path, value, schema: member, notes: notesOf(member) }
  for (const child of childrenOf(schema, value)) {
    if (child.schema) yield* walk(child.schema, child.value, [...path, child.step])
  }
}

/** @returns the texts inside the value, for people and for the site, in their order */
export function textsIn(schema: Schema, value: unknown): PlacedText[] {
  return [...walk(schema, value)].flatMap(({ value: text, ...place }) =>
    typeof text === "string" ? [{ ...place, text }] : [],
  )
}

/** @returns a copy of the data with what `change` makes of each text that the schema knows */
export function mapTexts(
  schema: Schema,
  data: unknown,
  change: (text: PlacedText) => string,
  path: DataPath = [],
): unknown {
  if (typeof data === "string") {
    const member = memberOf(schema, data)
    return change({ path, text: data, schema: member, notes: notesOf(member) })
  }
  if (typeof data !== "object" || data === null) return data
  const children = childrenOf(schema, data).map(({ step, value, schema: inner }) => {
    return [step, inner ? mapTexts(inner, value, change, [...path, step]) : value] as const
  })
  return Array.isArray(data) ? children.map(([, value]) => value) : Object.fromEntries(children)
}

type Child = { step: string | number; value: unknown; schema: Schema | undefined }

/** @returns the items of a list or the fields of an object; without a schema, if the value is invalid there */
function childrenOf(schema: Schema, value: unknown): Child[] {
  if (typeof value !== "object" || value === null) return []
  if (Array.isArray(value)) {
    const element = elementOf(schema)
    return value.map((item, step) => ({ step, value: item, schema: element }))
  }
  const shape = shapeOf(schema, value) ?? {}
  return Object.entries(value).map(([step, field]) => {
    return { step, value: field, schema: Object.hasOwn(shape, step) ? shape[step] : undefined }
  })
}

/** In a union, a text is described by the text, and an object by the object that it resembles. */
function memberOf(schema: Schema, value: unknown): Schema {
  const members = membersOf(schema)
  if (members.length === 1) return schema
  const isObject = typeof value === "object"
  const text = members.find((member) => shapeOf(member) === undefined)
  return (isObject ? memberFor(schema, value) : text) ?? schema
}
