/** Says what became of each leaf of the document. */
import { plainName } from "../content/wording"
import type { Inline } from "../lib/inline-text"
import { ABOUT_DOCUMENT, type Notes } from "./notes"
import { type OutputTree, sourcedIn, Text, Value } from "./output-tree"
import { type SourceValue, sourceValuesOf, type Tree } from "./source"
import { readBlocks, visibleWords } from "./texts"
import { readLink, readUrl } from "./values"

export type LeftOut = { leaf: SourceValue; reason: string }

/** The reason for values of a private kind. The report has them under a title of their own. */
export const PRIVATE = "It is private, so it is not published."

const ESCAPE = "A backslash before a punctuation mark is an escape of Markdown, and is left out."
const JOINED = "Its paragraphs are joined, because the field has one."

/**
 * A leaf is taken over if the content has a text that comes from it, and all of its words and signs. All
 * others are left out, so nothing is lost in silence.
 * @param files the content that is written
 */
export function findLeftOut(document: Tree, files: readonly OutputTree[], notes: Notes): LeftOut[] {
  const sources = files.flatMap(sourcedIn)
  const written = new Map<SourceValue, (Text | Value)[]>()
  for (const source of sources) {
    for (const leaf of source.from.flatMap(({ origins }) => origins))
      written.set(leaf, [...(written.get(leaf) ?? []), source])
  }
  const copies = new Set(sources.map((source) => plainWords(textOf(source))))
  // Another field of the same item says the same.
  const beside = new Set([...written.keys()].map(toRepeat))
  // The report says of these what they have lost.
  const changed = new Set(notes.changes.flatMap((change) => change.leaf.origins))
  return sourceValuesOf(document).flatMap((leaf): LeftOut[] => {
    const found = written.get(leaf)
    if (!found) {
      const isRepeat = leaf.path.startsWith("meta.") || beside.has(toRepeat(leaf))
      const isCopy = isRepeat && copies.has(plainWords(leaf.text))
      return isCopy ? [] : [{ leaf, reason: notes.reasons.get(leaf) ?? reasonFor(leaf) }]
    }
    // A date or a number may have other words than its source. The address of a link has not its words.
    const isInterpreted = found.some((source) => source instanceof Value)
    const source = isInterpreted ? (readLink(leaf.text)?.words ?? "") : leaf.text
    const all = found.map(textOf).join("\n")
    if (!isInterpreted) remark(leaf, all, found.length, notes)
    const kept = new Set(tokensIn(all))
    const missing = tokensIn(visibleWords(source)).filter((token) => !kept.has(token))
    if (missing.length === 0 || changed.has(leaf)) return []
    return [{ leaf, reason: `These words of it are left out: ${[...new Set(missing)].join(" ")}` }]
  })
}

/** Says what a person should know of a text that is taken over. */
function remark(leaf: SourceValue, written: string, count: number, notes: Notes): void {
  if (countBackslashes(leaf.text) > countBackslashes(written)) notes.add(`${leaf.path}: ${ESCAPE}`)
  const line = privateLineIn(leaf.text)
  if (line)
    notes.add(`${leaf.path}: everyone can read the line "${line}". Remove it if it is private.`)
  if (readBlocks(leaf.text).length > count) notes.change(leaf, written, JOINED)
}

/** A picture in a text has no words. */
const plainWords = (text: string) => (text.startsWith("data:") ? "" : tokensIn(text).join(" "))

const toRepeat = ({ path, text }: SourceValue) =>
  JSON.stringify([path.replace(/[.[][^.[]*$/, ""), plainWords(text)])

const countBackslashes = (text: string) => text.split("\\").length - 1

/** @returns the words and the addresses of links */
function textOf(source: Text | Value): string {
  const inText = (inline: Inline): string => {
    if (typeof inline === "string") return inline
    if (!("type" in inline)) return inline.map(inText).join("")
    if (inline.type === "link") return `${inText(inline.content)} ${inline.href}`
    return inText(inline.content)
  }
  return source instanceof Text ? inText(source.inline) : source.value
}

/** Words, and signs that change what a number says. A minus stands before a number, and after no word. */
const TOKENS =
  /[\p{L}\p{M}\p{N}]+|[%‰<>±≥≤≈=€$£¥]|(?<![\p{L}\p{N}\s])[-+](?=\d)|(?<=\s)[-+](?=\d)/gu

/** Marks may stand between words without spaces, as in Chinese. So they count nowhere. */
const tokensIn = (text: string): string[] =>
  text
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[*_`~\\]+/g, "")
    .match(TOKENS) ?? []

/** Fields of any object that say something to a program. */
const OF_PROGRAMS = "$schema id uuid visible hidden icon iconcolor columns".split(" ")

function reasonFor({ path, text }: SourceValue): string {
  const names = path.split(/\.|\[\d*\]/).filter(Boolean)
  const last = plainName(names.at(-1) ?? "")
  if (path.startsWith("meta.") || OF_PROGRAMS.includes(last)) return ABOUT_DOCUMENT
  if (names.slice(-2).some(isPrivateName) || /^(?:tel|sms):/i.test(text)) return PRIVATE
  if (/(?:url|website|link|href)$/i.test(path) && !readUrl(text))
    return "This is not the address of a web page."
  return "The import knows no place for it, so it is not published. Write it by hand where it belongs."
}

/** Telephone, birth, gender, marital status, nationality, identity and salary, in any longer name. */
const PRIVATE_PARTS =
  "phone telefon teléfono mobile móvil celular handynummer whatsapp birth geburt naissance nacimiento nascimento salary gehalt salario passport nationality nacionalidad nationalität nationalité citizenship marital gender".split(
    " ",
  )

/** Names that are private, but may be the beginning of others. */
const PRIVATE_BEGINNINGS = "street photo 出生 婚姻 電話".split(" ")

/** Names that are private as a whole. */
const PRIVATE_NAMES = new Set(
  "tel fax cell handy mobil portable straße adresse dirección endereço dob age edad alter sex geschlecht familienstand estadocivil religion ssn id idnumber nationalid nationalidnumber taxid taxidnumber personalid personalidnumber taxnumber dni nif cpf compensation picture avatar 电话 手机 生日 性别 民族 籍贯 生年月日 住所 性別".split(
    " ",
  ),
)

/** @returns whether what has this name is private, as in 'Date of birth' */
function isPrivateName(name: string): boolean {
  const plain = plainName(name)
  return (
    PRIVATE_NAMES.has(plain) ||
    /^address(?:line)?\d?$/.test(plain) ||
    PRIVATE_BEGINNINGS.some((each) => plain.startsWith(each)) ||
    PRIVATE_PARTS.some((each) => plain.includes(each))
  )
}

/** @returns the first line of a text that begins with such a name and a colon, as in 'Phone: 555 0142' */
const privateLineIn = (text: string): string | undefined =>
  text
    .split("\n")
    .map((line) => line.trim())
    .find((line) =>
      isPrivateName(/^[^\p{L}]*([\p{L} ]{2,25}?)\s*[:：]\s*\S/u.exec(line)?.[1] ?? ""),
    )
