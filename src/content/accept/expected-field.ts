import type { z } from "zod"
import type { DataPath } from "../diagnostics"
import { literalOf, membersOf, notesOf, schemaAt, shapeOf, valueAt } from "../schemas/introspection"
import { anyOf, yamlText } from "../wording"

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

/** @returns the values that select the members of a union, if the field is the discriminator */
function discriminatorsOf(schema: z.ZodType, data: unknown, path: DataPath): unknown[] {
  const parent = schemaAt(schema, data, path.slice(0, -1))
  if (!parent) return []
  return membersOf(parent).flatMap((member) => {
    const field = shapeOf(member, valueAt(data, path))?.[String(path.at(-1))]
    return field ? literalOf(field) : []
  })
}
