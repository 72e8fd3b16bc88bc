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
export type Visit = { path: DataPath; value: unknown; notes: SchemaNotes }

/** A text of the content. */
export type PlacedText = Pick<Visit, "path" | "notes"> & { text: string }

/**
 * @param schema of the value
 * @returns the value and all values inside it that the schema knows, an outer one before those inside:
 *   for `{ a: ["b"] }`, those at `[]`, `["a"]` and `["a", 0]`
 */
export function* walk(schema: Schema, value: unknown, path: DataPath = []): Generator<Visit> {
  yield { path, value, notes: notesFor(schema, value) }
  for (const child of childrenOf(schema, value)) {
    if (child.schema) yield* walk(child.schema, child.value, [...path, child.step])
  }
}

/** @returns the texts inside the value, for people and for the site, in their order */
export function textsIn(schema: Schema, value: unknown): PlacedText[] {
  return [...walk(schema, value)].flatMap(({ path, value: text, notes }) =>
    typeof text === "string" ? [{ path, text, notes }] : [],
  )
}

/** @returns a copy of the data with what `change` makes of each text that the schema knows */
export function mapTexts(
  schema: Schema,
  data: unknown,
  change: (text: PlacedText) => string,
  path: DataPath = [],
): unknown {
  if (typeof data === "string") return change({ path, text: data, notes: notesFor(schema, data) })
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

/** In a union, a text has the notes of the text, and an object those of the object that it resembles. */
export function notesFor(schema: Schema, value: unknown): SchemaNotes {
  const members = membersOf(schema)
  if (members.length === 1) return notesOf(schema)
  const isObject = typeof value === "object"
  const text = members.find((member) => shapeOf(member) === undefined)
  return notesOf((isObject ? memberFor(schema, value) : text) ?? schema)
}
