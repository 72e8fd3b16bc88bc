/** Reads fields, descriptions and examples from the zod schemas. */
import type { z } from "zod"
import type { DataPath } from "../diagnostics"
import { PATTERNS } from "./value-rules"

export type Schema = z.core.$ZodType

/** Field name → its schema. */
export type Shape = Readonly<Record<string, Schema>>

/** The metadata of a schema that messages and the handbook show. */
export type SchemaNotes = {
  title?: string
  description?: string
  examples?: readonly unknown[]
  /** Whether the text takes marks: emphasis, strong, code and links. */
  inline?: boolean
  /** Whether it is a date: without quotes, its text counts. */
  isDate?: boolean
  /** The regular expression for editors. */
  pattern?: string | undefined
  /** Where pages show the picture whose path the field has. */
  frame?: FrameName
  /** Whether the handbook leaves out the fields inside, which the introduction explains. */
  isFolded?: boolean
  /** Whether few owners need the field, with all fields inside. The handbook has it on a page of its own. */
  isRare?: boolean
  /** The list of which the object is an item. No two of its items have the same id. */
  itemOf?: ListName
  /** The list of which the text names an item by its id or, in a variant, items by an id or a tag; or what a file is. */
  refersTo?: ListName | "languages" | "templates"
  translation?: TranslationKind | null
  /** The GraphQL type of the field; null if pages may not query it. */
  graphql?: string | null
  id?: string
  /** The name of the object's GraphQL type, if it is not the id. */
  typeName?: string
}

export type FrameName = "card" | "project" | "phone" | "portrait"

/** The lists whose items have ids, by which others refer to them: those of a variant, and those of projects. */
export type ListName =
  | ("sections" | "companies" | "roles" | "responsibilities" | "entries" | "skills" | "groups")
  | ("projects" | "demos" | "cards" | "players" | "machines" | "matches")

/**
 * How a field is translated. A `text` needs a translation. A `name` is the same in other languages, but
 * may be replaced, such as an address. Other fields stay as they are.
 */
export type TranslationKind = "text" | "name"

const defOf = (schema: Schema) => (schema as z.core.$ZodTypes)._zod.def

/** @returns the schema inside `optional` and `default` */
export function unwrap(schema: Schema): Schema {
  const def = defOf(schema)
  return def.type === "optional" || def.type === "default" ? unwrap(def.innerType) : schema
}

/** @returns whether the YAML must have the field: the schema is neither optional nor has a default */
export function isRequired(schema: Schema): boolean {
  return unwrap(schema) === schema
}

/** @returns the metadata of the schema and of the schema that it wraps */
export function notesOf(schema: Schema): SchemaNotes {
  const known = NOTES.get(schema)
  if (known) return known
  const inner = unwrap(schema)
  const notes = (schema as z.ZodType).meta() as SchemaNotes | undefined
  const innerNotes = (inner as z.ZodType).meta() as SchemaNotes | undefined
  const all = { ...innerNotes, ...notes }
  NOTES.set(schema, all)
  return all
}

/** Zod copies its metadata at each call, and a walk over the content asks for those of every value. */
const NOTES = new WeakMap<Schema, SchemaNotes>()

/** @returns the values of a literal schema; none for other schemas */
export function literalOf(schema: Schema): readonly unknown[] {
  const def = defOf(unwrap(schema))
  return def.type === "literal" ? def.values : []
}

/** @returns the values of an enum; none for other schemas */
export function choicesIn(schema: Schema): readonly unknown[] {
  const def = defOf(unwrap(schema))
  return def.type === "enum" ? Object.values(def.entries) : []
}

/** @returns the schema of an array's items; undefined for other schemas */
export function elementOf(schema: Schema): Schema | undefined {
  const def = defOf(unwrap(schema))
  return def.type === "array" ? def.element : undefined
}

/** @returns the members of a union and of the unions among them; for other schemas, the schema itself */
export function membersOf(schema: Schema): readonly Schema[] {
  const def = defOf(unwrap(schema))
  return def.type === "union" ? def.options.flatMap(membersOf) : [unwrap(schema)]
}

/**
 * @param data the value that the schema describes; it selects the member of a union
 * @returns the fields of an object schema; undefined for other schemas
 */
export function shapeOf(schema: Schema, data?: unknown): Shape | undefined {
  const def = defOf(unwrap(schema))
  if (def.type === "object") return def.shape
  const member = def.type === "union" ? memberFor(schema, data) : undefined
  return member && shapeOf(member, data)
}

/**
 * @returns the object among the members of a union that the data resembles most: the one whose
 *   literal values it has, or else the one with most of its fields. A field that no other member has counts more
 *   than all others; undefined if no member is an object
 */
export function memberFor(union: Schema, data: unknown): Schema | undefined {
  const objects = membersOf(union).filter((member) => defOf(unwrap(member)).type === "object")
  if (objects.length < 2) return objects[0]
  const scores = objects.map((member) => {
    if (!matchesLiterals(member, data)) return 0
    const names = Object.keys(shapeOf(member) ?? {})
    const present = names.filter((name) => childOf(data, name) !== undefined)
    const isOnly = (name: string) => fieldsIn(union).get(name)?.length === 1
    return 1 + present.length + names.length * present.filter(isOnly).length
  })
  return objects[scores.indexOf(Math.max(...scores))]
}

type Field = { schema: Schema; place: string }

/** @returns the names of all fields inside the schema; of each, its schemas and their places, as in `work[].roles[]` */
export function fieldsIn(schema: Schema): ReadonlyMap<string, readonly Field[]> {
  const known = FIELDS.get(schema)
  if (known) return known
  const fields = new Map<string, Field[]>()
  const add = (name: string, field: Field) => fields.set(name, [...(fields.get(name) ?? []), field])
  const addAll = (inner: Schema, start: string) => {
    for (const [name, all] of fieldsIn(inner))
      for (const { schema, place } of all)
        add(name, { schema, place: (start + place).replace(/\.(?=\[|$)/, "") })
  }
  for (const member of membersOf(schema)) {
    const element = elementOf(member)
    if (element) addAll(element, "[].")
    for (const [name, field] of Object.entries(shapeOf(member) ?? {})) {
      add(name, { schema: field, place: "" })
      addAll(field, `${name}.`)
    }
  }
  FIELDS.set(schema, fields)
  return fields
}

const FIELDS = new WeakMap<Schema, ReadonlyMap<string, readonly Field[]>>()

/** @returns whether the field has a text for people, also one of the words of the interface */
export function isForPeople({ pattern, translation }: SchemaNotes): boolean {
  // Addresses and pictures have a translation, too, and a pattern of their own.
  return pattern === PATTERNS.text && translation !== null
}

/** @returns the schema of the value at the path, or undefined if the schema has no such path */
export function schemaAt(schema: Schema, data: unknown, path: DataPath): Schema | undefined {
  const [step, ...rest] = path
  if (step === undefined) return schema
  const next = typeof step === "number" ? elementOf(schema) : fieldOf(schema, data, step)
  return next && schemaAt(next, childOf(data, step), rest)
}

/** @returns the fields of the object at the path; none if the schema has no object there */
export function shapeAt(schema: Schema, data: unknown, path: DataPath): Shape {
  const found = schemaAt(schema, data, path)
  return (found && shapeOf(found, valueAt(data, path))) ?? {}
}

function fieldOf(schema: Schema, data: unknown, name: PropertyKey): Schema | undefined {
  const shape = shapeOf(schema, data) ?? {}
  return Object.hasOwn(shape, name) ? shape[String(name)] : undefined // not 'constructor'
}

/** @returns the value at the path, or undefined if there is none */
export function valueAt(data: unknown, path: DataPath): unknown {
  return path.reduce(childOf, data)
}

function childOf(data: unknown, step: PropertyKey): unknown {
  return typeof data === "object" && data !== null && Object.hasOwn(data, step)
    ? (data as Record<PropertyKey, unknown>)[step]
    : undefined
}

function matchesLiterals(option: Schema, data: unknown): boolean {
  return Object.entries(shapeOf(option) ?? {}).every(([key, field]) => {
    const values = literalOf(field)
    return values.length === 0 || values.includes(childOf(data, key))
  })
}
