/** What belongs at a path, in the words of its schema. */
import type { z } from "zod"
import type { Path } from "./locate"
import { literalOf, membersOf, notesOf, schemaAt, shapeOf, valueAt } from "./schema-walk"
import { anyOf, yamlText } from "./words"

/**
 * @param data chooses among the members of a union
 * @returns the field with its example and its description, as in `endDate: 'Mar 2023' (The last month)`
 */
export function expectedField(schema: z.ZodType, data: unknown, path: Path): string | undefined {
  const field = schemaAt(schema, data, path)
  if (!field) return undefined
  const name = String(path.at(-1))
  const { description, examples } = notesOf(field)
  const what = description ? ` (${description.replace(/\.$/, "")})` : ""
  const choices = choicesOf(schema, data, path)
  if (choices.length > 1) return `${name}: ${anyOf(choices)}${what}`
  const example = examples?.[0]
  const isShort = typeof example !== "object" && example !== undefined
  const shown = typeof example === "string" ? yamlText(example) : example
  return isShort ? `${name}: ${shown}${what}` : `${name}:${what}`
}

/** The values by which the members of a union are told apart, if the field is the one that does. */
function choicesOf(schema: z.ZodType, data: unknown, path: Path): unknown[] {
  const parent = schemaAt(schema, data, path.slice(0, -1))
  if (!parent) return []
  return membersOf(parent).flatMap((member) => {
    const field = shapeOf(member, valueAt(data, path))?.[String(path.at(-1))]
    return field ? literalOf(field) : []
  })
}
