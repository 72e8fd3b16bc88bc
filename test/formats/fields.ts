/** Lists the fields of the résumé's files, from their schemas, and the values of a content. */
import type { z } from "zod"
import { type Content, contentSchemas } from "../../src/content/schemas"
import {
  elementOf,
  literalOf,
  membersOf,
  notesOf,
  shapeOf,
} from "../../src/content/schemas/introspection"

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

/** A value with the name of its field, and with the object that has the field. */
export type Leaf = { field: string; value: string; parent: object }

/** @returns every value in the résumé's files, in the order of the files, without empty texts */
export function leavesOf({ owner, resume, skills, work }: Content): Leaf[] {
  return leavesIn({ owner, resume, skills, work }, "", {})
}

function leavesIn(value: unknown, field: string, parent: object): Leaf[] {
  // The number of an entry is no field: a variant has that of the whole section.
  if (value === undefined || value === "" || field.endsWith(".entries[].number")) return []
  if (value === null || typeof value !== "object") return [{ field, value: String(value), parent }]
  if (Array.isArray(value)) return value.flatMap((item) => leavesIn(item, `${field}[]`, parent))
  return Object.entries(value).flatMap(([key, inner]) =>
    leavesIn(inner, nameOfField(field, key, value), value),
  )
}
