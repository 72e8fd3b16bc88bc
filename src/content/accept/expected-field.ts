import type { z } from "zod"
import type { DataPath } from "../diagnostics"
import {
  elementOf,
  literalOf,
  membersOf,
  notesOf,
  type Schema,
  schemaAt,
  shapeOf,
  valueAt,
} from "../schemas/introspection"
import { anyOf, quote, yamlText } from "../wording"

/**
 * @param data selects the member of a union
 * @returns the field with its example and its description, as in `endDate: 'Mar 2023' (The last month)`
 */
export function expectedField(
  schema: z.ZodType,
  data: unknown,
  path: DataPath,
): string | undefined {
  const field = schemaAt(schema, data, path)
  if (!field) return undefined
  const name = String(path.at(-1))
  const { description, examples } = notesOf(field)
  const suffix = description ? ` (${description.replace(/\.$/, "")})` : ""
  const choices = discriminatorsOf(schema, data, path)
  if (choices.length > 1) return `${name}: ${anyOf(choices)}${suffix}`
  const example = examples?.[0]
  if (example === undefined || typeof example === "object") return `${name}:${suffix}`
  return `${name}: ${typeof example === "string" ? yamlText(example) : example}${suffix}`
}

/** @returns what to do with a list or a group that an item must have, and that nobody has anything for */
export function orWithoutItem(field: Schema, path: DataPath): string | undefined {
  const index = path.findLastIndex((step) => typeof step === "number")
  if (index < 0 || !(elementOf(field) ?? shapeOf(field))) return undefined
  return `Fill it in, or delete the whole item of ${quote(path[index - 1])}.`
}

/** @returns the values that select the members of a union, if the field is the discriminator */
function discriminatorsOf(schema: z.ZodType, data: unknown, path: DataPath): unknown[] {
  const parent = schemaAt(schema, data, path.slice(0, -1))
  if (!parent) return []
  return membersOf(parent).flatMap((member) => {
    const field = shapeOf(member, valueAt(data, path))?.[String(path.at(-1))]
    return field ? literalOf(field) : []
  })
}
