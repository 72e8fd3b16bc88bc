/** The text of one file → its YAML, or where it is none. */
import { type Document, isScalar } from "yaml"
import type { z } from "zod"
import { nameOfSpace, ODD_SPACE } from "../confusable-characters"
import type { Finding } from "../diagnostics"
import { fieldsIn } from "../schemas/introspection"
import { type ContentFile, nodesIn } from "./positions"
import { describeSyntaxErrors } from "./syntax-errors"
import { isComplete, parseYaml, UNSUPPORTED } from "./yaml-document"

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
    const oddSpace = findOddSpace(text, document, fieldsIn(schema).keys())
    if (oddSpace) return { ...file, found: [oddSpace] }
    const found = describeSyntaxErrors({ text, document, schema })
    return isComplete(document) ? { ...file, document, found } : { ...file, found }
  })
}

/**
 * Brackets and names on many lines may overflow the stack of the parser and of the schema, which recurse. From 100
 * copies by aliases on, the parser throws a ReferenceError.
 */
export function unlessTooDeep<Data>(
  file: ContentFile,
  station: () => ContentFile<Data>,
): ContentFile<Data> {
  try {
    return station()
  } catch (error) {
    if (!(error instanceof RangeError || error instanceof ReferenceError)) throw error
    return { file: file.file, found: [UNSUPPORTED] }
  }
}

/**
 * Finds special spaces where YAML needs normal ones: in the indentation, and after a dash or a field's colon.
 * They look like spaces, but YAML reads them as letters.
 * @param names the names of all fields of the file
 * @returns an error at the first one
 */
function findOddSpace(
  text: string,
  document: Document.Parsed,
  names: Iterable<string>,
): Finding | undefined {
  const quoted = nodesIn(document).filter(({ node }) => isScalar(node) && node.type !== "PLAIN")
  const start = `^[ \\t]*(?:-[ \\t]+)*(?:-|(?:${[...names].join("|")}):)?(?=${ODD_SPACE.source})`
  for (const { 0: before, index } of text.matchAll(new RegExp(start, "gm"))) {
    const at = index + before.length
    if (quoted.some(({ range }) => range[0] < at && at < range[1])) continue
    const message = `This character is a ${nameOfSpace(text.charAt(at))}, which YAML does not read as a space.`
    const hint =
      "Type a normal space in its place, and in each such place of the file. It comes from copied text, or from Option+Space on a Mac."
    return { range: [at, at + 1], code: "odd-space", message, hint }
  }
  return undefined
}
