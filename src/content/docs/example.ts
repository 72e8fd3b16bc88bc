/** Examples of content, built from those that the schemas note. */
import type { z } from "zod"
import { elementOf, literalOf, membersOf, notesOf, shapeOf } from "../schemas/introspection"

type Schema = z.core.$ZodType

/**
 * @returns a valid value that shows each field once
 * @throws if a schema notes no example and holds no fields to build one from
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
