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

/** @returns a finding for each such place; of several rows of equal marks, for the first one */
export function findUnclosedMarks(text: string, nodes: readonly PhrasingContent[]): Finding[] {
  const characters = text.split("")
  for (const node of nodes) mask(characters, node, text)
  const shown = characters.join("").replace(ESCAPE, MASK + MASK)
  const rows = [...shown.matchAll(/([*_`])\1*/g)]
  const meant = rows.filter(({ 0: marks, index }) => {
    const isPair = marks === "**" && rows.filter(([other]) => other === marks).length > 1
    return isPair || isMeant(text, shown, index, marks)
  })
  const first = new Map(meant.toReversed().map((row) => [row[0], row]))
  return [
    ...[...shown.matchAll(/\]\(/g)].flatMap(({ index }) => checkLink(text, shown, index)),
    ...[...first.values()].map(({ 0: marks, index }) =>
      describe(marks, marks.replace(/./g, "\\$&"), [index, index + marks.length]),
    ),
  ]
}

function describe(marks: string, escaped: string, part: Range): Finding {
  const message = `The text shows ${quote(marks)}: it is not closed, it is within a word, or it has a space or punctuation on its inner side.`
  const hint = `If no mark is meant, put a backslash before it: ${escaped}. Between double quotes, put two.`
  return { code: "unclosed-mark", message, part, hint }
}

function mask(characters: string[], node: PhrasingContent, text: string): void {
  const [start, end] = rangeOf(node)
  if (node.type === "emphasis" || node.type === "strong") {
    const length = node.type === "strong" ? 2 : 1
    characters.fill(MASK, start, start + length).fill(MASK, end - length, end)
  } else if (node.type === "link" && isWrittenAsLink(node, text)) {
    characters.fill(MASK, start, start + 1).fill(MASK, labelEndOf(node), end)
  } else if (node.type === "inlineCode" || node.type === "link") {
    characters.fill(MASK, start, end)
  }
  if ("children" in node) for (const child of node.children) mask(characters, child, text)
}

/** @returns whether the row is a code mark, before a word and not inside it, or beside its like, as in `*a**` */
function isMeant(text: string, shown: string, start: number, marks: string): boolean {
  const end = start + marks.length
  const before = text.charAt(start - 1)
  const isBefore = !/[\p{L}\p{N}]/u.test(before) || UNSPACED.test(before)
  const isOpening = isBefore && /^[^\s\p{Pe}\p{Pf}.,;:!?]/u.test(text.slice(end))
  const isBesideMark = [start - 1, end].some(
    (offset) => shown.charAt(offset) === MASK && text.charAt(offset) === marks.charAt(0),
  )
  return marks.startsWith("`") || isOpening || isBesideMark
}

/** Checks the text around `](`, which is not a link. */
function checkLink(text: string, shown: string, start: number): Finding[] {
  const open = shown.lastIndexOf("[", start)
  const end = start + "](".length
  const close = text.indexOf(")", end)
  if (open < 0) return []
  if (close < 0) return [describe("](", "\\[", [open, end])]
  const address = text.slice(end, close).trim().replace(/\s+/g, "%20").replaceAll("(", "%28")
  if (checkHref(address)) return []
  const message =
    "The text shows this link as it is: its address has a space or a single parenthesis, or another link is in its words."
  const hint = "Write %20 in place of a space, and %28 in place of a parenthesis."
  return [{ code: "bad-link", message, hint, part: [open, close + 1] }]
}
