import { allSchemas } from "../schemas"
import { writeHandbook } from "./handbook"
import { SCHEMA_FOLDER, toJsonSchema } from "./json-schema"

/** @returns path → text of each file that is generated from the content schemas */
export function generatedFiles(): Map<string, string> {
  return new Map([
    ["docs/content.md", writeHandbook()],
    ...Object.entries(allSchemas).map(
      ([name, schema]) => [`${SCHEMA_FOLDER}/${name}.json`, toJsonSchema(schema)] as const,
    ),
  ])
}
