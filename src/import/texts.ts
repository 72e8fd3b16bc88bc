/** Reads texts of any origin: plain text, Markdown and simple HTML, with lists in them. */
import { LOOKALIKES, lettersFor } from "../content/confusable-characters"
import { toMarkdown, toPlainText } from "./content-text"
import { htmlWords, isHtml, type Line, readHtmlLines, toLink } from "./html"
import {
  find,
  isFields,
  itemsOf,
  type Leaf,
  PROSE_FIELDS,
  type Tree,
  textLeaves,
  toBullet,
} from "./source"

/** What YAML files and fonts cannot hold, has no width or turns the direction, and tags but for those of flags. */
const INVISIBLE =
  /(?![\n\t])\p{Cc}|[\u00ad\u200b\u202a-\u202e\u2060\u2066-\u2069\ufeff\ufffe\uffff\ufdd0-\ufdd5]|\p{Cs}|(?<!\u{1f3f4}[\u{e0020}-\u{e007e}]*)[\u{e0000}-\u{e007f}]/gu

/** A row of dashes or the like between paragraphs, and the fence of a code block. */
const RULE = /^\s*(?:([-*_=~])(?:\s*\1){2,}|```\w*|~~~\w*)\s*$/

const SIGNS = "•·‣∙◦▪▫●○■□◆◇►▶▸▹➢➤➜➔✓✔✅✦❖⁃⦁－・\uf000-\uf0ff"
const BULLET = new RegExp(
  `^(?:\\s*(?:[-*–—→»${SIGNS}]\\s+|[${SIGNS}](?=\\S)|[-–](?=\\p{L})))+`,
  "u",
)

/** A text that is no item, but begins with a minus sign, as in '- 5 % cost', '– $2M' and '-Xmx'. */
const MINUS = /^\s*[-–](?:\s+(?:[$€£¥]\s?\d|\d[\d.,]*\s?[%‰$€£¥])|\p{L}).*$/u

/** Marks of Typst, as RenderCV has them: `#underline[words]` and `#link("address")[words]`. */
const TYPST_LINK = /#link\("([^"]*)"\)\[([^[\]]*)\]/g
const TYPST_MARK =
  /#(?:underline|emph|strong|text|highlight|strike|smallcaps|overline|super|sub|box)(?:\([^()]*\))?\[([^[\]]*)\]/g

/** A line feed of JSON that was escaped twice, and no part of a path or of code. */
const ESCAPED_BREAK =
  /(?<![\\`])(?:\\r)?\\n(?:(?=(?:\\[rn]|[ \t]){0,9}(?:[\p{Lu}\p{Lo}\p{N}]|[-*•–]\s|$))|(?<=[.!?;]\\n))/gu

/** The number of an item, which stays a part of its text, and not the day in '4. Mai 1982'. */
const NUMBER = /^\s*\(?\d{1,2}[.)]\s+(?!\p{L}+\.? \d{4})\S/u

/** A text that ends with a stop, whatever closes after it. */
const STOPPED = /[\p{Terminal_Punctuation}…–—-][\p{Pe}\p{Pf}"'*_`\ufdd0-\ufdd5]*\s*$/u

/** The first line of a paragraph, if the next begins with a capital letter. */
const isHeading = (line: string, next = "") =>
  line.length <= 50 && !STOPPED.test(line) && /^[^\p{L}]*\p{Lu}/u.test(next)

/** The marks of a heading or a quotation at the start of a line. '> 50 %' and '# of users' are neither. */
const BLOCK_MARK = /^\s*(?:#{1,6}\s+(?!of\s)|>(?!\s*[\d=$€£])\s?)/

/** @returns the text with line feeds only, and without invisible characters and marks of Typst */
export function cleanText(text: string): string {
  return text
    .replace(LOOKALIKES, lettersFor)
    .replace(/\r\n?|\u0085|\u2028|\u2029/g, "\n")
    .replace(INVISIBLE, "")
    .replace(TYPST_LINK, "[$2]($1)")
    .replace(TYPST_MARK, "$1")
    .replace(ESCAPED_BREAK, "\n")
}

/** @returns the words that a reader of the text sees, to compare them with what was written */
export function visibleWords(text: string): string {
  const clean = cleanText(text)
  return isHtml(clean) ? htmlWords(clean) : clean
}

/** @returns the paragraphs and list items of a text, in order; none if it has no visible character */
export function readBlocks(raw: string): Line[] {
  const text = withLinks(cleanText(raw))
  if (MINUS.test(text)) return [{ isItem: false, text: toMarkdown(text) }]
  const lines = isHtml(text) ? readHtmlLines(text).map(readLine) : text.split("\n").map(toLine)
  const blocks: Line[] = []
  let isOpen = false
  for (const [index, { isItem, text: line }] of lines.entries()) {
    const last = blocks.at(-1)
    // A line after an item continues it if it is indented, or if the item is no whole sentence yet.
    const isWithin = /^\s|^\p{Ll}/u.test(line) || /[,(]$/.test(last?.text.trimEnd() ?? "")
    const continues = isOpen && !isItem && (!last?.isItem || isWithin)
    if (line.trim() === "" || RULE.test(line)) isOpen = false
    else if (last && continues) last.text += ` ${line}`
    else {
      blocks.push({ isItem, text: line })
      isOpen = isItem || !isHeading(line, lines[index + 1]?.text)
    }
  }
  return blocks
    .map((block) => ({ ...block, text: toMarkdown(block.text) }))
    .filter(({ text: line }) => line !== "")
}

/**
 * Markdown's pictures become links, because the content has no pictures in texts. What the site cannot link
 * to, and the title of a link, become words.
 */
const withLinks = (text: string) =>
  text.replace(
    /!?\[([^[\]]*)\]\(([^()\s]+(?:\([^()\s]*\)[^()\s]*)*)(?:\s+"([^"]*)")?\)/g,
    (_all, words: string, address: string, title?: string) =>
      toLink(words.trim() === "" ? address : words, address) + (title ? ` (${title})` : ""),
  )

function toLine(text: string): Line {
  if (RULE.test(text)) return { isItem: false, text: "" }
  if (BULLET.test(text)) return { isItem: true, text: text.replace(BULLET, "") }
  if (NUMBER.test(text)) return { isItem: true, text: text.trimStart() }
  return { isItem: false, text: text.replace(BLOCK_MARK, "") }
}

/** A line of HTML may have a bullet of its own. */
function readLine({ isItem, text }: Line): Line {
  const line = toLine(text)
  return { ...line, isItem: isItem || line.isItem }
}

/** @returns the text on one line; undefined if the leaf has no visible character */
export function readText(leaf: Leaf | undefined): string | undefined {
  return leaf && joinTexts(linesOf(leaf), " ")
}

/** A paragraph, and what follows as items. */
export type Prose = { text: string | undefined; items: string[] }

/** @returns the paragraphs joined to one, and all items */
export const joinProse = (all: readonly Prose[]): Prose => ({
  text: joinSentences([...new Set(all.map(({ text }) => text))]),
  items: all.flatMap(({ items }) => items),
})

/**
 * @returns the paragraphs before the first item, joined to one text, and all that follows as items, so
 *   that the order stays; of a list of texts, each paragraph is an item
 */
export function readProse(tree: Tree | undefined): Prose {
  const leaves = textLeaves(tree, PROSE_FIELDS)
  const [only, second] = leaves
  const lines = leaves.flatMap(linesOf)
  if (!only || second) return { text: undefined, items: lines }
  const first = readBlocks(only.text).findIndex(({ isItem }) => isItem)
  const end = first < 0 ? lines.length : first
  return { text: joinSentences(lines.slice(0, end)), items: lines.slice(end) }
}

/** @returns each paragraph and each list item as a text of its own */
export function readLines(tree: Tree | undefined): string[] {
  return textLeaves(tree).flatMap(linesOf)
}

const linesOf = (leaf: Leaf) => readBlocks(leaf.text).map(({ text }) => text)

/** A comma in parentheses or in a number, as in '1,000', does not separate. */
export const BETWEEN_KEYWORDS = /(?:(?<!\d),|,(?!\d)|[;|•·、，])(?![^()]*\))/

/** A text of Chinese that is a sentence, by its verb or a particle. Its commas separate no keywords. */
const CHINESE_SENTENCE = /^(?:能|会|會|可以|掌握|熟|精通|了解|具|擅|负责|負責)|[的和与與及]/u

/** The stop of a sentence that is a list of keywords. */
const LAST_STOP = /[.。]$(?<=[,;、，].*[\p{L}\p{N}+#)].)/u

/** The fields of an object that stands where a detail is expected. */
const DETAIL = {
  name: ["title", "name", "label", "section", "position"],
  texts: ["description", "text", "summary", "note", "content", "responsibility"],
  keywords: ["keywords", "technologies", "tags", "skills"],
  list: ["items", "highlights", "details", "bullets", "points", "list", "actions", "achievements"],
}

/** @returns the texts of a list. Of an object, its texts and keywords are one; its list follows */
export function readDetails(tree: Tree): string[] {
  return itemsOf(tree).flatMap((each) => {
    const item = toBullet(each)
    if (!isFields(item)) return readLines(item)
    const { name: names, texts, keywords: tags, list: lists } = DETAIL
    const list = lists.map((name) => find(item, name)).find((found) => found !== undefined)
    const [title, ...others] = readLines(find(item, ...names))
    const prose = texts.map((each) => readProse(find(item, each)))
    const keywords = tags.flatMap((each) => readKeywords(find(item, each))).join(", ")
    const words = [...others, ...prose.map(({ text }) => text)]
    const hasMore =
      list !== undefined || words.some(Boolean) || prose.some(({ items }) => items.length > 0)
    const head = joinTexts(
      [title && hasMore ? toGroupName(title) : title, ...words, keywords && `(${keywords})`],
      " ",
    )
    return [
      ...(head ? [head] : []),
      ...prose.flatMap(({ items }) => items),
      ...(list ? readDetails(list) : []),
    ]
  })
}

/** The content has no groups of details, so the name of a group stands out. */
const toGroupName = (name: string) => `**${toPlainText(name).replace(/:$/, "")}:**`

/** @returns the texts of a list, or the parts of one text between commas, semicolons and line breaks */
export function readKeywords(tree: Tree | undefined): string[] {
  const leaves = textLeaves(tree)
  const [only] = leaves
  if (!only || leaves.length > 1 || Array.isArray(tree))
    return leaves.flatMap((leaf) => readText(leaf) ?? [])
  const parts = linesOf(only).flatMap((line) =>
    /[、，]/.test(line) && CHINESE_SENTENCE.test(line)
      ? [line]
      : line.replace(LAST_STOP, "").split(BETWEEN_KEYWORDS),
  )
  return parts.map((part) => part.trim()).filter(Boolean)
}

/** @returns the texts as sentences, each with a stop before the next; undefined if there is none */
export const joinSentences = (texts: readonly (string | undefined)[]) => {
  const all = texts.flatMap((text) => text || [])
  const stopped = all.map((text, index) =>
    index + 1 === all.length || STOPPED.test(text)
      ? text
      : text + (/\p{scx=Han}$/u.test(text) ? "。" : "."),
  )
  return stopped.join(" ") || undefined
}

/** @returns the texts joined to one; undefined if there is none */
export const joinTexts = (texts: readonly (string | undefined)[], separator: string) =>
  texts.filter(Boolean).join(separator) || undefined
