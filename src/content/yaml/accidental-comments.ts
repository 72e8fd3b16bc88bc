import type { Finding, Range } from "../diagnostics"
import { quote } from "../wording"
import { firstOnLine, lineRange, lineWithText, restOfLine, withoutComment } from "./lines"
import { findPlainTexts } from "./plain-texts"
import type { CheckedFile, Stop } from "./yaml-document"

/**
 * The end of a text that is probably no comment: `#1`, `#sales`, `#$5`, but not `# note` or `#---`; and
 * `# 1` after one space, because most people put more spaces before a comment.
 */
const CUT_TEXT = /^(?:\s+#[^\s#=*~_-]| # \d)/

/** Text after a plain text that YAML reads as a comment. */
type Cut = { text: string; range: Range }

function findCut(text: string, plainEnd: number): Cut | undefined {
  if (!CUT_TEXT.test(restOfLine(text, plainEnd))) return undefined
  const start = text.indexOf("#", plainEnd)
  const cut = withoutComment(restOfLine(text, start), 2)
  return { text: cut, range: [start, start + cut.length] }
}

/**
 * Finds text that YAML reads as a comment: 'Ranked #1 in sales' gives 'Ranked'.
 * @returns a warning for each such text
 */
export function findAccidentalComments({ text, document }: CheckedFile): Finding[] {
  const cuts = findPlainTexts(document).flatMap(({ path, range: [start, end] }): Finding[] => {
    const cut = findCut(text, end)
    if (!cut) return []
    const whole: Range = [start, cut.range[1]]
    const value = text.slice(...whole).replace(/\s*\n\s*/g, " ")
    const message = `YAML reads ${quote(cut.text)} as a comment, so the text ends before it.`
    const hint = `${lineWithText(text, whole, value)}, or put two spaces before # and one after it if it is a comment.`
    return [{ path, range: cut.range, code: "text-or-comment", message, hint }]
  })
  return [...cuts, ...findCommentedVisibleIn(text)]
}

/**
 * A field, then comments without a field of a contact item, and then `# visibleIn:`, if the next field is no
 * `visibleIn:`. The comment may also end the line of the field.
 */
const COMMENTED =
  /^([ \t-]*(?!visibleIn)\w+:.*?(?:\r?\n(?:[ \t]*#(?!.*\b(?:kind|value):).*\r?\n)*?)?(?<![ \t])[ \t]*)(#[ \t]*visibleIn:)(?!.*\r?\n(?:[ \t]*#.*\r?\n)*[ \t]*visibleIn:)/gm

/** Finds the most costly comment: without its `visibleIn:`, and with none below, a contact value is public. */
const findCommentedVisibleIn = (text: string) =>
  [...text.matchAll(COMMENTED)].map(({ 1: above = "", 2: cut = "", index }): Finding => {
    const message = `YAML reads ${quote(cut)} as a comment, so every format shows the value of the item.`
    const hint = "Delete the # before each line of it, or the lines."
    const end = index + above.length + cut.length
    return { range: [end - cut.length, end], code: "public-value", message, hint }
  })

/** Inside brackets, and before a comment, nobody knows where the text ends. */
export const QUOTE_THE_TEXT = "Put the whole text in single quotes, and double each ' inside it."

/** Finds such a comment in the text that the line continues. */
export function* findCutText({ text, document, offset }: Stop) {
  const line = firstOnLine(text, offset)
  const above = findPlainTexts(document).findLast(({ range }) => range[1] < line)
  const cut = above && findCut(text, above.range[1])
  if (!cut || text.slice(lineRange(text, cut.range[0])[1], line).trim() !== "") return
  yield { range: cut.range, code: "text-needs-quotes", hint: QUOTE_THE_TEXT } as const
}
