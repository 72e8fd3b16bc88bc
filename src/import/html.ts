/** Reads the simple HTML that other programs write into texts. */
import { type DefaultTreeAdapterTypes, parseFragment } from "parse5"
import { checkHref } from "../content/schemas/url-rules"
import { MARKS } from "./content-text"

type Node = DefaultTreeAdapterTypes.ChildNode
type Shown = DefaultTreeAdapterTypes.TextNode | DefaultTreeAdapterTypes.Element

/** A line of a text, or an item of a list in it. An empty line separates paragraphs. */
export type Line = { isItem: boolean; text: string }

const BLOCK_NAMES =
  "address|article|aside|blockquote|body|br|caption|center|dd|details|div|dl|dt|fieldset|figcaption|figure|footer|form|h1|h2|h3|h4|h5|h6|head|header|hr|html|li|main|nav|ol|option|p|pre|section|summary|table|tbody|tfoot|thead|tr|ul"

const BLOCKS = new Set(BLOCK_NAMES.split("|"))

const BLOCK_TAG = new RegExp(`</?(?:${BLOCK_NAMES})[\\s/>]`, "i")

/** Elements for programs, which have no words. */
const WITHOUT_WORDS = ["script", "style", "svg", "template"]

const INLINE_NAMES =
  "a|abbr|b|big|cite|code|del|em|font|i|img|ins|kbd|label|mark|q|s|samp|small|span|strike|strong|sub|sup|td|th|tt|u|var"

const TAGS = new Set([...BLOCKS, ...INLINE_NAMES.split("|")])

/** The start of a comment; or a start or an end of an element: its slash, its name and the rest. */
const TAG = /<!--|<(\/?)([a-z][\w:-]*)(?![\w:-])([^<>]*)>/gi

/**
 * @returns the text in which each `<` is `&lt;` but those of HTML: of known elements, of others that have an end
 *   or attributes, and of what has an end if it hides words. `vector<string>` is text
 */
function escapeOthers(text: string): string {
  const tags = [...text.matchAll(TAG)]
  const ends = new Map(
    tags.map(({ 1: end, 2: name = "", index }) => [end ? name.toLowerCase() : "", index]),
  )
  ends.set("!--", text.lastIndexOf("-->"))
  return text
    .replace(TAG, (tag, end: string, written = "!--", rest = "", at: number) => {
      const name = written.toLowerCase()
      const last = ends.get(name)
      const isHiding = !end && ["!--", ...WITHOUT_WORDS].includes(name)
      const isKnown = TAGS.has(name) && /^(?:\s|\/?$)/.test(rest)
      const isOther = !TAGS.has(name) && (last !== undefined || /\s[\w:-]+=["']|^\s*\/$/.test(rest))
      const isHtml = isHiding ? last !== undefined && last > at : isKnown || isOther
      return isHtml ? tag.replace("<", MARKUP) : tag
    })
    .replaceAll("<", "&lt;")
    .replaceAll(MARKUP, "<")
}

/** Stands for the `<` of HTML. A text has no such character. */
const MARKUP = "\ufdd7"

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

/** @returns whether the text has tags, comments or character references of HTML */
export const isHtml = (text: string) => REFERENCE.test(text) || escapeOthers(text).includes("<")

const OTHER_AND = new RegExp(`&(?!${REFERENCE.source.slice(1)})`, "gi")

/** @returns what the text has as a fragment of HTML, without comments and elements for programs */
const parse = (text: string) =>
  shownIn(parseFragment(escapeOthers(text.replace(OTHER_AND, "&amp;"))))

const shownIn = ({ childNodes }: { childNodes: Node[] }) =>
  childNodes.filter(
    (node) => "value" in node || ("childNodes" in node && !WITHOUT_WORDS.includes(node.tagName)),
  ) as Shown[]

/** @returns the words of the text that a reader sees, and its addresses */
export function htmlWords(text: string): string {
  const wordsOf = (node: Shown): string => {
    if ("value" in node) return node.value
    const shown = node.attrs.filter(({ name }) => ["href", "src", "alt", "title"].includes(name))
    const attributes = shown.map(({ value }) => ` ${value} `).join("")
    const words = attributes + shownIn(node).map(wordsOf).join("")
    return BLOCKS.has(node.tagName) || CELLS.has(node.tagName) ? `\n${words}\n` : words
  }
  return parse(text).map(wordsOf).join("")
}

/** @returns a link; the words with the address in parentheses if the site cannot link to it */
export function toLink(words: string, address: string): string {
  if (address === "" || words.trim() === address) return words
  const isLink = words.trim() !== "" && !checkHref(address) && !/[\s<>]/.test(address)
  return isLink ? `[${words.trim()}](${address})` : `${words} (${address})`.trim()
}

/** @returns the lines of a text with HTML, in Markdown but for the marks of HTML */
export function readHtmlLines(text: string): Line[] {
  // Without a block, the text is plain text with some tags in it.
  const html = BLOCK_TAG.test(text) ? text : text.replace(/\n/g, "<br>")
  return linesOf(parse(html), [])
}

/** @param around the names of the elements around the nodes, and their marks */
function linesOf(nodes: readonly Shown[], around: readonly string[]): Line[] {
  const lines: Line[] = [{ isItem: false, text: "" }]
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
  const visit = (node: Shown, open: readonly string[]): void => {
    if ("value" in node) {
      const words = node.value.replace(/\s+/g, " ")
      if (words.trim() !== "" || current().text !== "") push(words)
      return
    }
    const { tagName } = node
    const visitInner = (name: string) => {
      for (const inner of shownIn(node)) visit(inner, [...open, name])
    }
    const attribute = (name: string) => node.attrs.find((each) => each.name === name)?.value ?? ""
    const mark = MARK_OF[tagName]
    if (tagName === "br" && open.includes("li")) push(" ")
    else if (BLOCKS.has(tagName)) {
      if (tagName === "li") startLine(true)
      else if (LINES.has(tagName)) startLine()
      else startParagraph()
      visitInner(tagName)
      if (!LINES.has(tagName)) startParagraph()
    } else if (tagName === "img") {
      push(toLink(attribute("alt") || attribute("src"), attribute("src")))
    } else if (tagName === "a") {
      const words = linesOf(shownIn(node), open).map((line) => line.text)
      push(toLink(words.join(" "), attribute("href")))
      if (attribute("title")) push(` (${attribute("title")})`)
    } else if (mark && !open.includes(mark) && !open.includes("code")) {
      const [start, end] = MARKS[mark]
      push(start)
      visitInner(mark)
      push(end)
    } else visitInner("")
    if (CELLS.has(tagName)) push(" ")
  }
  for (const node of nodes) visit(node, around)
  return lines
}
