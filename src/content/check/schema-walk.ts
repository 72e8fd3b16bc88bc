/** What the schemas say of the value at a path: its fields, its description, its example. */
import type { z } from "zod"
import type { Path } from "./locate"

type Schema = z.core.$ZodType
export type Shape = Readonly<Record<string, Schema>>

/** What a schema notes for the owner. */
export type Notes = { description?: string; examples?: readonly unknown[] }

const defOf = (schema: Schema) => (schema as z.core.$ZodTypes)._zod.def

/** @returns the schema inside `optional` and `default` */
export function unwrap(schema: Schema): Schema {
  const def = defOf(schema)
  return def.type === "optional" || def.type === "default" ? unwrap(def.innerType) : schema
}

export function isRequired(schema: Schema): boolean {
  const { type } = defOf(schema)
  return type !== "optional" && type !== "default"
}

/** @returns what is noted on the schema, or on the one that it wraps */
export function notesOf(schema: Schema): Notes {
  const inner = unwrap(schema)
  const notes = (schema as z.ZodType).meta() as Notes | undefined
  const innerNotes = (inner as z.ZodType).meta() as Notes | undefined
  return { ...innerNotes, ...notes }
}

/** @returns the values of a literal's schema */
export function literalOf(schema: Schema): readonly unknown[] {
  const def = defOf(unwrap(schema))
  return def.type === "literal" ? def.values : []
}

/** @returns the element of a list's schema */
export function elementOf(schema: Schema): Schema | undefined {
  const def = defOf(unwrap(schema))
  return def.type === "array" ? def.element : undefined
}

/** @returns the members of a union, else the schema alone */
export function membersOf(schema: Schema): readonly Schema[] {
  const def = defOf(unwrap(schema))
  return def.type === "union" ? def.options : [unwrap(schema)]
}

/**
 * @param data the value that the schema describes; it chooses among the members of a union
 * @returns the fields of an object's schema
 */
export function shapeOf(schema: Schema, data?: unknown): Shape | undefined {
  const def = defOf(unwrap(schema))
  if (def.type === "object") return def.shape
  if (def.type !== "union") return undefined
  const groups = def.options.filter((option) => defOf(option).type === "object")
  const member = groups.find((option) => accepts(option, data)) ?? groups[0]
  return member && shapeOf(member, data)
}

/** @returns the schema of the value at the path, if the schemas know the path */
export function schemaAt(schema: Schema, data: unknown, path: Path): Schema | undefined {
  const [step, ...rest] = path
  if (step === undefined) return schema
  const next = typeof step === "number" ? elementOf(schema) : shapeOf(schema, data)?.[String(step)]
  return next && schemaAt(next, child(data, step), rest)
}

/** @returns the value at the path */
export function valueAt(data: unknown, path: Path): unknown {
  return path.reduce(child, data)
}

function child(data: unknown, step: PropertyKey): unknown {
  return typeof data === "object" && data !== null && Object.hasOwn(data, step)
    ? (data as Record<PropertyKey, unknown>)[step]
    : undefined
}

/** Whether the literals of a union's member are those of the data. */
function accepts(option: Schema, data: unknown): boolean {
  return Object.entries(shapeOf(option) ?? {}).every(([key, field]) => {
    const def = defOf(field)
    return def.type !== "literal" || def.values.includes(child(data, key) as never)
  })
}
