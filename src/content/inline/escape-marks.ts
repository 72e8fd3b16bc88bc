/** Finds where a text needs backslashes so that it shows every character that it has. */
import type { Link, PhrasingContent } from "mdast"
import { plainText } from "../../lib/inline-text"
import { checkInline } from "./check-inline"
import { hasTooManyMarks, isWrittenAsLink, parseInline, parseMarks, rangeOf } from "./parse-inline"

/** A backslash and the ASCII punctuation that it escapes. */
const ESCAPE = /\\[!-/:-@[-`{-~]/g

/** A bracket, or a backslash and what it escapes. */
const BRACKET = /\\[!-/:-@[-`{-~]|\[/g

/** A text with backslashes, and for each of its characters the offset in the text without them. */
type Escaped = { text: string; origins: readonly number[] }

type Offsets = ReadonlySet<number>

/**
 * @param text a text without marks
 * @returns the offsets at which backslashes have to be inserted, in order: before marks, and before
 *   characters that the check would take for unclosed marks. Bare addresses become links but show the
 *   same characters, so they get none; nor does a text that has more marks than the site reads
 */
export function escapeMarks(text: string): number[] {
  if (hasTooManyMarks(text)) return []
  return [...addForMistakes(text, addForMarks(text, new Set()))].sort((a, b) => a - b)
}

function addForMarks(text: string, offsets: Offsets): Offsets {
  const more = addFound(text, offsets, findMark)
  return more.size > offsets.size ? addForMarks(text, more) : offsets
}

function addForMistakes(text: string, offsets: Offsets): Offsets {
  const more = addForMarks(text, addFound(text, offsets, findMistake))
  const shown = plainText(parseInline(escapeAt(text, more).text))
  // A backslash may make an address longer. Then the text stays as it is, and the check may warn about it.
  const isSame = withoutSpaces(shown) === withoutSpaces(text)
  return isSame && more.size > offsets.size ? addForMistakes(text, more) : offsets
}

function addFound(text: string, offsets: Offsets, find: (text: Escaped) => number[]): Offsets {
  const escaped = escapeAt(text, offsets)
  const found = find(escaped).map((index) => escaped.origins[index] ?? text.length)
  return new Set([...offsets, ...found])
}

function escapeAt(text: string, offsets: Offsets): Escaped {
  const origins = text
    .split("")
    .flatMap((_character, offset) => (offsets.has(offset) ? [offset, offset] : [offset]))
  const characters = origins.map((offset, index) =>
    origins[index + 1] === offset ? "\\" : text.charAt(offset),
  )
  return { text: characters.join(""), origins }
}

/** @returns where the first backslash is that the parser removes, or else the first mark */
function findMark({ text, origins }: Escaped): number[] {
  const nodes = parseMarks(text)
  const addresses = linksIn(nodes).filter((node) => isShownAsWritten(node, text))
  const outside = (pattern: RegExp) =>
    [...text.matchAll(pattern)].filter(({ index }) => !addresses.some(contains(index)))
  // The parser gives no position to an address after a bracket, unless the bracket is escaped. It gives
  // none to some email addresses either, but these have no backslashes.
  const bracket = outside(BRACKET).find(([found]) => found === "[")
  if (bracket && addresses.some(({ position }) => !position)) return [bracket.index]
  const removed = outside(ESCAPE).find(({ index }) => origins[index] !== origins[index + 1])
  if (removed) return [removed.index]
  const mark = nodes.find((node) => node.position && !isShownAsWritten(node, text))
  return mark ? [rangeOf(mark)[0]] : []
}

function linksIn(nodes: readonly PhrasingContent[]): Link[] {
  return nodes.flatMap((node) => {
    if (node.type === "link") return [node]
    return "children" in node ? linksIn(node.children) : []
  })
}

/** @returns where the first characters are that look like a mark */
function findMistake({ text }: Escaped): number[] {
  const [mistake] = checkInline(text)
  if (!mistake) return []
  const { range, escaped } = mistake
  // Without `escaped`, the mistake is in the address of a link: the bracket before it is escaped.
  if (!escaped) return [text.lastIndexOf("](", range[0])]
  return Array.from({ length: escaped.length / 2 }, (_, index) => range[0] + index)
}

/** @returns whether the node is a text or a bare address */
function isShownAsWritten(node: PhrasingContent, text: string): boolean {
  if (node.type === "text") return true
  return (
    node.type === "link" && !isWrittenAsLink(node, text) && text.charAt(rangeOf(node)[0]) !== "<"
  )
}

const contains = (index: number) => (node: PhrasingContent) =>
  node.position !== undefined && rangeOf(node)[0] <= index && index < rangeOf(node)[1]

const withoutSpaces = (text: string) => text.replace(/\s/g, "")
