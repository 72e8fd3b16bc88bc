/**
 * Finds characters that were probably meant as marks, but that CommonMark shows as they are: marks
 * that are not closed, marks with a space beside them, and links with a space in their address.
 */
import type { PhrasingContent } from "mdast"
import { checkHref } from "../schemas/url-rules"
import { quote } from "../wording"
import type { MarkDiagnostic } from "./mark-diagnostic"
import { isWrittenAsLink, labelEndOf, rangeOf } from "./parse-inline"

/** Replaces the characters of marks in a copy of the text, so that only those remain that are shown. */
const MASK = "\0"

/** A backslash before a punctuation mark of ASCII. */
const ESCAPE = /\\[!-/:-@[-`{-~]/g

/** A row of asterisks, underscores or backticks, or the middle of a link. */
const CANDIDATE = /([*_`])\1*|\]\(/g

/** A row of equal marks, or the middle of a link. */
type Row = { marks: string; start: number; end: number }

/** A text with its marks masked, and the elements that they form. */
type Marked = { text: string; masked: string; elements: readonly PhrasingContent[] }

/** @returns a diagnostic for each such place */
export function findUnclosedMarks(
  text: string,
  nodes: readonly PhrasingContent[],
): MarkDiagnostic[] {
  const elements = nodes.flatMap(withDescendants)
  const marked = { text, masked: maskMarks(text, elements), elements }
  const rows = [...marked.masked.matchAll(CANDIDATE)].map(
    ({ 0: marks, index }): Row => ({ marks, start: index, end: index + marks.length }),
  )
  const closing = new Set<Row>()
  return rows.flatMap((row, index): MarkDiagnostic[] => {
    if (closing.has(row)) return []
    if (row.marks === "](") return checkLinkStart(marked, row)
    const partner = rows.slice(index + 1).find(({ marks }) => marks === row.marks)
    if (!partner || !(row.marks === "**" || isOpening(text, row))) return checkRow(marked, row)
    closing.add(partner)
    const message = `The marks ${quote(row.marks)} have a space or punctuation on their inner side, so the text shows them.`
    return [unclosed(row, message)]
  })
}

function withDescendants(node: PhrasingContent): PhrasingContent[] {
  return "children" in node ? [node, ...node.children.flatMap(withDescendants)] : [node]
}

/** @returns the text with all marks, code and escaped characters masked */
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

/** @returns whether the row is before a word, and not inside it */
function isOpening(text: string, { start, end }: Row): boolean {
  return (
    !/[\p{L}\p{N}]/u.test(text.charAt(start - 1)) &&
    /^[^\s\p{Pe}\p{Pf}.,;:!?]/u.test(text.slice(end))
  )
}

/** Checks a row without a partner: its words have other marks at their other end, or none. */
function checkRow({ text, masked, elements }: Marked, row: Row): MarkDiagnostic[] {
  const { marks, start, end } = row
  const isSameMark = (offset: number) =>
    masked.charAt(offset) === MASK && text.charAt(offset) === marks.charAt(0)
  const isBeside = (node: PhrasingContent) => {
    const [from, to] = rangeOf(node)
    return (from === end && isSameMark(end)) || (to === start && isSameMark(start - 1))
  }
  if (elements.some(isBeside)) {
    const message = `The marks before and after the words differ, so the text shows ${quote(marks)}.`
    return [unclosed(row, message)]
  }
  if (!marks.startsWith("`") && !isOpening(text, row)) return []
  return [unclosed(row, `${quote(marks)} is not closed, so the text shows it.`)]
}

/** Checks the text around `](`, which is not a link. */
function checkLinkStart({ text, masked, elements }: Marked, { start, end }: Row): MarkDiagnostic[] {
  const open = masked.lastIndexOf("[", start)
  if (open < 0) return []
  const [address = ""] = /^[^)]*/.exec(text.slice(end)) ?? []
  const close = end + address.length
  if (close < text.length) {
    const encoded = address.trim().replace(/\s+/g, "%20").replaceAll("(", "%28")
    if (checkHref(encoded)) return []
    const isInside = (node: PhrasingContent) => {
      return node.type === "link" && rangeOf(node)[0] > open && rangeOf(node)[1] <= start
    }
    if (elements.some(isInside)) {
      const message = "A link cannot contain another link."
      return [{ code: "bad-link", message, range: [open, close + 1] }]
    }
    return [
      {
        code: "bad-address",
        message: "The address of a link cannot contain a space or a single parenthesis.",
        range: [end, close],
        fix: { range: [end, close], replacement: encoded },
      },
    ]
  }
  const message = "The address of this link is not closed, so the text shows the brackets."
  return [unclosed({ marks: "[", start: open, end }, message)]
}

function unclosed({ marks, start, end }: Row, message: string): MarkDiagnostic {
  const escaped = marks.replace(/./g, "\\$&")
  return { code: "unclosed-mark", message, range: [start, end], escaped }
}
