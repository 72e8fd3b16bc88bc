/** Generates the JSON Schemas with which editors complete and explain the content fields. */
import { z } from "zod"

/** What an editor says about a text that takes marks. */
const MARKS = "Takes *emphasis*, **strong**, `code` and [links](https://site.example)."

/** Notes that no editor knows. */
const OWN_NOTES = [
  "frame",
  "graphql",
  "inline",
  "isDate",
  "isFolded",
  "isRare",
  "itemOf",
  "refersTo",
  "translation",
  "typeName",
] as const

/**
 * @param schema the schema of one content file
 * @returns the text of its JSON Schema file (draft 7, which the YAML language server reads)
 */
export function toJsonSchema(schema: z.ZodType): string {
  const json = z.toJSONSchema(schema, {
    io: "input",
    target: "draft-7",
    reused: "inline",
    override: ({ jsonSchema }) => {
      if (jsonSchema.inline) {
        jsonSchema.description = [jsonSchema.description, MARKS].filter(Boolean).join(" ")
      }
      // YAML reads 2019 and 2019.10 as numbers.
      if (jsonSchema.isDate) jsonSchema.type = ["string", "number"] as never
      for (const note of OWN_NOTES) delete jsonSchema[note]
      // zod adds the bounds of JavaScript's safe integers, which are not bounds of the content.
      if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum
      if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum
    },
  })
  return `${JSON.stringify(json, withReference, 2)}\n`
}

/**
 * Draft 7 ignores what stands beside $ref, so zod puts the $ref of a field into allOf. In anyOf it means
 * the same, and yaml-language-server completes the field with its colon.
 */
function withReference(_key: string, value: z.core.JSONSchema.BaseSchema | undefined) {
  const { allOf, ...own } = value ?? {}
  if (allOf?.length !== 1) return value
  return Object.keys(own).length > 0 ? { ...own, anyOf: allOf } : allOf[0]
}
