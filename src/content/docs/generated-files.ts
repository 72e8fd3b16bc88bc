import { allSchemas } from "../schemas"
import { writeHandbook } from "./handbook"
import { SCHEMA_FOLDER, toJsonSchema } from "./json-schema"

/** @returns the path and the text of each file that is written from the schemas of the content */
export function generatedFiles(): Map<string, string> {
  return new Map([
    ["docs/content.md", writeHandbook()],
    ...Object.entries(allSchemas).map(
      ([name, schema]) => [`${SCHEMA_FOLDER}/${name}.json`, toJsonSchema(schema)] as const,
    ),
  ])
}
