/** Converts the zod schemas of the content to GraphQL type definitions (SDL). */
import type { z } from "zod"

type Schema = z.core.$ZodType
type Shape = Readonly<Record<string, Schema>>

/**
 * @param schemas the schema of every content file
 * @returns SDL without inference: a node type for each file, and a type for each named object in it
 * @throws if a schema uses a type that this function cannot convert, or if an object has no name
 */
export function toTypeDefs(schemas: Record<string, z.ZodType>): string {
  const types = new Map<string, string>()
  for (const schema of Object.values(schemas)) addType(types, schema, " implements Node @dontInfer")
  return [...types.values()].join("\n\n")
}

function addType(types: Map<string, string>, schema: Schema, suffix = ""): string {
  const name = metaOf(schema).id
  if (!name) throw new Error("An object in a content schema has no name: give it .meta({ id })")
  if (!types.has(name)) {
    types.set(name, "") // keeps the outer type before its inner types
    const fields = Object.entries(shapeOf(schema)).flatMap(([field, fieldSchema]) => {
      const { description, graphql } = metaOf(fieldSchema)
      if (graphql === null) return []
      const doc = description ? `  ${JSON.stringify(description)}\n` : ""
      return `${doc}  ${field}: ${fieldType(types, fieldSchema)}`
    })
    types.set(name, `type ${name}${suffix} {\n${fields.join("\n")}\n}`)
  }
  return name
}

/** @returns a field type with directives, as in `[Role!]!` or `File! @link(by: "relativePath")` */
function fieldType(types: Map<string, string>, schema: Schema): string {
  const { def } = (schema as z.core.$ZodTypes)._zod
  switch (def.type) {
    case "optional": {
      // A type of the optional field itself: a resolver gives the value that the YAML omits.
      const { graphql } = metaOf(schema)
      if (graphql && graphql !== metaOf(def.innerType).graphql) return graphql
      // Removes the last '!' of the type, which may be followed by a directive.
      return fieldType(types, def.innerType).replace(/!(?=$| @)/, "")
    }
    case "default": {
      const json = JSON.stringify(JSON.stringify(def.defaultValue))
      return `${fieldType(types, def.innerType)} @whenAbsent(json: ${json})`
    }
    case "array": {
      // A directive belongs to the field, not to the items of its list.
      const [element, ...directives] = fieldType(types, def.element).split(" @")
      return [`[${element}]!`, ...directives].join(" @")
    }
    case "object":
    case "union":
      return metaOf(schema).graphql ?? `${addType(types, schema)}!`
    case "string":
    case "enum":
    case "literal":
      if (metaOf(schema).inline) return "Inline! @inline"
      return metaOf(schema).graphql ?? "String!"
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

/** @returns the fields of an object, or of all members of a union (optional if one lacks it) */
function shapeOf(schema: Schema): Shape {
  const { def } = (schema as z.core.$ZodTypes)._zod
  if (def.type === "object") return def.shape
  if (def.type !== "union")
    throw new Error(`A content schema uses "${def.type}" as an object, but it has no fields`)
  const shapes = def.options.map(shapeOf)
  return Object.fromEntries(
    shapes
      .flatMap(Object.entries)
      .map(([field, fieldSchema]: [string, Schema]) => [
        field,
        shapes.every((shape) => field in shape)
          ? fieldSchema
          : (fieldSchema as z.ZodType).optional(),
      ]),
  )
}

type Meta = z.core.GlobalMeta & {
  /** The GraphQL type of the field; null if pages may not query it. */
  graphql?: string | null
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
