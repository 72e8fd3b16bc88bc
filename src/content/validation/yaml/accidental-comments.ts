import { type Document, visit } from "yaml"
import { quote } from "../../wording"
import { isSameLine, lineRange, lineWithText } from "../lines"
import type { RangeDiagnostic } from "../positions"

/**
 * Finds text that YAML reads as a comment: 'Ranked #1 in sales' gives 'Ranked'.
 * @returns a warning for each text that is followed by a # without a space after it
 */
export function findAccidentalComments(text: string, document: Document.Parsed): RangeDiagnostic[] {
  const found: RangeDiagnostic[] = []
  visit(document, {
    Scalar: (_key, { type, comment, range }) => {
      if (type !== "PLAIN" || !range || !comment || !/^[\p{L}\p{N}]/u.test(comment)) return
      const [start, end] = range
      const hash = text.indexOf("#", end)
      if (hash < 0 || !isSameLine(text, start, hash)) return
      const whole = text.slice(start, lineRange(text, start)[1]).trim()
      found.push({
        range: [hash, start + whole.length],
        code: "text-or-comment",
        message: `YAML reads ${quote(text.slice(hash, start + whole.length))} as a comment, so the text ends before it.`,
        hint: `${lineWithText(text, start, whole)}, or put a space after # if it is a comment.`,
      })
    },
  })
  return found.filter(({ range }, index) => range[0] !== found[index - 1]?.range[0])
}
