import { type Document, isScalar } from "yaml"
import { nameOfSpace, ODD_SPACE } from "../../lib/confusable-characters"
import type { Finding } from "../diagnostics"
import { linesInWords } from "./lines"
import { nodesIn } from "./positions"

const ODD = ODD_SPACE.source

/**
 * Finds special spaces where YAML needs normal ones: in the indentation, after a dash, and between a
 * field's colon and its value. They look like spaces, but YAML reads them as letters.
 * @param fieldNames the names of all fields of the file
 * @returns one error for all of them, at the first one
 */
export function findOddSpaces(
  text: string,
  document: Document.Parsed,
  fieldNames: ReadonlySet<string>,
): Finding[] {
  if (!ODD_SPACE.test(text)) return []
  const quoted = nodesIn(document).filter(({ node }) => isScalar(node) && node.type !== "PLAIN")
  const places = [...text.matchAll(/^.*$/gm)].flatMap(({ 0: line, index }) => {
    const column = findInLine(line, fieldNames)
    const offset = index + (column ?? 0)
    const isInText = quoted.some(({ range }) => range[0] < offset && offset < range[1])
    return column === undefined || isInText ? [] : [offset]
  })
  const [first] = places
  if (first === undefined) return []
  const character = text.charAt(first)
  const lines = places.length > 1 ? linesInWords(text, places) : "this line"
  const message = `This character is a ${nameOfSpace(character)}, which YAML does not read as a space.`
  const hint = `Delete the special spaces in ${lines}, and type normal ones. They come from copied text, or from Option+Space on a Mac.`
  return [{ range: [first, first + 1], code: "odd-space", message, hint }]
}

/** @returns the column of a special space in the line that YAML does not read as a space */
function findInLine(line: string, fieldNames: ReadonlySet<string>): number | undefined {
  const start = new RegExp(`^[ \\t]*(?:-[ \\t]+)*-?(?=${ODD})`).exec(line)
  if (start) return start[0].length
  const field = new RegExp(`^[ \\t]*(?:-[ \\t]+)*(\\w+):(?=${ODD})`).exec(line)
  if (field && fieldNames.has(field[1] ?? "")) return field[0].length
  return new RegExp(`^(?:[^"']*:|[ \\t]*-) +(["']).*\\1(?=${ODD}+$)`).exec(line)?.[0].length
}
