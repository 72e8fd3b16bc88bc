/** Describes missing quotes, and quotes and brackets that are not closed or not opened. */

import { isCollection, isScalar } from "yaml"
import type { Finding } from "../../diagnostics"
import { quote } from "../../wording"
import {
  isInBrackets,
  isSameLine,
  lastBefore,
  lineRange,
  lineWithText,
  restOfLine,
  valueOnLine,
  withoutComment,
} from "../lines"
import { nodesIn } from "../positions"
import type { Stop } from "./parse"

/**
 * @param message default: that the text cannot start with its first character
 * @returns a diagnostic about a text that needs quotes, with the corrected line as its hint
 */
export function needsQuotes(
  text: string,
  offset: number,
  message = `Text without quotes cannot start with ${quote(text.charAt(offset))}.`,
): Finding {
  const hint = lineWithText(text, offset)
  return { range: [offset, offset + 1], code: "text-needs-quotes", message, hint }
}

/** Inside brackets, nobody knows where a text ends whose quotes or brackets are wrong. */
export const QUOTE_THE_TEXT = "Put the whole text in single quotes, and double each ' inside it."

/** @returns a diagnostic if the mistake is a character inside the line */
export function describeCharacter({ text, offset }: Stop): Finding | undefined {
  const before = lastBefore(text, offset)
  const lineStart = lineRange(text, offset)[0]
  const line = text.slice(lineStart, offset)
  if (before < 0 || !isSameLine(text, before, offset)) return undefined
  const [head] = /^.*(?::| -|^-)\s+(?=[|>*&?])/.exec(line) ?? []
  if (head !== undefined) return needsQuotes(text, lineStart + head.length)
  if (text.charAt(offset) !== "-") return undefined
  const isOpenEnd = /endDate:\s+$/.test(line) && valueOnLine(text, offset) === "-"
  const message = "A list cannot start on the line of its field."
  const hint = isOpenEnd
    ? `${lineWithText(text, offset, "")} if it has not ended.`
    : `Put each item on its own line. ${lineWithText(text, offset)} if the dash is part of the text.`
  return { range: [offset, offset + 1], code: "yaml-syntax", message, hint }
}

/** @returns a diagnostic if a quote before the offset is not closed, or is closed by an apostrophe */
export function describeOpenQuote({ text, document, offset }: Stop): Finding | undefined {
  const before = lastBefore(text, offset)
  const scalar = nodesIn(document).findLast(
    ({ node, range: [start, end] }) =>
      isScalar(node) && /["']/.test(text.charAt(start)) && start < offset && end >= before + 1,
  )
  if (!scalar) return undefined
  const [start, end] = scalar.range
  const raw = text.slice(start, end).trimEnd()
  const isClosed = raw.length > 1 && raw.at(-1) === raw.at(0) && isSameLine(text, start, end)
  if (isClosed && !isSameLine(text, start + raw.length, offset)) return undefined
  if (!isClosed) return describeUnclosedQuote(text, start)
  const line = restOfLine(text, start)
  const lastQuote = line.lastIndexOf(raw.charAt(0)) + 1
  const whole = withoutComment(line, lastQuote)
  const rest = whole.slice(raw.length).trim()
  if (/^[,;.]$/.test(rest)) {
    const at = start + whole.length - 1
    const message = `There is a ${quote(rest)} after the quote that ends the text.`
    const hint = lineWithText(text, [start, start + whole.length], raw.slice(1, -1))
    return { range: [at, at + 1], code: "open-quote", message, hint }
  }
  const message = `The second ${raw.charAt(0)} ends the text, but more text follows on the line.`
  const hint = isInBrackets(text, start)
    ? QUOTE_THE_TEXT
    : lineWithText(text, [start, start + whole.length], textInQuotes(whole, raw.length))
  return { range: [offset, offset + 1], code: "open-quote", message, hint }
}

function describeUnclosedQuote(text: string, start: number): Finding {
  const end = lineRange(text, start)[1]
  const quotes = text.charAt(start)
  const line = text.slice(start + 1, end).trim()
  const inner = line.replace(/[“”‘’]$/, "")
  const message =
    line === inner
      ? "This quote is not closed on the same line."
      : `The text starts with ${quotes} but ends with ${line.at(-1)}, which is another character.`
  // The text may end before such a character, and not at the end of the line.
  const hint = /[\]}#,]/.test(inner)
    ? `Close it with ${quotes} at the end of the text.`
    : lineWithText(text, [start, end], inner)
  return { range: [start, start + 1], code: "open-quote", message, hint }
}

/**
 * @param whole a text that starts with a quote and goes on after the quote that ends it
 * @param end the offset after the quote that ends it
 * @returns the text that was probably meant: without quotes around it, or with those of its words
 */
function textInQuotes(whole: string, end: number): string {
  const quotes = whole.charAt(0)
  const count = whole.split(quotes).length - 1
  const endsWord = /\S/.test(whole.charAt(end - 2)) && !/[\p{L}\p{N}]/u.test(whole.charAt(end))
  const isClosed = whole.endsWith(quotes)
  const isAround = !endsWord || (isClosed && count % 2 === 1)
  const inner = isAround ? whole.slice(1, isClosed ? -1 : undefined) : whole
  return quotes === "'" ? inner.replace(/\\'|''/g, "'") : inner.replaceAll('\\"', '"')
}

/** Describes a # that makes a comment of the closing bracket, as in `[C #1, Java]`. */
function describeCommentInBrackets(text: string, start: number): Finding | undefined {
  const line = restOfLine(text, start)
  const [before] = /^[^"']*?\s(?=#\S.*[\]}])/.exec(line) ?? []
  if (before === undefined) return undefined
  const hash = start + before.length
  const message = `YAML reads ${quote(line.slice(before.length))} as a comment, so the ${quote(text.charAt(start))} is not closed.`
  const hint = QUOTE_THE_TEXT
  return { range: [hash, start + line.length], code: "text-needs-quotes", message, hint }
}

/** @returns a diagnostic if a bracket before the offset is not closed, or the one at it is not opened */
export function describeOpenBracket({ text, document, offset }: Stop): Finding | undefined {
  const character = text.charAt(offset)
  if (character === "]" || character === "}") {
    const message = `There is no ${quote(character === "]" ? "[" : "{")} that this ${quote(character)} closes.`
    const hint = "Delete it, or correct the bracket that it should close."
    return { range: [offset, offset + 1], code: "open-bracket", message, hint }
  }
  const collection = nodesIn(document).findLast(
    ({ node, range: [start, end] }) =>
      isCollection(node) && node.flow === true && start < offset && end >= lastBefore(text, offset),
  )
  if (!collection) return undefined
  const [start, end] = collection.range
  const opening = text.charAt(start)
  if (/[\]}]/.test(text.charAt(end - 1)) && end <= offset) {
    if (!isSameLine(text, start, offset)) return undefined
    const message = `Text without quotes cannot start with ${quote(opening)}.`
    const line = withoutComment(restOfLine(text, start))
    const isLink = /^\[[^\]]*\]\s*\(https?:/.test(line)
    const isList =
      isInBrackets(text, start) || (!isLink && /[,\]}]/.test(text.slice(end, start + line.length)))
    const hint = isList ? QUOTE_THE_TEXT : lineWithText(text, [start, start + line.length])
    return { range: [start, start + 1], code: "text-needs-quotes", message, hint }
  }
  const comment = describeCommentInBrackets(text, start)
  if (comment) return comment
  const closing = opening === "[" ? "]" : "}"
  const message = `This ${quote(opening)} is not closed, or a comma between its items is missing.`
  const hint = `Close it with ${closing} on the same line. Text that contains a bracket needs quotes.`
  return { range: [start, start + 1], code: "open-bracket", message, hint }
}
