/** Writes a text in Markdown as a text of the content, with as few escapes as possible. */
import { checkInline } from "../content/inline/check-inline"
import { parseInline } from "../content/inline/parse-inline"
import { type Inline, plainTextWithAddresses } from "../lib/inline-text"
import { toOneLine } from "../lib/one-line"
import { wordsIn } from "../lib/plain"

type Escape = (text: string) => string

const SPECIAL = /[\\*_`[\]<]/g

/** The same characters where they may be a mark, and not in `snake_case` or `a < b`. */
const SUSPICIOUS =
  /\\(?=[!-/:-@[-`{-~])|`|\*(?=\S)|(?<=\S)\*|(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])|<(?=[a-z])|\[(?=[^\]]*\]\()/giu

/** An address must have no backslash, or it would not be a link. */
const ADDRESS = /((?:https?:\/\/|www\.)\S+|(?<!\S)[^\s@]+@\S+)/i

const escaping =
  (characters: RegExp): Escape =>
  (text) =>
    text.replace(characters, "\\$&")

const outsideAddresses =
  (change: Escape): Escape =>
  (text) =>
    text
      .split(ADDRESS)
      .map((part, index) => (index % 2 === 1 ? part : change(part)))
      .join("")

/** As in `2*3*4`, where no other program shows a mark. */
const IN_WORDS = /(?<=[\p{L}\p{N}]\**)\*(?=\**[\p{L}\p{N}])/gu

const escapeUnclosed: Escape = (text) =>
  checkInline(text).reduceRight((all, { part: [start, end] = [0, 0] }) => {
    const mark = all.slice(start, end).replace(SPECIAL, "\\$&")
    return all.slice(0, start) + mark + all.slice(end)
  }, text)

/** Escapes what is no mark in a text that has marks, too. */
const besideMarks: Escape = (text) =>
  typeof parseInline(text) === "string"
    ? text
    : escapeUnclosed(outsideAddresses(escaping(IN_WORDS))(text))

const ESCAPES: readonly Escape[] = [
  (text) => text,
  besideMarks,
  outsideAddresses(escaping(SUSPICIOUS)),
  outsideAddresses(escaping(SPECIAL)),
  escaping(SPECIAL),
]

/**
 * @returns a text of which the site shows every word, and about which the check does not warn; without the
 *   characters of marks if there is no other
 */
export function toContentText(text: string): string {
  const words = wordsIn(text)
  const found = ESCAPES.map((change) => change(text)).find((each) => {
    const shown = new Set(wordsIn(shownIn(parseInline(each))))
    return words.every((word) => shown.has(word)) && checkInline(each).length === 0
  })
  const withoutMarks = () => text.replace(/[\\*_`[\]<>:@]/g, " ").replace(/\s+/g, " ")
  return found ?? withoutMarks().trim()
}

/** @returns the words of the text, for a field without marks */
export const toPlainText = (text: string): string =>
  plainTextWithAddresses(parseInline(toContentText(text)))

/** @returns the words and the addresses of links */
function shownIn(inline: Inline): string {
  if (typeof inline === "string") return inline
  if (!("type" in inline)) return inline.map(shownIn).join("")
  const words = shownIn(inline.content)
  if (inline.type === "code") return ` ${words} `
  return inline.type === "link" ? ` ${words} ${inline.href} ` : words
}

/** The marks of HTML until it is Markdown, as their start and their end. A document has no such characters. */
export const MARKS = {
  strong: ["\ufdd0", "\ufdd1", "**"],
  emphasis: ["\ufdd2", "\ufdd3", "*"],
  code: ["\ufdd4", "\ufdd5", "`"],
} as const

/** @returns the text with the marks of HTML as Markdown; without them if Markdown cannot have them there */
export function toMarkdown(text: string): string {
  const line = Object.values(MARKS).reduce(
    (all, [start, end]) =>
      all
        .replace(new RegExp(`${start}(\\s+)`, "g"), `$1${start}`)
        .replace(new RegExp(`(\\s+)${end}`, "g"), `${end}$1`)
        .replace(new RegExp(`${start}${end}|${end}${start}`, "g"), ""),
    text,
  )
  const plain = line.replace(/[\ufdd0-\ufdd5]/g, "")
  if (plain === line) return toOneLine(plain)
  const markdown = Object.values(MARKS).reduce(
    (all, [start, end, mark]) => all.replaceAll(start, mark).replaceAll(end, mark),
    line,
  )
  const isRead = shownWords(markdown) === shownWords(plain)
  return toOneLine(isRead ? markdown : plain)
}

const shownWords = (text: string) => shownIn(parseInline(text)).replace(/\s/g, "")
