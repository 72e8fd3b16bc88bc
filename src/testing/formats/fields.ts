/** Lists the fields of the résumé's files, from their schemas. */
import type { z } from "zod"
import { contentSchemas } from "../../content/schemas"
import {
  elementOf,
  literalOf,
  membersOf,
  notesOf,
  shapeOf,
} from "../../content/schemas/introspection"

/** The name of a field, as in 'work.work[].roles[].title', and whether its text takes marks. */
export type Field = { name: string; takesMarks: boolean }

/** @returns every field of the four files that a résumé is made from */
export function resumeFields(): Field[] {
  const { owner, resume, skills, work } = contentSchemas
  return Object.entries({ owner, resume, skills, work }).flatMap(([name, schema]) =>
    fieldsOf(schema, name),
  )
}

function fieldsOf(schema: z.core.$ZodType, name: string): Field[] {
  const element = elementOf(schema)
  if (element) return fieldsOf(element, `${name}[]`)
  const members = membersOf(schema)
  if (members.length > 1) return members.flatMap((member) => fieldsOf(member, name))
  const shape = shapeOf(schema)
  if (!shape) return [{ name, takesMarks: Boolean(notesOf(schema).inline) }]
  const [section] = shape.section ? literalOf(shape.section) : []
  return Object.entries(shape).flatMap(([key, field]) =>
    fieldsOf(field, nameOfField(name, key, { section })),
  )
}

/** @returns the name of a field; the content of a section begins with the kind of the section */
export function nameOfField(path: string, key: string, { section }: { section?: unknown }): string {
  if (key === "content" && section !== undefined) return String(section)
  return path ? `${path}.${key}` : key
}
