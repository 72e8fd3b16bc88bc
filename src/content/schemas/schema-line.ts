/** The folder of the JSON Schemas, from the root of the repository. */
export const SCHEMA_FOLDER = "schemas"

/** @returns the first line of a content file, which names its JSON Schema */
export function schemaLine(name: string, root = ".."): string {
  return `# yaml-language-server: $schema=${root}/${SCHEMA_FOLDER}/${name}.json`
}
