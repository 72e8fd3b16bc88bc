import type { z } from "zod"
import {
  elementOf,
  literalOf,
  membersOf,
  notesOf,
  shapeOf,
} from "../../src/content/schemas/introspection"

type Schema = z.core.$ZodType

/**
 * Builds an example from the examples in the schema's metadata.
 * @returns a valid value with every field
 * @throws if a field has no example
 */
export function exampleOf(schema: Schema): unknown {
  const [example] = notesOf(schema).examples ?? []
  if (example !== undefined) return example
  const element = elementOf(schema)
  if (element) {
    const [member] = membersOf(element)
    return [exampleOf(member ?? element)]
  }
  const shape = shapeOf(schema)
  if (shape) {
    return Object.fromEntries(Object.entries(shape).map(([key, field]) => [key, exampleOf(field)]))
  }
  const [literal] = literalOf(schema)
  if (literal !== undefined) return literal
  throw new Error("A field of the content has no example: give its schema .meta({ examples })")
}
