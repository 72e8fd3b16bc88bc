/** Describes missing quotes, and quotes and brackets that are not closed or not opened. */
import { type Document, isCollection, isScalar, type Node, visit } from "yaml"
import { quote } from "../../wording"
import { isSameLine, lastBefore, lineRange, lineWithText } from "../lines"
import type { Range, RangeDiagnostic } from "../positions"

/** @returns a diagnostic about a text that needs quotes, with the corrected line as its hint */
export function needsQuotes(text: string, offset: number, message: string): RangeDiagnostic {
  const hint = lineWithText(text, offset)
  return { range: [offset, offset + 1], code: "text-needs-quotes", message, hint }
}

/** @returns the innermost node that passes the test */
export function findNode(
  document: Document.Parsed,
  test: (node: Node, range: Range) => boolean,
): Node | undefined {
  let found: Node | undefined
  visit(document, {
    Node: (_key, node) => {
      if (node.range && test(node, [node.range[0], node.range[1]])) found = node
    },
  })
  return found
}

/**
 * @param offset where the parser stopped
 * @returns a diagnostic if a quote before the offset is not closed, or is closed by an apostrophe
 */
export function describeOpenQuote(
  text: string,
  document: Document.Parsed,
  offset: number,
): RangeDiagnostic | undefined {
  const before = lastBefore(text, offset)
  const scalar = findNode(
    document,
    (node, [start, end]) =>
      isScalar(node) && /["']/.test(text.charAt(start)) && start < offset && end >= before + 1,
  )
  if (!scalar?.range) return undefined
  const [start, end] = scalar.range
  const raw = text.slice(start, end).trimEnd()
  const isOpen = raw.length < 2 || raw.at(-1) !== raw.at(0)
  if (isOpen || !isSameLine(text, start, end)) {
    return {
      range: [start, start + 1],
      code: "open-quote",
      message: "This quote is not closed on the same line.",
      hint: `Close it with ${raw.charAt(0)} at the end of the text.`,
    }
  }
  const whole = text.slice(start, lineRange(text, start)[1]).trim()
  const inner = whole.slice(1, whole.length - (whole.endsWith(whole.charAt(0)) ? 1 : 0))
  return {
    range: [offset, offset + 1],
    code: "open-quote",
    message: `The second ${raw.charAt(0)} ends the text, but more text follows on the line.`,
    hint: lineWithText(text, start, inner.replaceAll('\\"', '"')),
  }
}

/**
 * @param offset where the parser stopped
 * @returns a diagnostic if a bracket before the offset is not closed, or the one at it is not opened
 */
export function describeOpenBracket(
  text: string,
  document: Document.Parsed,
  offset: number,
): RangeDiagnostic | undefined {
  const character = text.charAt(offset)
  if (character === "]" || character === "}") {
    return {
      range: [offset, offset + 1],
      code: "open-bracket",
      message: `There is no opening bracket for this ${quote(character)}.`,
      hint: "Delete it, or add the opening bracket.",
    }
  }
  const collection = findNode(
    document,
    (node, [start, end]) =>
      isCollection(node) && node.flow === true && start < offset && end >= lastBefore(text, offset),
  )
  if (!collection?.range) return undefined
  const [start, end] = collection.range
  const opening = text.charAt(start)
  if (/[\]}]/.test(text.charAt(end - 1)) && isSameLine(text, start, offset)) {
    return needsQuotes(text, start, `Text without quotes cannot start with ${quote(opening)}.`)
  }
  const closing = opening === "[" ? "]" : "}"
  return {
    range: [start, start + 1],
    code: "open-bracket",
    message: `This ${quote(opening)} is not closed, or a comma between its items is missing.`,
    hint: `Close it with ${closing} on the same line. Text that contains a bracket needs quotes.`,
  }
}
