/** The schemas of the content files as JSON Schemas, with which an editor completes and explains. */
import { z } from "zod"

/** Where the schemas lie, from the root of the repository. */
export const SCHEMA_FOLDER = "schemas"

/**
 * @param schema of one content file
 * @returns its JSON Schema (draft 7, the one that the YAML language server reads), as a file
 */
export function toJsonSchema(schema: z.ZodType): string {
  const json = z.toJSONSchema(schema, {
    io: "input",
    target: "draft-7",
    reused: "inline",
    override: ({ jsonSchema }) => {
      delete jsonSchema.graphql
      // A whole number's own bounds are those of the language, not of the content.
      if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum
      if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum
    },
  })
  return `${JSON.stringify(json, null, 2)}\n`
}

/** @returns the line at the head of a content file that names its schema */
export function schemaLine(name: string, root = ".."): string {
  return `# yaml-language-server: $schema=${root}/${SCHEMA_FOLDER}/${name}.json`
}
