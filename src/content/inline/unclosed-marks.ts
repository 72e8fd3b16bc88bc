/**
 * Finds characters that were probably meant as marks, but that CommonMark shows as they are: marks
 * that are not closed, marks with a space beside them, and links with a space in their address.
 */
import type { PhrasingContent } from "mdast"
import { checkHref } from "../schemas/url-rules"
import { quote } from "../wording"
import { applyEdit, type Edit, type MarkDiagnostic } from "./mark-diagnostic"
import { isWrittenAsLink, labelEndOf, parseMarks, rangeOf } from "./parse-inline"

/** Replaces the characters of marks in a copy of the text, so that only those remain that are shown. */
const MASK = "\0"

/** A backslash before a punctuation mark of ASCII. */
const ESCAPE = /\\[!-/:-@[-`{-~]/g

/** A row of asterisks, underscores or backticks, or the middle of a link. */
const CANDIDATE = /([*_`])\1*|\]\(/g

/** To try the fixes of more of them would take long. When the first ones are fixed, more are shown. */
const MAX_DIAGNOSTICS = 10

/** A row of equal marks, or the middle of a link. */
type Row = { marks: string; start: number; end: number }

type Candidate = Omit<MarkDiagnostic, "fix"> & { fixes: Edit[] }

/** A text with its marks masked, and the elements that they form. */
type Marked = { text: string; masked: string; elements: readonly PhrasingContent[] }

/** @returns a diagnostic for each of the first such places, with the first fix that works */
export function findUnclosedMarks(
  text: string,
  nodes: readonly PhrasingContent[],
): MarkDiagnostic[] {
  const candidates = findCandidates(text, nodes)
  const isBetter = (fix: Edit) => {
    const fixed = applyEdit(text, fix)
    return findCandidates(fixed, parseMarks(fixed)).length < candidates.length
  }
  return candidates
    .slice(0, MAX_DIAGNOSTICS)
    .map(({ fixes, ...rest }) => ({ ...rest, fix: fixes.find(isBetter) }))
}

function findCandidates(text: string, nodes: readonly PhrasingContent[]): Candidate[] {
  const elements = nodes.flatMap(withDescendants)
  const marked = { text, masked: maskMarks(text, elements), elements }
  const rows = [...marked.masked.matchAll(CANDIDATE)].map(
    ({ 0: marks, index }): Row => ({ marks, start: index, end: index + marks.length }),
  )
  const closing = new Set<Row>()
  return rows.flatMap((row, index): Candidate[] => {
    if (closing.has(row)) return []
    if (row.marks === "](") return checkLinkStart(marked, row)
    const partner = rows.slice(index + 1).find(({ marks }) => marks === row.marks)
    if (!partner || !(row.marks === "**" || isOpening(text, row))) return checkRow(marked, row)
    closing.add(partner)
    return [describePair(text, row, partner)]
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

/** Describes two equal rows. They are no marks because of the characters on their inner side. */
function describePair(text: string, { marks, start, end }: Row, partner: Row): Candidate {
  const words = text.slice(end, partner.start)
  const isSpaceAt = (offset: number) => !/\S/.test(text.charAt(offset))
  const patterns = [/^(\s*)(.*?)(\s*)$/su, /^([\s\p{P}]*)(.*?)([\s\p{P}]*)$/su]
  const fixes = patterns.flatMap((pattern): Edit[] => {
    const [, before = "", inner = "", after = ""] = pattern.exec(words) ?? []
    const head = isSpaceAt(start - 1) ? before.trimStart() : before
    const tail = isSpaceAt(partner.end) ? after.trimEnd() : after
    const replacement = head + marks + inner + marks + tail
    return inner ? [{ range: [start, partner.end], replacement }] : []
  })
  const message = `The marks ${quote(marks)} have a space or punctuation on their inner side, so the text shows them.`
  return { ...unclosed(marks, start, message), fixes }
}

/** Checks a row without a partner: its words have other marks at their other end, or none. */
function checkRow({ text, masked, elements }: Marked, row: Row): Candidate[] {
  const { marks, start, end } = row
  const isSameMark = (offset: number) =>
    masked.charAt(offset) === MASK && text.charAt(offset) === marks.charAt(0)
  const insert = (offset: number): Edit => ({ range: [offset, offset], replacement: marks })
  const unequal = isSameMark(end)
    ? elements.filter((node) => rangeOf(node)[0] === end).map((node) => insert(rangeOf(node)[1]))
    : isSameMark(start - 1)
      ? elements
          .filter((node) => rangeOf(node)[1] === start)
          .map((node) => insert(rangeOf(node)[0]))
      : []
  if (unequal.length > 0) {
    const message = `The marks before and after the words differ, so the text shows ${quote(marks)}.`
    return [{ ...unclosed(marks, start, message), fixes: unequal }]
  }
  if (!marks.startsWith("`") && !isOpening(text, row)) return []
  const rest = text.slice(end)
  const wordEnd = /^\S*[\p{L}\p{N}]/u.exec(rest)?.[0].length ?? 0
  const fixes = wordEnd > 0 ? [insert(end + wordEnd)] : []
  const message = `${quote(marks)} is not closed, so the text shows it.`
  return [{ ...unclosed(marks, start, message), fixes }]
}

/** Checks the text around `](`, which is not a link. */
function checkLinkStart({ text, masked, elements }: Marked, { start, end }: Row): Candidate[] {
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
      return [{ code: "bad-link", message, range: [open, close + 1], fixes: [] }]
    }
    return [
      {
        code: "bad-address",
        message: "The address of a link cannot contain a space or a single parenthesis.",
        range: [end, close],
        fixes: [{ range: [end, close], replacement: encoded }],
      },
    ]
  }
  const wordEnd = /^\S*[^\s.,;:!?]/.exec(address)?.[0].length ?? 0
  const message = "The address of this link is not closed, so the text shows the brackets."
  const fixes: Edit[] = [{ range: [end + wordEnd, end + wordEnd], replacement: ")" }]
  return [{ ...unclosed("[", open, message), range: [open, end], fixes }]
}

function unclosed(marks: string, start: number, message: string) {
  const escaped = marks.replace(/./g, "\\$&")
  const range = [start, start + marks.length] as const
  return { code: "unclosed-mark", message, range, escaped } as const
}
