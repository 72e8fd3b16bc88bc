/** Converts the zod schemas of the content to GraphQL type definitions (SDL). */
import type { z } from "zod"
import {
  elementOf,
  membersOf,
  notesOf,
  type Schema,
  shapeOf,
  unwrap,
} from "../../content/schemas/introspection"

/** Field name → its GraphQL type and its description. */
type Fields = Map<string, { type: string; description?: string | undefined }>

/** GraphQL type name → its fields. */
type Types = Map<string, Fields>

/**
 * @param schemas the schema of every content file
 * @returns SDL without inference: a node type for each file, and a type for each object in it. Objects
 *   with the same type name share one type, in which a field that not all of them have is optional.
 * @throws if a schema uses a type that this function cannot convert, or if an object has no name
 */
export function toTypeDefs(schemas: Record<string, z.ZodType>): string {
  const types: Types = new Map()
  const nodes = new Set(Object.values(schemas).map((schema) => addType(types, schema)))
  const toSdl = ([name, fields]: [string, Fields]) => {
    // A content file is the child of its File, also on a site that lacks it: all sites have the same types.
    const suffix = nodes.has(name) ? ' implements Node @dontInfer @childOf(types: ["File"])' : ""
    const lines = [...fields].map(([field, { type, description }]) => {
      const doc = description ? `  ${JSON.stringify(description)}\n` : ""
      return `${doc}  ${field}: ${type}`
    })
    if (nodes.has(name)) lines.push(KEY)
    return `type ${name}${suffix} {\n${lines.join("\n")}\n}`
  }
  return [...types].map(toSdl).join("\n\n")
}

/** What the validated copy adds to each file. */
const KEY = `  "The language of its texts, as in 'de'."
  lang: String!
  "The name of its variant; '' in the main résumé."
  variant: String!`

/** Adds the type of an object, or the common type of the objects of a union. */
function addType(types: Types, schema: Schema): string {
  const [name, ...others] = new Set(membersOf(schema).map((member) => addObject(types, member)))
  if (!name || others.length > 0)
    throw new Error(`The objects of a union need one typeName, not ${[name, ...others]}`)
  return name
}

function addObject(types: Types, schema: Schema): string {
  const { id, typeName = id } = notesOf(schema)
  if (!typeName) throw new Error("An object in a content schema has no name: give it .meta({ id })")
  const known = types.get(typeName)
  types.set(typeName, known ?? new Map()) // keeps the outer type before its inner types
  const fields: Fields = new Map()
  for (const [field, fieldSchema] of Object.entries(shapeOf(schema) ?? {})) {
    const { description, graphql } = notesOf(fieldSchema)
    if (graphql !== null) fields.set(field, { type: fieldType(types, fieldSchema), description })
  }
  types.set(typeName, known ? mergeFields(known, fields) : fields)
  return typeName
}

function mergeFields(one: Fields, other: Fields): Fields {
  const merged: Fields = new Map()
  for (const name of new Set([...one.keys(), ...other.keys()])) {
    const [a, b] = [one.get(name), other.get(name)]
    const field = a ?? b
    if (!field) continue
    const isSame = a?.type === b?.type
    if (a && b && nullable(a.type) !== nullable(b.type))
      throw new Error(`The field "${name}" has the types ${a.type} and ${b.type}`)
    merged.set(name, isSame ? field : { ...field, type: nullable(field.type) })
  }
  return merged
}

/** Removes the last '!' of a type, which may be followed by a directive. */
const nullable = (type: string) => type.replace(/!(?=$| @)/, "")

/** @returns a field type with directives, as in `[Role!]!` or `File! @link(by: "relativePath")` */
function fieldType(types: Types, schema: Schema): string {
  const type = notesOf(schema).graphql ?? valueType(types, unwrap(schema))
  return typeOf(schema) === "optional" ? nullable(type) : type
}

function valueType(types: Types, schema: Schema): string {
  const element = elementOf(schema)
  if (element) {
    // A directive belongs to the field, not to the items of its list.
    const [type, ...directives] = fieldType(types, element).split(" @")
    return [`[${type}]!`, ...directives].join(" @")
  }
  // Of a text or an object with the text, pages get the text.
  if (membersOf(schema).some((member) => notesOf(member).inline)) return "Inline! @inline"
  if (shapeOf(schema)) return `${addType(types, schema)}!`
  const type = SCALARS[typeOf(schema)]
  if (!type)
    throw new Error(`The type "${typeOf(schema)}" of a content schema has no GraphQL type yet`)
  return type
}

const typeOf = (schema: Schema) => schema._zod.def.type

/** All numbers of the content are whole. */
const SCALARS: Readonly<Record<string, string>> = {
  string: "String!",
  enum: "String!",
  literal: "String!",
  number: "Int!",
  boolean: "Boolean!",
}
