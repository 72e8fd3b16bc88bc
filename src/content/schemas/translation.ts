/** Derives the schema of a translated file from the schema of the file that it translates. */
import { z } from "zod"
import { checkText, PATTERNS } from "./value-rules"

type Schema = z.core.$ZodType

/**
 * How a field is translated. A `text` needs a translation. A `name` is the same in other languages, but
 * may be replaced, such as an address. `whole` fields are written anew. Other fields stay as they are.
 */
export type TranslationKind = "text" | "name" | "whole"

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

/** @returns how a field of the content is translated; undefined if it is not */
export function translationKindOf(schema: Schema): TranslationKind | undefined {
  return metaOf(schema).translation ?? undefined
}

type Meta = { translation?: TranslationKind | null; inline?: boolean }

/** @returns the metadata of a schema, or of the schema inside an optional or a default */
function metaOf(schema: Schema): Meta {
  const { def } = (schema as z.core.$ZodTypes)._zod
  const meta = (schema as z.ZodType).meta() as Meta | undefined
  if (meta?.translation !== undefined) return meta
  return def.type === "optional" || def.type === "default"
    ? { ...metaOf(def.innerType), ...meta }
    : (meta ?? {})
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
  const { def } = (schema as z.core.$ZodTypes)._zod
  const { inline } = metaOf(schema)
  switch (def.type) {
    case "optional":
    case "default":
      return derive(def.innerType)
    case "array": {
      const element = derive(def.element)
      return element && z.array(element)
    }
    case "object": {
      if (translationKindOf(schema) === "whole") return schema as z.ZodType
      const fields = Object.entries(def.shape).flatMap(([name, field]) => {
        if (ADDRESS_FIELDS.includes(name)) return [[name, field]]
        const derived = derive(field)
        return derived ? [[name, derived.optional()]] : []
      })
      if (fields.every(([name]) => ADDRESS_FIELDS.includes(String(name)))) return undefined
      const notes = (schema as z.ZodType).meta() ?? {}
      return z.strictObject(Object.fromEntries(fields)).meta({ title: notes.title })
    }
    case "union": {
      const [first, second, ...others] = def.options.flatMap((member) => derive(member) ?? [])
      if (!first || !second) return first
      return z.union([first, second, ...others])
    }
    case "string":
      switch (translationKindOf(schema)) {
        case "text":
          return text(inline)
        case "name":
          return schema as z.ZodType
      }
  }
  return undefined
}

const SAME = "A text that is the same in this language."

/** A text that may be empty: it has not been translated yet. */
const target = (inline: boolean | undefined) =>
  z.string().meta({ description: "The text in this language.", inline })

const given = () =>
  z
    .string()
    .superRefine((value, context) => {
      const diagnostic = checkText(value)
      if (diagnostic) context.addIssue({ code: "custom", params: diagnostic, input: value })
    })
    .meta({ pattern: PATTERNS.text })

const text = (inline: boolean | undefined) =>
  z.union([
    given().meta({ description: SAME, inline }),
    z.strictObject({
      source: given().meta({ description: "The text that is translated." }),
      target: target(inline),
      stale: z.strictObject({ source: z.string(), target: z.string() }).optional().meta({
        description:
          "The earlier text and its translation. Change target, or delete stale if target still holds.",
      }),
    }),
  ])
