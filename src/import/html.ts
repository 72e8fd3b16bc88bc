/** Reads the simple HTML that other programs write into texts. */
import { type DefaultTreeAdapterTypes, parseFragment } from "parse5"
import { checkHref } from "../content/schemas/url-rules"
import { MARKS } from "./content-text"

type Node = DefaultTreeAdapterTypes.ChildNode

/** A line of a text, or an item of a list in it. An empty line separates paragraphs. */
export type Line = { isItem: boolean; text: string }

const BLOCK_NAMES =
  "address|article|aside|blockquote|body|br|caption|center|dd|details|div|dl|dt|fieldset|figcaption|figure|footer|form|h1|h2|h3|h4|h5|h6|head|header|hr|html|li|main|nav|ol|option|p|pre|section|summary|table|tbody|tfoot|thead|tr|ul"

const BLOCKS = new Set(BLOCK_NAMES.split("|"))

const BLOCK_TAG = new RegExp(`</?(?:${BLOCK_NAMES})[\\s/>]`, "i")

const TAGS = `${BLOCK_NAMES}|a|abbr|b|big|cite|code|del|em|font|i|img|ins|kbd|label|mark|q|s|samp|small|span|strike|strong|sub|sup|td|th|tt|u|var`

const TAG = new RegExp(`</?(?:${TAGS})(?:\\s[^<>]*)?/?>`, "i")

/** Comments, elements without words, and the tags of unknown ones: they have an end or attributes. The limits keep it quick. */
export const MARKUP = new RegExp(
  `<(?:!--[^]{0,9999}?--|(script|style|svg|template)(?=[\\s>])[^]{0,9999}?</\\1\\s*|(?!/?(?:${TAGS})[\\s/>])(?:/[a-z][\\w:-]*\\s*|[a-z][\\w:-]*(?:\\s+[\\w:-]+=["'][^<>]*|\\s*/)|([a-z][\\w:-]*)(?:\\s[^<>]*)?(?=>[^]{0,9999}?</\\2\\s*>)))>`,
  "gi",
)

/** A character reference with its semicolon, as in `&amp;`. */
const REFERENCE = /&(?:#\d+|#x[\da-f]+|[a-z][a-z\d]*);/i

/** Elements with a space between them. */
const CELLS = new Set(["td", "th"])

/** Elements whose start does not begin a new paragraph, only a new line. */
const LINES = new Set(["br", "tr", "dd", "dt"])

const MARK_OF: Readonly<Record<string, keyof typeof MARKS | undefined>> = {
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

/** @returns a link; the words with the address in parentheses if the site cannot link to it */
export function toLink(words: string, address: string): string {
  if (address === "" || words.trim() === address) return words
  const isLink = words.trim() !== "" && !checkHref(address) && !/[\s<>]/.test(address)
  return isLink ? `[${words.trim()}](${address})` : `${words} (${address})`.trim()
}

/** @returns the lines of a text with HTML, in Markdown but for the marks of HTML */
export function readHtmlLines(text: string): Line[] {
  let lines: Line[] = [{ isItem: false, text: "" }]
  const current = () => lines.at(-1) as Line
  const push = (words: string) => {
    current().text += words
  }
  const startLine = (isItem = false) => lines.push({ isItem, text: "" })
  const startParagraph = () => {
    // The first paragraph of an item is the item.
    if (current().isItem && current().text === "") return
    startLine()
    startLine()
  }
  const visitAll = (nodes: readonly Node[], open: readonly string[]) => {
    for (const node of nodes) visit(node, open)
  }
  /** @returns the words of the nodes in one line */
  const wordsOf = (nodes: readonly Node[], open: readonly string[]): string => {
    const outer = lines
    lines = [{ isItem: false, text: "" }]
    visitAll(nodes, open)
    const words = lines.map((line) => line.text).join(" ")
    lines = outer
    return words
  }

  /** @param open the names of the elements around the node that count */
  const visit = (node: Node, open: readonly string[]): void => {
    if ("value" in node) {
      const words = node.value.replace(/\s+/g, " ")
      if (words.trim() !== "" || current().text !== "") push(words)
      return
    }
    if (!("childNodes" in node)) return
    const { tagName, childNodes } = node
    const attribute = (name: string) => node.attrs.find((each) => each.name === name)?.value ?? ""
    const mark = MARK_OF[tagName]
    if (tagName === "br" && open.includes("li")) push(" ")
    else if (BLOCKS.has(tagName)) {
      if (tagName === "li") startLine(true)
      else if (LINES.has(tagName)) startLine()
      else startParagraph()
      visitAll(childNodes, [...open, tagName])
      if (!LINES.has(tagName)) startParagraph()
    } else if (tagName === "img") {
      push(toLink(attribute("alt") || attribute("src"), attribute("src")))
    } else if (tagName === "a") {
      push(toLink(wordsOf(childNodes, open), attribute("href")))
      if (attribute("title")) push(` (${attribute("title")})`)
    } else if (mark && !open.includes(mark) && !open.includes("code")) {
      const [start, end] = MARKS[mark]
      push(start)
      visitAll(childNodes, [...open, mark])
      push(end)
    } else visitAll(childNodes, open)
    if (CELLS.has(tagName)) push(" ")
  }
  // Without a block, the text is plain text with some tags in it.
  const html = BLOCK_TAG.test(text) ? text : text.replace(/\n/g, "<br>")
  visitAll(parse(html).childNodes, [])
  return lines
}
