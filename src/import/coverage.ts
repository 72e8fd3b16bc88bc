/** Says what became of each leaf of the document. */
import { plainName } from "../content/wording"
import { type Data, Reading, textOf, textsIn } from "./data"
import { ABOUT_DOCUMENT, type Notes } from "./notes"
import { type Leaf, leavesOf, type Tree } from "./source"
import { describeRejected, withoutRejected } from "./supported-texts"
import { BETWEEN_KEYWORDS, readBlocks, visibleWords } from "./texts"
import { readLink, readUrl } from "./values"

export type LeftOut = { leaf: Leaf; reason: string }

/** The reason for values of a private kind. The report has them under a title of their own. */
export const PRIVATE = "It is private, so it is not published."

const JOINED = "Its paragraphs are joined, because the field has one."

/**
 * A leaf that no table names is left out. Any other is taken over if the content has what was read from it,
 * or all of its words and signs. So nothing is lost in silence.
 * @param files the content that is written
 */
export function findLeftOut(
  document: Tree,
  files: readonly Data[],
  isSupported: (grapheme: string) => boolean,
  notes: Notes,
): LeftOut[] {
  const written = files.flatMap(textsIn)
  const texts = written.map(textOf)
  const [values, copies] = [new Set(texts), new Set(texts.map(plainWords))]
  const readings = written.filter((text) => text instanceof Reading)
  const read = new Set(readings.flatMap(({ from }) => from.map(({ path }) => path)))
  const content = texts.map((each) => new Set(tokensIn(each)))
  const isRead = ({ path }: Leaf) => read.has(path)
  const isFound = ({ path }: Leaf) =>
    notes.found.has(path) && !notes.reasons.has(path) && !notes.read.has(path)
  const leaves = leavesOf(document)
  // Another field of the same item says the same.
  const beside = new Set(leaves.filter((leaf) => isRead(leaf) || isFound(leaf)).map(toRepeat))
  // The report says of these what they have lost.
  const changed = new Set(notes.changes.map(({ leaf }) => leaf.path))
  return leaves.flatMap((leaf): LeftOut[] => {
    const { path, text } = leaf
    const reason = notes.reasons.get(path) ?? notes.refused.get(text) ?? reasonFor(leaf)
    if (!isRead(leaf) && !isFound(leaf)) {
      const isRepeat = path.startsWith("meta.") || beside.has(toRepeat(leaf))
      return isRepeat && copies.has(plainWords(text)) ? [] : [{ leaf, reason }]
    }
    const url = readUrl(text)
    const isInterpreted = isRead(leaf) || (url !== undefined && values.has(url))
    // The address of a link has not its words.
    const words = visibleWords(isInterpreted ? (readLink(text)?.words ?? "") : text)
    const missing = missingIn(content, words)
    if (!isInterpreted) remark(leaf, content, notes)
    if (missing.length === 0 || changed.has(path)) return []
    const supported = withoutRejected(words, isSupported)
    if (supported.trim() !== "" && supported !== words && isIn(content, tokensIn(supported))) {
      const reason = `No font of the PDFs has ${describeRejected(words, isSupported)}, so it is left out.`
      notes.change(leaf, supported, reason)
      return []
    }
    const isLost = !isInterpreted && missing.length * 2 >= tokensIn(words).length
    const lost = `These words of it are left out: ${missing.join(" ")}`
    return [{ leaf, reason: isLost ? reason : lost }]
  })
}

/** The words of each text of the content. */
type Words = readonly ReadonlySet<string>[]

const isIn = (content: Words, tokens: readonly string[]): boolean =>
  content.some((words) => tokens.every((token) => words.has(token)))

/** @returns the words that are in no text with the others of their part: a paragraph, or a keyword */
function missingIn(content: Words, text: string): string[] {
  const [whole, lines, keywords, pieces] = [/$^/, /\n/, BETWEEN_KEYWORDS, PIECES].map((separator) =>
    text.split(separator).map(tokensIn),
  )
  const isComplete = (parts: string[][] = []) => parts.every((part) => isIn(content, part))
  if ([whole, lines, keywords, pieces].some(isComplete)) return []
  const missing = (pieces ?? []).map((part) => {
    const all = content.map((words) => part.filter((token) => !words.has(token)))
    return all.toSorted((a, b) => a.length - b.length)[0] ?? part
  })
  return [...new Set(missing.flat())]
}

/** What is between the words of a text that is written as several texts. */
const PIECES = /[\n,;:|·•()（），、–—]|\s-\s/

/** Says what a person should know of a text that is taken over. */
function remark(leaf: Leaf, content: Words, notes: Notes): void {
  const line = privateLineIn(leaf.text)
  if (line)
    notes.add(`${leaf.path}: everyone can read the line "${line}". Remove it if it is private.`)
  const blocks = readBlocks(leaf.text).map(({ text }) => text)
  if (blocks.length > 1 && isIn(content, tokensIn(blocks.join(" "))))
    notes.change(leaf, blocks.join(" "), JOINED)
}

/** A picture in a text has no words. */
const plainWords = (text: string) => (text.startsWith("data:") ? "" : tokensIn(text).join(" "))

const toRepeat = ({ path, text }: Leaf) =>
  JSON.stringify([path.replace(/[.[][^.[]*$/, ""), plainWords(text)])

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

function reasonFor({ path, text }: Leaf): string {
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
