/** Quotes and brackets that are open, closed too early, or closed without being open. */
import { type Document, isCollection, isScalar } from "yaml"
import { type Located, located, needsQuotes, nodeWhere } from "./diagnostic-at"
import { isSameLine, lastBefore, lineRange, lineWithText } from "./lines"
import { quote } from "./words"

/** A quote that is never closed, or one that an apostrophe closed too early. */
export function openQuote(
  text: string,
  document: Document.Parsed,
  at: number,
): Located | undefined {
  const before = lastBefore(text, at)
  const scalar = nodeWhere(
    document,
    (node, [start, end]) =>
      isScalar(node) && /["']/.test(text.charAt(start)) && start < at && end >= before + 1,
  )
  if (!scalar?.range) return undefined
  const [start, end] = scalar.range
  const raw = text.slice(start, end).trimEnd()
  const isOpen = raw.length < 2 || raw.at(-1) !== raw.at(0)
  if (isOpen || !isSameLine(text, start, end)) {
    return located([start, start + 1], {
      code: "open-quote",
      message: "The quote that opens here is not closed on its line.",
      hint: `Close it with ${raw.charAt(0)} at the end of the text.`,
    })
  }
  const whole = text.slice(start, lineRange(text, start)[1]).trim()
  const inner = whole.slice(1, whole.length - (whole.endsWith(whole.charAt(0)) ? 1 : 0))
  return located([at, at + 1], {
    code: "open-quote",
    message: `The text ends at the second ${raw.charAt(0)}, and more follows on the line.`,
    hint: lineWithText(text, start, inner.replaceAll('\\"', '"')),
  })
}

export function openBracket(
  text: string,
  document: Document.Parsed,
  at: number,
): Located | undefined {
  const character = text.charAt(at)
  if (character === "]" || character === "}") {
    const message = `${quote(character)} closes nothing here.`
    return located([at, at + 1], {
      code: "open-bracket",
      message,
      hint: "Delete it, or open it before.",
    })
  }
  const flow = nodeWhere(
    document,
    (node, [start, end]) =>
      isCollection(node) && node.flow === true && start < at && end >= lastBefore(text, at),
  )
  if (!flow?.range) return undefined
  const [start, end] = flow.range
  const opening = text.charAt(start)
  if (/[\]}]/.test(text.charAt(end - 1)) && isSameLine(text, start, at)) {
    return needsQuotes(text, start, `Text cannot start with ${quote(opening)}.`)
  }
  const closing = opening === "[" ? "]" : "}"
  return located([start, start + 1], {
    code: "open-bracket",
    message: `The ${quote(opening)} that opens here is not closed, or a comma is missing in it.`,
    hint: `Close it with ${closing} on the same line; text with a bracket in it needs quotes.`,
  })
}
