/** Writes a text with marks as a text of the content, with as few escapes as possible. */
import { checkInline } from "../content/inline/check-inline"
import { parseInline } from "../content/inline/parse-inline"
import { withSmallScheme } from "../content/schemas/url-rules"
import { type Inline, plainTextWithAddresses } from "../lib/inline-text"
import { writeMarks } from "../resume"

type Escape = (text: string) => string

const SPECIAL = /[\\*_`[\]<]/g

/** The same characters where they may be a mark, and not in `snake_case` or `a < b`. */
const SUSPICIOUS =
  /\\(?=[!-/:-@[-`{-~])|`|\*(?=\S)|(?<=\S)\*|(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])|<(?=[a-z])|\[(?=[^\]]*\]\()/giu

/** An address must have no backslash, or it would not be a link. */
const ADDRESS = /((?:https?:\/\/|www\.)\S+|\S+@\S+)/i

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

const ESCAPES: readonly Escape[] = [
  (text) => text,
  outsideAddresses(escaping(SUSPICIOUS)),
  outsideAddresses(escaping(SPECIAL)),
  escaping(SPECIAL),
]

/**
 * @returns a text that the site parses to the same words and marks, and about which the check does not
 *   warn; without its marks if there is none; without the characters of marks if need be
 */
export function toContentText(inline: Inline): string {
  const words = plainTextWithAddresses(inline)
  const forms = [inline, words].flatMap((each) =>
    ESCAPES.map((change) => ({ each, text: write(each, change) })),
  )
  const found = forms.find(
    ({ each, text }) => isSame(parseInline(text), each) && checkInline(text).length === 0,
  )
  return (
    found?.text ??
    words
      .replace(/[\\*_`[\]<>:@]/g, " ")
      .replace(/\s+/g, " ")
      .trim()
  )
}

const write = (inline: Inline, change: Escape): string =>
  writeMarks(inline, change, ({ content, href }, words) =>
    plainTextWithAddresses(content) === href ? href : `[${words}](${href})`,
  )

function isSame(a: Inline, b: Inline): boolean {
  return describe(a).join("\n") === describe(b).join("\n")
}

/** @returns the words with the marks around them; an address that is a link of its own is no mark */
function describe(inline: Inline, marks: readonly string[] = []): string[] {
  const pieces = flatten(inline, marks)
  return pieces.reduce<string[]>((all, [text, around]) => {
    const last = all.at(-1)
    if (last?.startsWith(`${around}\t`)) all[all.length - 1] = last + text
    else all.push(`${around}\t${text}`)
    return all
  }, [])
}

function flatten(inline: Inline, marks: readonly string[]): [text: string, marks: string][] {
  if (typeof inline === "string") return inline === "" ? [] : [[inline, [...marks].sort().join()]]
  if (!("type" in inline)) return inline.flatMap((part) => flatten(part, marks))
  if (inline.type !== "link") return flatten(inline.content, [...marks, inline.type])
  const words = withSmallScheme(plainTextWithAddresses(inline.content))
  const isBare = [words, `mailto:${words}`, `http://${words}`].includes(inline.href)
  return flatten(inline.content, isBare ? marks : [...marks, inline.href])
}
