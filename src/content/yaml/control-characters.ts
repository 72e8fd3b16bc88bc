import { type Document, isScalar } from "yaml"
import { codePointOf } from "../../lib/confusable-characters"
import type { Finding } from "../diagnostics"
import { quote } from "../wording"
import { nodesIn } from "./positions"
import { parseYaml } from "./yaml-document"

/** Control characters except tabs and line feeds, halves of characters, and code points that are none. */
const CONTROL_CHARACTER = /(?![\t\n])[\p{Cc}\p{Cs}\p{Noncharacter_Code_Point}\ufeff]/u

/** @returns a finding about the first such character of the file, other than in a line break */
export function findControlCharacter(text: string): Finding | undefined {
  const offset = text.replaceAll("\r", "\n").search(CONTROL_CHARACTER)
  if (offset < 0) return undefined
  const message = `There is an invisible control character (${codePointOf(text.slice(offset))}) here.`
  return { range: [offset, offset + 1], code: "encoding", message, hint: "Delete it." }
}

/** An escape sequence in double quotes, or the two of one character. */
const ESCAPE = /\\u[dD][89abAB]..\\u.{4}|\\(?:x..|u.{4}|U.{8}|.)/g

/** @returns a finding for each text with an escape sequence of such a character */
export function findEscapedCharacters(text: string, document: Document.Parsed): Finding[] {
  return nodesIn(document).flatMap(({ node, range }): Finding[] => {
    if (!isScalar(node) || !CONTROL_CHARACTER.test(String(node.value))) return []
    for (const { 0: sequence, index } of text.slice(...range).matchAll(ESCAPE)) {
      const character = String(parseYaml(`"${sequence}"`).toJS())
      if (!CONTROL_CHARACTER.test(character)) continue
      const start = range[0] + index
      const message = `${quote(sequence)} stands for a character that a text cannot have (${codePointOf(character)}).`
      const place = [start, start + sequence.length] as const
      return [{ range: place, code: "encoding", message, hint: "Delete it." }]
    }
    return []
  })
}
