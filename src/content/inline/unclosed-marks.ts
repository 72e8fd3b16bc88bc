/**
 * Finds characters that were probably meant as marks, but that CommonMark shows as they are: marks
 * that are not closed, marks with a space beside them, and links with a space in their address.
 */
import type { PhrasingContent } from "mdast"
import type { Finding, Range } from "../diagnostics"
import { checkHref } from "../schemas/url-rules"
import { quote } from "../wording"
import { isWrittenAsLink, labelEndOf, rangeOf } from "./parse-inline"
import { UNSPACED } from "./words-with-asterisks"

/** Replaces the characters of marks in a copy of the text, so that only those remain that are shown. */
const MASK = "\0"

/** A backslash before a punctuation mark of ASCII. */
const ESCAPE = /\\[!-/:-@[-`{-~]/g

/** A row of asterisks, underscores or backticks, or the middle of a link. */
const CANDIDATE = /([*_`])\1*|\]\(/g

/** @returns a finding for each such place; of several rows of equal marks, for the first one */
export function findUnclosedMarks(text: string, nodes: readonly PhrasingContent[]): Finding[] {
  const elements = nodes.flatMap(withDescendants)
  const shown = maskMarks(text, elements)
  const rows = [...shown.matchAll(CANDIDATE)]
  const links = rows.filter(([marks]) => marks === "](")
  const unclosed = rows.filter(({ 0: marks, index }) => {
    if (marks === "](") return false
    const hasPartner = rows.filter(([other]) => other === marks).length > 1
    return (
      marks.startsWith("`") ||
      (marks === "**" && hasPartner) ||
      isOpening(text, index, marks) ||
      isBesideMark(text, shown, index, marks)
    )
  })
  const first = new Map(unclosed.toReversed().map((row) => [row[0], row]))
  return [
    ...links.flatMap(({ index }) => checkLinkStart(text, shown, elements, index)),
    ...[...first.values()].map(({ 0: marks, index }) =>
      describe(marks, marks.replace(/./g, "\\$&"), [index, index + marks.length]),
    ),
  ]
}

function describe(marks: string, suggestion: string, part: Range): Finding {
  const message = `The text shows ${quote(marks)}: it is not closed, it is within a word, or it has a space or punctuation on its inner side.`
  return { code: "unclosed-mark", message, part, suggestion }
}

function withDescendants(node: PhrasingContent): PhrasingContent[] {
  return "children" in node ? [node, ...node.children.flatMap(withDescendants)] : [node]
}

function maskMarks(text: string, elements: readonly PhrasingContent[]): string {
  const characters = text.split("")
  for (const node of elements) {
    const [start, end] = rangeOf(node)
    if (node.type === "emphasis" || node.type === "strong") {
      const length = node.type === "strong" ? 2 : 1
      characters.fill(MASK, start, start + length).fill(MASK, end - length, end)
    } else if (node.type === "link" && isWrittenAsLink(node, text)) {
      characters.fill(MASK, start, start + 1).fill(MASK, labelEndOf(node), end)
    } else if (node.type === "inlineCode" || node.type === "link") {
      characters.fill(MASK, start, end)
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
  shown: string,
  elements: readonly PhrasingContent[],
  start: number,
): Finding[] {
  const open = shown.lastIndexOf("[", start)
  const end = start + "](".length
  const close = text.indexOf(")", end)
  if (open < 0) return []
  if (close < 0) return [describe("](", "\\[", [open, end])]
  const address = text.slice(end, close).trim().replace(/\s+/g, "%20").replaceAll("(", "%28")
  if (checkHref(address)) return []
  const isInside = (node: PhrasingContent) =>
    node.type === "link" && rangeOf(node)[0] > open && rangeOf(node)[1] <= start
  if (elements.some(isInside)) {
    const message = "A link cannot contain another link."
    return [{ code: "bad-link", message, part: [open, close + 1] }]
  }
  const message = "The address of a link cannot contain a space or a single parenthesis."
  const hint = "Write %20 in place of a space, and %28 in place of a parenthesis."
  return [{ code: "bad-address", message, hint, part: [end, close] }]
}
