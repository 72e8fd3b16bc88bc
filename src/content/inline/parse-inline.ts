/**
 * Parses the marks in texts for people: CommonMark's inline marks, and bare addresses as on GitHub.
 * HTML, character references, pictures and everything that is more than inline are text.
 */
import type { Link, Nodes, PhrasingContent } from "mdast"
import { fromMarkdown, type Options } from "mdast-util-from-markdown"
import { gfmAutolinkLiteralFromMarkdown } from "mdast-util-gfm-autolink-literal"
import { gfmAutolinkLiteral } from "micromark-extension-gfm-autolink-literal"
import type { Inline, Mark } from "../../lib/inline-text"
import { toOneLine } from "../../lib/one-line"
import type { Range } from "../diagnostics"
import { checkHref, withSmallScheme } from "../schemas/url-rules"
import { endAddress, findMailboxes } from "./end-addresses"
import { wordsWithAsterisks } from "./words-with-asterisks"

/** The parser takes quadratic time. With this many characters it takes less than a second. */
const MAX_MARK_CHARACTERS = 1000

/** What every mark and every bare address has. The parser takes 0.3 ms, so most texts skip it. */
const MARK = /[\\*_`[<@]|:\/\/|www\./i

/** Names of micromark's constructs (https://github.com/micromark/micromark). */
const DISABLED_CONSTRUCTS = [
  "blockQuote",
  "codeFenced",
  "codeIndented",
  "definition",
  "hardBreakEscape",
  "hardBreakTrailing",
  "headingAtx",
  "htmlFlow",
  "list",
  "setextUnderline",
  "thematicBreak",
  "characterReference",
  "htmlText",
  "labelStartImage",
]

const OPTIONS: Options = {
  extensions: [
    gfmAutolinkLiteral(),
    wordsWithAsterisks,
    { disable: { null: DISABLED_CONSTRUCTS } },
  ],
  mdastExtensions: [gfmAutolinkLiteralFromMarkdown()],
}

/**
 * @param text a text of the content; white space of every kind in it is one space
 * @returns the text with its marks, or as it is if it has too many; white space at its ends is removed
 * @see https://spec.commonmark.org/0.31.2/#inlines
 */
export function parseInline(text: string): Inline {
  const line = toOneLine(text)
  return toInline(parseMarks(line), line)
}

/**
 * @returns the syntax tree of the text, with offsets in it; only a bare address that follows an open
 *   bracket, and the text around it, have no position
 */
export function parseMarks(text: string): PhrasingContent[] {
  if (!MARK.test(text) || hasTooManyMarks(text)) return [{ type: "text", value: text }]
  const [paragraph] = fromMarkdown(text.replace(/[\r\n]/g, " "), OPTIONS).children
  return paragraph?.type === "paragraph" ? correct(paragraph.children, text) : []
}

/** A name of Python or of C, as in `__init__`, which CommonMark shows in bold, without its underscores. */
const NAME_IN_UNDERSCORES = /^__(?:[a-z\d_]+|[A-Z\d_]+)__$/

/** @returns the nodes without what CommonMark and GitHub take for a mark, and people do not mean as one */
function correct(nodes: readonly PhrasingContent[], text: string): PhrasingContent[] {
  return nodes.flatMap((node): PhrasingContent[] => {
    const source = node.position ? text.slice(...rangeOf(node)) : ""
    if (node.type === "strong" && NAME_IN_UNDERSCORES.test(source)) {
      return [{ type: "text", value: source, position: node.position }]
    }
    if (node.type === "link" && source[0] !== "[" && source[0] !== "<") {
      return isPartOfMailbox(node, text)
        ? [{ type: "text", value: node.url.slice(MAILTO.length), position: node.position }]
        : endAddress(node, parseMarks)
    }
    return "children" in node
      ? [{ ...node, children: correct(node.children, text) } as typeof node]
      : [node]
  })
}

const MAILTO = "mailto:"

/** @returns whether the bare address is only a part of what the text has there, as 'brien@…' of `o'brien@…` */
function isPartOfMailbox({ url, position }: Link, text: string): boolean {
  if (!url.startsWith(MAILTO)) return false
  const at = position?.start.offset
  const all = findMailboxes(text).filter(({ index }) => at === undefined || index === at)
  return all.every(({ address }) => url !== MAILTO + address)
}

/** @returns the range of the first mark of the text; undefined without one. A bare address is none */
export function findMark(text: string): Range | undefined {
  const mark = parseMarks(text).find(
    (node) => node.type !== "text" && (node.type !== "link" || isWrittenAsLink(node, text)),
  )
  return mark && rangeOf(mark)
}

/** @returns whether the text has so many mark characters that it is not parsed, but shown as it is */
export function hasTooManyMarks(text: string): boolean {
  return (text.match(/[*_`[\]<:@]/g)?.length ?? 0) > MAX_MARK_CHARACTERS
}

/** @returns whether the link is written as `[words](address)`, not only as an address */
export function isWrittenAsLink(link: Link, text: string): boolean {
  return link.position !== undefined && text.charAt(link.position.start.offset ?? 0) === "["
}

/** @returns the offset of the bracket that closes the words of a link */
export function labelEndOf(link: Link): number {
  return link.children.at(-1)?.position?.end.offset ?? rangeOf(link)[0] + 1
}

/** @returns the range of a node in the text */
export function rangeOf({ position }: Nodes): Range {
  return [position?.start.offset ?? 0, position?.end.offset ?? 0]
}

/** @param open the types of the marks around the nodes; a mark inside a mark of its type adds nothing */
function toInline(
  nodes: readonly PhrasingContent[],
  text: string,
  open: readonly string[] = [],
): Inline {
  const parts: (string | Mark)[] = []
  for (const part of nodes.flatMap((node) => fromNode(node, text, open))) {
    const last = parts.at(-1)
    if (typeof part === "string" && typeof last === "string") parts[parts.length - 1] = last + part
    else parts.push(part)
  }
  const [first = "", ...others] = parts
  return others.length === 0 ? first : parts
}

function fromNode(node: PhrasingContent, text: string, open: readonly string[]): Inline {
  switch (node.type) {
    case "text":
      return node.value
    case "inlineCode":
      return { type: "code", content: node.value }
    case "emphasis":
    case "strong": {
      const content = toInline(node.children, text, [...open, node.type])
      return open.includes(node.type) ? content : { type: node.type, content }
    }
    case "link": {
      const content = toInline(node.children, text, open)
      if (isWrittenAsLink(node, text) || !checkHref(node.url)) {
        return { type: "link", href: withSmallScheme(node.url), content }
      }
      return node.position ? text.slice(...rangeOf(node)) : content
    }
    default:
      return text.slice(...rangeOf(node))
  }
}
