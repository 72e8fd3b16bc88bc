/** Converts the zod schemas of the content to GraphQL type definitions (SDL). */
import type { z } from "zod"

type Schema = z.core.$ZodType

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
    const suffix = nodes.has(name) ? " implements Node @dontInfer" : ""
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
  const { def } = (schema as z.core.$ZodTypes)._zod
  if (def.type === "union") {
    const [name, ...others] = new Set(def.options.map((option) => addType(types, option)))
    if (!name || others.length > 0)
      throw new Error(`The objects of a union need one typeName, not ${[name, ...others]}`)
    return name
  }
  if (def.type !== "object")
    throw new Error(`A content schema uses "${def.type}" as an object, but it has no fields`)
  const { id, typeName = id } = metaOf(schema)
  if (!typeName) throw new Error("An object in a content schema has no name: give it .meta({ id })")
  const known = types.get(typeName)
  types.set(typeName, known ?? new Map()) // keeps the outer type before its inner types
  const fields: Fields = new Map()
  for (const [field, fieldSchema] of Object.entries(def.shape)) {
    const { description, graphql } = metaOf(fieldSchema)
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
  const { def } = (schema as z.core.$ZodTypes)._zod
  const { graphql, inline } = metaOf(schema)
  switch (def.type) {
    case "optional":
      // A type of the optional field itself: a resolver gives the value that the YAML omits.
      return graphql && graphql !== metaOf(def.innerType).graphql
        ? graphql
        : nullable(fieldType(types, def.innerType))
    case "default":
      return fieldType(types, def.innerType)
    case "array": {
      // A directive belongs to the field, not to the items of its list.
      const [element, ...directives] = fieldType(types, def.element).split(" @")
      return [`[${element}]!`, ...directives].join(" @")
    }
    case "object":
    case "union":
      return graphql ?? `${addType(types, schema)}!`
    case "string":
    case "enum":
    case "literal":
      if (inline) return "Inline! @inline"
      return graphql ?? "String!"
    case "number":
      return def.checks?.some((check) => check._zod.def.check === "number_format") ||
        "format" in def
        ? "Int!"
        : "Float!"
    case "boolean":
      return "Boolean!"
    default:
      throw new Error(`A content schema uses "${def.type}", which has no GraphQL type yet`)
  }
}

type Meta = z.core.GlobalMeta & {
  /** The GraphQL type of the field; null if pages may not query it. */
  graphql?: string | null
  /** The name of the object's GraphQL type, if it is not the id. */
  typeName?: string
  /** Whether the text takes marks: emphasis, strong, code and links. */
  inline?: boolean
}

/** @returns the metadata of a schema, or of the schema inside an optional or a default */
function metaOf(schema: Schema): Meta {
  const meta = (schema as z.ZodType).meta()
  const { def } = (schema as z.core.$ZodTypes)._zod
  if (meta) return meta
  return def.type === "optional" || def.type === "default" ? metaOf(def.innerType) : {}
}
