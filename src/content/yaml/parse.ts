/** The text of one file → its YAML, or where it is none. */
import type { z } from "zod"
import { fieldsIn } from "../schemas/introspection"
import { findOddSpaces } from "./misread-texts"
import type { ContentFile } from "./positions"
import { describeSyntaxErrors } from "./syntax-errors"
import { UNSUPPORTED } from "./unsupported-yaml"
import { isComplete, parseYaml } from "./yaml-document"

/**
 * @param schema knows the names of the fields
 * @returns the file with its YAML, if the parser reads it to the end. A file that was not decoded stays as it is
 */
export function parse(file: ContentFile, schema: z.ZodType): ContentFile {
  const { source } = file
  if (!source || file.found.length > 0) return file
  return unlessTooDeep(file, () => {
    const { text } = source
    const document = parseYaml(text)
    const oddSpaces = findOddSpaces(text, document, fieldsIn(schema).keys())
    if (oddSpaces.length > 0) return { ...file, found: oddSpaces }
    const found = describeSyntaxErrors({ text, document, schema })
    return isComplete(document) ? { ...file, document, found } : { ...file, found }
  })
}

/** Brackets and names on many lines may overflow the stack of the parser and of the schema, which recurse. */
export function unlessTooDeep<Data>(
  file: ContentFile,
  station: () => ContentFile<Data>,
): ContentFile<Data> {
  try {
    return station()
  } catch (error) {
    if (!(error instanceof RangeError)) throw error
    return { file: file.file, found: [UNSUPPORTED] }
  }
}
