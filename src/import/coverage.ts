/** Says what became of each leaf of the document. */
import { type Inline, plainText } from "../lib/inline-text"
import { ABOUT_DOCUMENT } from "./document"
import type { Notes } from "./notes"
import { type OutputTree, sourcedIn, Text, Value } from "./output-tree"
import { type SourceValue, sourceValuesOf, type Tree } from "./source"
import { readBlocks, visibleWords } from "./texts"
import { readLink, readUrl } from "./values"

export type LeftOut = { leaf: SourceValue; reason: string }

export type Coverage = {
  /** The number of leaves in the document. */
  total: number
  leftOut: LeftOut[]
}

const ESCAPE = "A backslash before a punctuation mark is an escape of Markdown, and is left out."

/**
 * A leaf is taken over if the content has a text that comes from it, and all of its words. All others
 * are left out, so nothing is lost in silence.
 * @param files the content that is written
 */
export function toCoverage(document: Tree, files: readonly OutputTree[], notes: Notes): Coverage {
  const leaves = sourceValuesOf(document)
  const written = new Map<
    SourceValue,
    { letters: string; backslashes: number; isInterpreted: boolean }
  >()
  const sources = files.flatMap(sourcedIn)
  for (const source of sources) {
    for (const leaf of source.from.flatMap(({ origins }) => origins)) {
      const entry = written.get(leaf) ?? { letters: "", backslashes: 0, isInterpreted: false }
      // Marks between words without spaces, as in Chinese, join them.
      const text = source instanceof Text ? textOf(source.inline) : source.value
      entry.letters += ` ${wordsIn(text).join("")}`
      entry.backslashes += countBackslashes(text)
      if (source instanceof Value) entry.isInterpreted = true
      written.set(leaf, entry)
    }
  }
  const copies = new Set(
    sources.map((source) => plainWords(source instanceof Text ? source.words : source.value)),
  )
  // Another field of the same item says the same.
  const beside = new Set([...written.keys()].map(toRepeat))
  // The report says of these what they have lost.
  const changed = new Set(notes.changes.flatMap((change) => change.leaf.origins))
  const leftOut = leaves.flatMap((leaf): LeftOut[] => {
    const entry = written.get(leaf)
    if (!entry) {
      const isRepeat = leaf.path.startsWith("meta.") || beside.has(toRepeat(leaf))
      const isCopy = isRepeat && copies.has(plainWords(leaf.text))
      return isCopy ? [] : [{ leaf, reason: notes.reasonFor(leaf) ?? reasonFor(leaf) }]
    }
    if (!entry.isInterpreted && countBackslashes(leaf.text) > entry.backslashes)
      notes.add(`${leaf.path}: ${ESCAPE}`)
    // A date or a number may have other words than its source. The address of a link has not its words.
    const source = entry.isInterpreted ? (readLink(leaf.text)?.words ?? "") : leaf.text
    const missing = wordsIn(visibleWords(source)).filter((word) => !entry.letters.includes(word))
    if (missing.length === 0 || changed.has(leaf)) return []
    return [{ leaf, reason: `These words of it are left out: ${[...new Set(missing)].join(" ")}` }]
  })
  noteJoinedParagraphs(sources, notes)
  return { total: leaves.length, leftOut }
}

const JOINED = "Its paragraphs are joined, because the field has one."

function noteJoinedParagraphs(sources: readonly (Text | Value)[], notes: Notes): void {
  const texts = new Map<SourceValue, Text[]>()
  for (const source of sources) {
    if (!(source instanceof Text)) continue
    for (const leaf of source.from.flatMap(({ origins }) => origins)) {
      texts.set(leaf, [...(texts.get(leaf) ?? []), source])
    }
  }
  for (const [leaf, [first, ...others]] of texts) {
    const paragraphs = readBlocks(leaf.text).length - others.length
    if (first && paragraphs > 1) notes.change(leaf, first.words, JOINED)
  }
}

const plainWords = (text: string) => wordsIn(text).join(" ")

const toRepeat = ({ path, text }: SourceValue) =>
  JSON.stringify([path.replace(/[.[][^.[]*$/, ""), plainWords(text)])

const countBackslashes = (text: string) => text.split("\\").length - 1

/** @returns the words and the addresses of links */
function textOf(inline: Inline): string {
  if (typeof inline === "string") return inline
  if (!("type" in inline)) return inline.map(textOf).join("")
  if (inline.type === "link") return `${textOf(inline.content)} ${inline.href}`
  return inline.type === "code" ? plainText(inline) : textOf(inline.content)
}

/** A pattern of one character needs no stack. A picture in a text is a word of megabytes. */
const BETWEEN_WORDS = /[^\p{L}\p{N}]/u

const wordsIn = (text: string): string[] =>
  text.normalize("NFKC").toLowerCase().split(BETWEEN_WORDS).filter(Boolean)

function reasonFor({ path, text }: SourceValue): string {
  if (path === "$schema" || path.startsWith("meta.") || path.includes("$schema")) {
    return ABOUT_DOCUMENT
  }
  if (/(?:url|website|link|href)$/i.test(path) && !readUrl(text)) {
    return "This is not the address of a web page."
  }
  return "The import knows no place for it, so it is not published. Write it by hand where it belongs."
}
