/** Generates data for a schema of the content, from its own examples. */
import fc from "fast-check"
import {
  choicesIn,
  elementOf,
  isRequired,
  literalOf,
  membersOf,
  notesOf,
  type Schema,
  shapeOf,
} from "../src/content/schemas/introspection"

/** @returns data that has the shape of the schema: with and without optional fields, and lists of any length */
export function contentFor(schema: Schema): fc.Arbitrary<unknown> {
  const members = membersOf(schema)
  if (members.length > 1) return fc.oneof(...members.map(contentFor))
  const element = elementOf(schema)
  if (element) return fc.array(contentFor(element), { maxLength: 3 })
  const shape = shapeOf(schema)
  if (shape) {
    const requiredKeys = Object.keys(shape).filter((name) => isRequired(shape[name] ?? schema))
    const fields = Object.entries(shape).map(([name, field]) => [name, contentFor(field)] as const)
    const model: Record<string, fc.Arbitrary<unknown>> = Object.fromEntries(fields)
    return fc.record(model, { requiredKeys })
  }
  const values = [...literalOf(schema), ...choicesIn(schema), ...(notesOf(schema).examples ?? [])]
  return values.length > 0 ? fc.constantFrom(...values) : fc.constant("A text.")
}
