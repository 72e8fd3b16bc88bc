import { type Document, isScalar, type Scalar } from "yaml"
import { codePointOf } from "../../../lib/confusable-characters"
import type { Finding } from "../../diagnostics"
import { quote } from "../../wording"
import { nodesIn } from "../positions"
import { decodeAt, scalarRanges } from "./scalar-ranges"

/** Control characters except tabs and line feeds, halves of characters, and code points that are none. */
const CONTROL_CHARACTER = /(?![\t\n])[\p{Cc}\p{Cs}\p{Noncharacter_Code_Point}\ufeff]/u

/** @returns a diagnostic about the first such character of the file, other than in a line break */
export function findControlCharacter(text: string): Finding | undefined {
  const offset = text.replaceAll("\r", "\n").search(CONTROL_CHARACTER)
  if (offset < 0) return undefined
  const message = `There is an invisible control character (${codePointOf(text.slice(offset))}) here.`
  return { range: [offset, offset + 1], code: "encoding", message, hint: "Delete it." }
}

/** @returns a diagnostic for each text with an escape sequence of such a character */
export function findEscapedCharacters(text: string, document: Document.Parsed): Finding[] {
  return nodesIn(document).flatMap(
    ({ node }) => (isScalar(node) && describeEscape(text, node)) || [],
  )
}

function describeEscape(text: string, scalar: Scalar): Finding | undefined {
  const { value, range, type } = scalar
  const index = typeof value === "string" ? value.search(CONTROL_CHARACTER) : -1
  if (typeof value !== "string" || !range || index < 0) return undefined
  // White space has no range of its own, so the escape sequence may start later.
  let start = scalarRanges(text, scalar)?.[index]?.[0] ?? range[0]
  let sequence = decodeAt(text, start, type)
  while (!value.startsWith(sequence.decoded, index) && start < range[1]) {
    start += sequence.length
    sequence = decodeAt(text, start, type)
  }
  const place = [start, start + sequence.length] as const
  const name = codePointOf(value.slice(index))
  const message = `${quote(text.slice(...place))} stands for a character that a text cannot have (${name}).`
  return { range: place, code: "encoding", message, hint: "Delete it." }
}
