/** Derives the schema of a translated file from the schema of the file that it translates. */
import { z } from "zod"
import {
  elementOf,
  membersOf,
  notesOf,
  type Schema,
  type Shape,
  shapeOf,
  unwrap,
} from "./introspection"
import { filledLine, line } from "./shared-fields"
import { PATTERNS } from "./value-rules"

/** The fields by which a translation says which item of a list it is about. */
export const ADDRESS_FIELDS: readonly string[] = ["id", "section", "kind", "status"]

/** A translation, as the folder of its language has it: name of a file → its data. */
export type TranslationFiles = Readonly<Record<string, unknown>>

/** A text and its translation. */
export type TranslatedText = {
  /** The text that was translated. */
  source: string
  /** Its translation; '' if there is none yet. */
  target: string
  /** The earlier text and its translation. While `target` is that translation, it needs a review. */
  stale?: { source: string; target: string } | undefined
}

/**
 * @param schema of a file of the content
 * @returns the schema of its translation: the texts and the fields that tell items apart
 */
export function toTranslationSchema(schema: z.ZodType): z.ZodType {
  return derive(schema) ?? z.strictObject({})
}

/** @returns undefined if the schema has nothing that is translated */
function derive(schema: Schema): z.ZodType | undefined {
  const { translation: kind } = notesOf(schema)
  if (kind === "whole") return unwrap(schema) as z.ZodType
  const element = elementOf(schema)
  if (element) {
    const items = derive(element)
    return items && z.array(items)
  }
  const [member, ...others] = membersOf(schema)
  if (others.length > 0) {
    const [first, second, ...rest] = membersOf(schema).flatMap((each) => derive(each) ?? [])
    return first && second ? z.union([first, second, ...rest]) : first
  }
  const shape = member && shapeOf(member)
  if (shape) return deriveObject(shape, notesOf(schema).title)
  if (kind === "text") return notesOf(schema).inline ? TEXT_WITH_MARKS : TEXT
  return kind === "name" ? (unwrap(schema) as z.ZodType) : undefined
}

function deriveObject(shape: Shape, title: string | undefined): z.ZodType | undefined {
  const fields = Object.entries(shape).flatMap(([name, field]) => {
    if (ADDRESS_FIELDS.includes(name)) return [[name, field]]
    const derived = derive(field)
    const { description } = notesOf(field)
    return derived ? [[name, derived.optional().meta({ description })]] : []
  })
  if (fields.every(([name]) => ADDRESS_FIELDS.includes(String(name)))) return undefined
  return z.strictObject(Object.fromEntries(fields)).meta({ title })
}

const given = () => filledLine().meta({ pattern: PATTERNS.text })

/** @param id the name of the definition that the fields of a JSON Schema share */
const text = (id: string, inline: boolean) =>
  z
    .union([
      given().meta({ inline }),
      z.strictObject({
        source: given().meta({ description: "The text that is translated." }),
        // It may be empty: it has not been translated yet.
        target: line().meta({ description: "The text in this language.", inline }),
        stale: z
          .strictObject({
            source: line().meta({ description: "The earlier text." }),
            target: line().meta({ description: "The translation of the earlier text." }),
          })
          .optional()
          .meta({
            description:
              "The earlier text and its translation. Change target, or delete stale if target still holds.",
          }),
      }),
    ])
    .meta({
      id,
      description: "A text that is the same in this language, or its source and its target.",
      inline,
    })

const TEXT = text("Text", false)

const TEXT_WITH_MARKS = text("TextWithMarks", true)
