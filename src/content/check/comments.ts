/** Text that YAML takes for a comment: 'Ranked #1 in sales' reads 'Ranked'. */
import { type Document, visit } from "yaml"
import type { Located } from "./diagnostic-at"
import { isSameLine, lineRange, lineWithText } from "./lines"
import { quote } from "./words"

/** @returns the places where a # with no space after it cuts a text short */
export function findComments(text: string, document: Document.Parsed): Located[] {
  const found: Located[] = []
  visit(document, {
    Scalar: (_key, { type, comment, range }) => {
      if (type !== "PLAIN" || !range || !comment || !/^[\p{L}\p{N}]/u.test(comment)) return
      const [start, end] = range
      const hash = text.indexOf("#", end)
      if (hash < 0 || !isSameLine(text, start, hash)) return
      const whole = text.slice(start, lineRange(text, start)[1]).trim()
      const message = `The text ends before ${quote(text.slice(hash, start + whole.length))}, which is a comment to YAML.`
      const hint = `${lineWithText(text, start, whole)}, or put a space after # if it is a comment.`
      found.push({
        range: [hash, start + whole.length],
        flaw: { code: "text-or-comment", message, hint },
      })
    },
  })
  return found.filter(({ range }, index) => range[0] !== found[index - 1]?.range[0])
}
