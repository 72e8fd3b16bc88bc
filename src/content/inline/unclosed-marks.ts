/**
 * Finds characters that were probably meant as marks, but that CommonMark shows as they are: marks
 * that are not closed, marks with a space beside them, and links with a space in their address.
 */
import type { Finding, Range } from "../diagnostics"
import type { PhrasingContent } from "mdast"
import { checkHref } from "../schemas/url-rules"
import { quote } from "../wording"
import { isWrittenAsLink, labelEndOf, rangeOf } from "./parse-inline"
import { UNSPACED } from "./words-with-asterisks"

/** A diagnostic about a mark in a text. Its positions are offsets in the text. */
export type Finding = Finding & {
  range: Range
  /** In place of a hint: what to write if no mark is meant, as in `\\*`. */
  escaped?: string | undefined
}

/** Replaces the characters of marks in a copy of the text, so that only those remain that are shown. */
const MASK = "\0"

/** A backslash before a punctuation mark of ASCII. */
const ESCAPE = /\\[!-/:-@[-`{-~]/g

/** A row of asterisks, underscores or backticks, or the middle of a link. */
const CANDIDATE = /([*_`])\1*|\]\(/g

/** @returns a diagnostic for each such place; of several rows of equal marks, for the first one */
export function findUnclosedMarks(
  text: string,
  nodes: readonly PhrasingContent[],
): Finding[] {
  const elements = nodes.flatMap(withDescendants)
  const masked = maskMarks(text, elements)
  const rows = [...masked.matchAll(CANDIDATE)]
  const links = rows.flatMap(({ 0: marks, index }) =>
    marks === "](" ? checkLinkStart(text, masked, elements, index) : [],
  )
  const unclosed = rows.filter(({ 0: marks, index }) => {
    if (marks === "](") return false
    const hasPartner = rows.filter(([other]) => other === marks).length > 1
    return (
      marks.startsWith("`") ||
      (marks === "**" && hasPartner) ||
      isOpening(text, index, marks) ||
      isBesideMark(text, masked, index, marks)
    )
  })
  const first = new Map(unclosed.toReversed().map((row) => [row[0], row]))
  return [...links, ...[...first.values()].map(({ 0: marks, index }) => describe(marks, index))]
}

function describe(marks: string, start: number): Finding {
  return {
    code: "unclosed-mark",
    message: `The text shows ${quote(marks)}: it is not closed, it is within a word, or it has a space or punctuation on its inner side.`,
    range: [start, start + marks.length],
    escaped: marks.replace(/./g, "\\$&"),
  }
}

function withDescendants(node: PhrasingContent): PhrasingContent[] {
  return "children" in node ? [node, ...node.children.flatMap(withDescendants)] : [node]
}

function maskMarks(text: string, elements: readonly PhrasingContent[]): string {
  const characters = text.split("")
  for (const node of elements) {
    const [start, end] = rangeOf(node)
    if (node.type === "inlineCode") characters.fill(MASK, start, end)
    if (node.type === "emphasis" || node.type === "strong") {
      const length = node.type === "strong" ? 2 : 1
      characters.fill(MASK, start, start + length).fill(MASK, end - length, end)
    }
    if (node.type === "link" && !isWrittenAsLink(node, text)) characters.fill(MASK, start, end)
    if (node.type === "link" && isWrittenAsLink(node, text)) {
      characters.fill(MASK, start, start + 1).fill(MASK, labelEndOf(node), end)
    }
  }
  return characters.join("").replace(ESCAPE, MASK + MASK)
}

/** @returns whether the marks are before a word, and not inside it */
function isOpening(text: string, start: number, marks: string): boolean {
  const before = text.charAt(start - 1)
  return (
    (!/[\p{L}\p{N}]/u.test(before) || UNSPACED.test(before)) &&
    /^[^\s\p{Pe}\p{Pf}.,;:!?]/u.test(text.slice(start + marks.length))
  )
}

/** @returns whether an equal mark beside it is a mark, as the first asterisk at the end of `*a**` */
function isBesideMark(text: string, masked: string, start: number, marks: string): boolean {
  return [start - 1, start + marks.length].some(
    (offset) => masked.charAt(offset) === MASK && text.charAt(offset) === marks.charAt(0),
  )
}

/** Checks the text around `](`, which is not a link. */
function checkLinkStart(
  text: string,
  masked: string,
  elements: readonly PhrasingContent[],
  start: number,
): Finding[] {
  const open = masked.lastIndexOf("[", start)
  const end = start + "](".length
  const close = text.indexOf(")", end)
  if (open < 0) return []
  if (close < 0) {
    const message = "The address of this link is not closed, so the text shows the brackets."
    return [{ code: "unclosed-mark", message, range: [open, end], escaped: "\\[" }]
  }
  const address = text.slice(end, close).trim().replace(/\s+/g, "%20").replaceAll("(", "%28")
  if (checkHref(address)) return []
  const isInside = (node: PhrasingContent) =>
    node.type === "link" && rangeOf(node)[0] > open && rangeOf(node)[1] <= start
  if (elements.some(isInside)) {
    const message = "A link cannot contain another link."
    return [{ code: "bad-link", message, range: [open, close + 1] }]
  }
  const message = "The address of a link cannot contain a space or a single parenthesis."
  const hint = "Write %20 in place of a space, and %28 in place of a parenthesis."
  return [{ code: "bad-address", message, hint, range: [end, close] }]
}
