/** Reads the simple HTML that other programs write into texts. */
import { type DefaultTreeAdapterTypes, parseFragment } from "parse5"
import { type Mark, plainText } from "../lib/inline-text"
import { readMarks, toLink } from "./marks"

type Node = DefaultTreeAdapterTypes.ChildNode
type Part = string | Mark

/** A line of a text, or an item of a list in it. An empty line separates paragraphs. */
export type Line = { isItem: boolean; parts: Part[] }

const TAGS =
  "a|abbr|address|article|b|big|blockquote|body|br|center|cite|code|dd|del|div|dl|dt|em|figure|font|footer|h[1-6]|head|header|hr|html|i|img|ins|kbd|label|li|main|mark|ol|p|pre|q|s|samp|section|small|span|strike|strong|sub|sup|table|tbody|td|th|thead|tr|tt|u|ul|var"

const TAG = new RegExp(`</?(?:${TAGS})(?:\\s[^<>]*)?/?>`, "i")

/** A character reference with its semicolon, as in `&amp;`. */
const REFERENCE = /&(?:#\d+|#x[\da-f]+|[a-z][a-z\d]*);/i

const BLOCK_NAMES =
  "address article blockquote body br center dd div dl dt figure footer h1 h2 h3 h4 h5 h6 head header hr html li main ol p pre section table tbody thead tr ul".split(
    " ",
  )

const BLOCKS = new Set(BLOCK_NAMES)

const BLOCK_TAG = new RegExp(`</?(?:${BLOCK_NAMES.join("|")})[\\s/>]`, "i")

/** Elements with a space between them. */
const CELLS = new Set(["td", "th"])

/** Elements whose start does not begin a new paragraph, only a new line. */
const LINES = new Set(["br", "tr", "dd", "dt"])

const MARKS: Readonly<Record<string, "emphasis" | "strong" | "code" | undefined>> = {
  b: "strong",
  strong: "strong",
  i: "emphasis",
  em: "emphasis",
  cite: "emphasis",
  code: "code",
  kbd: "code",
  samp: "code",
  tt: "code",
}

/** @returns whether the text has tags or character references of HTML */
export function isHtml(text: string): boolean {
  return TAG.test(text) || REFERENCE.test(text)
}

/** Deeper HTML would be too deep for a recursive reader. */
export const HTML_NESTING_LIMIT = 200

/** Elements that have an end tag in every text. */
const CONTAINER = new RegExp(
  `<(/?)(?!(?:br|hr|img|li|p|td|th|tr|dd|dt|tbody|thead)\\b)(?:${TAGS})(?:\\s[^<>]*)?>`,
  "gi",
)

/** @returns how deeply the elements in the text are nested */
export function nestingOf(text: string): number {
  let [depth, deepest] = [0, 0]
  for (const [, slash] of text.matchAll(CONTAINER)) {
    depth = Math.max(0, depth + (slash ? -1 : 1))
    deepest = Math.max(deepest, depth)
  }
  return deepest
}

/** @returns the text as a fragment of HTML; unknown tags, as in `vector<string>`, are text */
function parse(text: string) {
  const tags = new RegExp(`<(?!/?(?:${TAGS})(?:\\s[^<>]*)?/?>|!--)`, "gi")
  const references = new RegExp(`&(?!${REFERENCE.source.slice(1)})`, "gi")
  return parseFragment(text.replace(references, "&amp;").replace(tags, "&lt;"))
}

/** @returns the words of the text that a reader sees, and its addresses */
export function htmlWords(text: string): string {
  const wordsOf = (node: Node): string => {
    if ("value" in node) return node.value
    if (!("childNodes" in node)) return ""
    const shown = node.attrs.filter(({ name }) => ["href", "src", "alt", "title"].includes(name))
    const attributes = shown.map(({ value }) => ` ${value} `).join("")
    const words = attributes + node.childNodes.map(wordsOf).join("")
    return BLOCKS.has(node.tagName) || CELLS.has(node.tagName) ? `\n${words}\n` : words
  }
  return parse(text).childNodes.map(wordsOf).join("")
}

type Wrap = (parts: Part[]) => Part[]

/** @returns the lines of a text with HTML; texts outside of HTML's marks are not read for Markdown yet */
export function readHtmlLines(text: string): Line[] {
  const lines: Line[] = [{ isItem: false, parts: [] }]
  const current = () => lines.at(-1) ?? { isItem: false, parts: [] }
  const push = (...parts: Part[]) => current().parts.push(...parts)
  const startLine = (isItem = false) => lines.push({ isItem, parts: [] })
  const startParagraph = () => {
    // The first paragraph of an item is the item.
    if (current().isItem && current().parts.length === 0) return
    startLine()
    startLine()
  }

  const visit = (node: Node, wrap: Wrap | undefined, isInItem: boolean): void => {
    if ("value" in node) {
      const words = node.value.replace(/\s+/g, " ")
      if (words.trim() === "" && current().parts.length === 0) return
      push(...(wrap ? wrap(readMarks(words)) : [words]))
      return
    }
    if (!("childNodes" in node)) return
    const { tagName, childNodes } = node
    const attribute = (name: string) => node.attrs.find((each) => each.name === name)?.value ?? ""
    const visitAll = (add?: Wrap) => {
      const inner = add ? (parts: Part[]) => (wrap ?? same)(add(parts)) : wrap
      for (const child of childNodes) visit(child, inner, isInItem || tagName === "li")
    }
    const type = MARKS[tagName]
    if (tagName === "br" && isInItem) push(" ")
    else if (BLOCKS.has(tagName)) {
      if (tagName === "li") startLine(true)
      else if (LINES.has(tagName)) startLine()
      else startParagraph()
      visitAll()
      if (!LINES.has(tagName)) startParagraph()
    } else if (tagName === "img") {
      const link = toLink([attribute("alt") || attribute("src")], attribute("src"))
      push(...(wrap ?? same)(link))
    } else if (tagName === "a") {
      visitAll((parts) => toLink(parts, attribute("href")))
      if (attribute("title")) push(` (${attribute("title")})`)
    } else if (type === "code") {
      visitAll((parts) => parts.map((part) => ({ type, content: plainText(part) })))
    } else if (type) visitAll((parts) => [{ type, content: parts }])
    else visitAll()
    if (CELLS.has(tagName)) push(" ")
  }
  // Without a block, the text is plain text with some tags in it.
  const source = BLOCK_TAG.test(text) ? text : text.replace(/\n/g, "<br>")
  for (const node of parse(source).childNodes) visit(node, undefined, false)
  return lines
}

const same: Wrap = (parts) => parts
