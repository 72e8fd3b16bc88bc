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

const TAGS = new Set(
  `${BLOCK_NAMES}|a|abbr|b|big|cite|code|del|em|font|i|img|ins|kbd|label|mark|q|s|samp|small|span|strike|strong|sub|sup|td|th|tt|u|var`.split(
    "|",
  ),
)

/** A start or an end of an element: its slash, its name and the rest. Each search ends at the next sign of a tag. */
const TAG = /<(\/?)([a-z][\w:-]*)(?![\w:-])([^<>]*)>/gi

/** @returns whether this is a tag that the import reads */
const isKnown = (name: string, rest: string) =>
  TAGS.has(name.toLowerCase()) && /^(?:\s|\/?$)/.test(rest)

/** What has no words: comments, and elements for programs. */
const WITHOUT_WORDS: readonly (readonly [start: RegExp, end: RegExp])[] = [
  [/<!--/, /-->/],
  ...["script", "style", "svg", "template"].map(
    (name) => [new RegExp(`<${name}(?=[\\s>])`, "i"), new RegExp(`</${name}\\s*>`, "i")] as const,
  ),
]

/**
 * @returns the text without comments, elements without words, and the tags of unknown ones, which have an end or
 *   attributes: `vector<string>` is text
 */
export function withoutMarkup(text: string): string {
  if (!text.includes("<")) return text
  // What stands before an end is cut where the element starts, so nothing is looked at twice.
  const shown = WITHOUT_WORDS.reduce((all, [start, end]) => {
    const parts = all.split(end)
    const cut = (part: string) => part.slice(0, part.search(start))
    return parts
      .map((part, at) => (at + 1 < parts.length && start.test(part) ? cut(part) : part))
      .join("")
  }, text)
  const ends = new Set([...shown.matchAll(TAG)].flatMap(([, end, name]) => (end ? name : [])))
  return shown.replace(TAG, (tag, end: string, name: string, rest: string) => {
    const isMarkup = end !== "" || ends.has(name) || /\s[\w:-]+=["']|^\s*\/$/.test(rest)
    return isMarkup && !TAGS.has(name.toLowerCase()) ? "" : tag
  })
}

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
  const isTag = ([, , name = "", rest = ""]: readonly string[]) => isKnown(name, rest)
  return [...text.matchAll(TAG)].some(isTag) || REFERENCE.test(text)
}

/** @returns the text as a fragment of HTML; unknown tags, as in `vector<string>`, are text */
function parse(text: string) {
  const references = new RegExp(`&(?!${REFERENCE.source.slice(1)})`, "gi")
  const parts = text
    .replace(references, "&amp;")
    .replace(TAG, (tag, _end, name: string, rest: string) =>
      isKnown(name, rest) ? tag.replace("<", "\ufdd7") : tag,
    )
  return parseFragment(parts.replaceAll("<", "&lt;").replaceAll("\ufdd7", "<"))
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
