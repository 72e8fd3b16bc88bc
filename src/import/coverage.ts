/** Says what became of each leaf of the document. */
import { plainName } from "../content/wording"
import { bareUrl, doiIn } from "../lib/uri"
import { type Data, Reading, textOf, textsIn } from "./data"
import { ABOUT_DOCUMENT, type Notes, PRIVATE } from "./notes"
import { isPrivateField } from "./private-names"
import { Leaf, leavesOf, type Tree } from "./source"
import { describeRejected, withoutRejected } from "./supported-texts"
import { BETWEEN_KEYWORDS, joinSentences, readBlocks, visibleWords } from "./texts"
import { readLink, readUrl } from "./values"

export type LeftOut = { leaf: Leaf; reason: string }

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
  const texts = written.map(textOf).filter(Boolean)
  const [values, copies] = [new Set(texts), new Set(texts.map(plainWords))]
  const readings = written.filter((text) => text instanceof Reading)
  const read = new Set(readings.flatMap(({ from }) => from.map(({ path }) => path)))
  const content = texts.map((each) => new Set(tokensIn(each)))
  const hidden = notes.hidden.map((each) => ({ ...each, words: tokensIn(each.text) }))
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
    const secret = secretIn(leaf, hidden)
    const reason = secret?.reason ?? reasonFor(leaf, notes)
    if (!isRead(leaf) && !isFound(leaf)) {
      const isRepeat = path.startsWith("meta.") || beside.has(toRepeat(leaf))
      return isRepeat && copies.has(plainWords(text)) ? [] : [{ leaf, reason }]
    }
    const url = readUrl(text)
    const isInterpreted = isRead(leaf) || (url && (values.has(url) || values.has(doiIn(url) ?? "")))
    // The address of a link has not its words.
    const link = readLink(text)
    const words = visibleWords(isInterpreted ? (link?.words ?? "") : text)
    // An address is one text: other texts may have its words.
    const isThere = (address: string) => texts.some((each) => each.includes(address))
    const isAbsent = url && !isInterpreted && ![url.replace(/\/$/, ""), text.trim()].some(isThere)
    const missing = isAbsent ? tokensIn(words) : missingIn(content, words)
    if (secret && missing.every((word) => secret.words.has(word)))
      return secret.isSentence || missing.length > 0 ? [secret] : []
    // A field of plain text shows no address that its words are.
    if (link && isRead(leaf) && bareUrl(link.address) === link.words && !values.has(url ?? ""))
      notes.change(leaf, link.words, `It was a link to ${link.address}.`)
    if (!isInterpreted) noteJoined(leaf, content, notes)
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

function noteJoined(leaf: Leaf, content: Words, notes: Notes): void {
  const blocks = readBlocks(leaf.text).map(({ text }) => text)
  if (blocks.length > 1 && isIn(content, tokensIn(blocks.join(" "))))
    notes.change(leaf, joinSentences(blocks) ?? "", JOINED)
}

type Hidden = { text: string; reason: string; words: readonly string[] }

/** @returns the private parts of the leaf, and why they are private; or that it is a part of a private pair */
function secretIn({ path, text }: Leaf, hidden: readonly Hidden[]) {
  if (hidden.length === 0) return undefined
  const words = ` ${tokensIn(visibleWords(text)).join(" ")} `
  const parts = hidden.filter((each) => words.includes(` ${each.words.join(" ")} `))
  const [first = hidden.find((each) => ` ${each.words.join(" ")} `.includes(words))] = parts
  if (!first) return undefined
  const isSentence = parts.some((each) => each.words.length > 1)
  const said = isSentence ? parts.map((each) => each.text).join(" ") : text
  const all = new Set([...parts, first].flatMap((each) => each.words))
  return { leaf: new Leaf(path, said), reason: first.reason, words: all, isSentence }
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
const OF_PROGRAMS =
  "$schema id uuid visible hidden icon iconcolor columns separatelinks inlinelink levelnum private".split(
    " ",
  )

/** How a picture looks, and what a section is. */
const OF_PARTS =
  /\b(?:picture|avatar|photo)\.(?!url|src|link)|^(?:sections(?:\.custom)?\.[^.]+|customSections\[\d+\])\.type$/

function reasonFor({ path, text }: Leaf, { reasons }: Notes): string {
  const names = path.split(/\.|\[\d*\]/).filter(Boolean)
  const last = plainName(names.at(-1) ?? "")
  if (path.startsWith("meta.") || OF_PROGRAMS.includes(last) || OF_PARTS.test(path))
    return ABOUT_DOCUMENT
  const known = reasons.get(path)
  if (known) return known
  if (names.slice(-2).some(isPrivateField) || /^(?:tel|sms):/i.test(text)) return PRIVATE
  if (/(?:url|website|link|href)$/i.test(path) && !readUrl(text))
    return "This is not the address of a web page."
  return "The import knows no place for it, so it is not published. Write it by hand where it belongs."
}
