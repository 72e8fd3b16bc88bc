import { allSchemas } from "../../src/content/schemas"
import { SCHEMA_FOLDER } from "../../src/content/schemas/schema-line"
import { handbookPages } from "./handbook"
import { toJsonSchema } from "./json-schema"

/** @returns path → text of each file that is generated from the content schemas */
export function generatedFiles(): Map<string, string> {
  return new Map([
    ...handbookPages(),
    ...Object.entries(allSchemas).map(
      ([name, schema]) => [`${SCHEMA_FOLDER}/${name}.json`, toJsonSchema(schema)] as const,
    ),
  ])
}
