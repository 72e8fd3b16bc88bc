/** Phrases of diagnostic messages: quoted values, lists of choices, and suggestions. */
import { distance } from "fastest-levenshtein"
import { codePointOf, ODD_SPACE, withoutConfusables } from "../lib/confusable-characters"
import { borderAt } from "../lib/graphemes"

const MAX_QUOTE_LENGTH = 60

/** Control characters, which a terminal may execute, and characters that change the text direction. */
const CONTROL_CHARACTERS = /(?!\t)\p{Cc}|[\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu

/** @returns the name without case, spaces, hyphens and underscores: 'start_date' is 'startdate' */
export const plainName = (name: string): string => name.toLowerCase().replace(/[\s_-]/g, "")

/** @returns the text with U+FFFD instead of every control character except the tab */
export function replaceControlCharacters(text: string): string {
  return text.replace(CONTROL_CHARACTERS, "\ufffd")
}

/** @returns the text with the code points of invisible characters, as in 'Apr<U+00A0>2023' */
function showOddSpaces(text: string): string {
  return text.replace(new RegExp(ODD_SPACE, "g"), (character) => `<${codePointOf(character)}>`)
}

/** @returns the value in double quotes, on one line, shortened if it is long */
export function quote(value: unknown): string {
  return `"${shorten(toLine(value))}"`
}

/** @returns the value in double quotes, on one line and never shortened: for what is to be written */
export function quoteWhole(value: unknown): string {
  return `"${toLine(value)}"`
}

function toLine(value: unknown): string {
  return replaceControlCharacters(showOddSpaces(String(value).replace(/[ \t\r\n]+/g, " ")))
}

/** @returns the text, or its start if it is long */
export function shorten(text: string): string {
  return text.length > MAX_QUOTE_LENGTH
    ? `${text.slice(0, borderAt(text, MAX_QUOTE_LENGTH))}…`
    : text
}

/** @returns the value as a YAML string in single quotes */
export function yamlText(value: string): string {
  return `'${value.replaceAll("'", "''")}'`
}

/** @returns the values as in 'a, b or c'; of more than twelve, the first three, as in 'a, b, c or 12 more' */
export function anyOf(values: readonly unknown[]): string {
  return listOf(values, "or")
}

/** @returns the values as in 'a, b and c', as `anyOf` does */
export function allOf(values: readonly unknown[]): string {
  return listOf(values, "and")
}

/** Nobody reads a longer list in a message. */
const MAX_LISTED = 12

function listOf(values: readonly unknown[], conjunction: string): string {
  const words = (values.length > MAX_LISTED ? values.slice(0, 3) : values).map(String)
  if (values.length > MAX_LISTED) words.push(`${values.length - 3} more`)
  if (words.length < 2) return words.join("")
  return `${words.slice(0, -1).join(", ")} ${conjunction} ${words.at(-1)}`
}

const editsOf = (word: string, candidate: string) => {
  const normalize = (text: string) => plainName(withoutConfusables(text))
  return distance(normalize(word), normalize(candidate))
}

/**
 * @returns the candidate that is most similar to the word, or undefined if none is similar, or two are alike: at most
 *   a third of its letters may differ, but none of two; case, hyphens, underscores and spaces do not count
 */
export function nearest(word: string, candidates: Iterable<string>): string | undefined {
  const [first, second] = [...new Set(candidates)]
    .map((candidate) => ({ candidate, edits: editsOf(word, candidate) }))
    .filter(
      ({ candidate: { length }, edits }) => edits <= (length < 3 ? 0 : Math.floor(length / 3)),
    )
    .sort((a, b) => a.edits - b.edits)
  return first?.edits === second?.edits ? undefined : first?.candidate
}

/** @returns the values as in 'a, b or c'; of many, the three that are most similar to the word, as in 'a, b, c or 12 more' */
export function anyNear(word: string, values: readonly string[]): string {
  const isLong = values.length > MAX_LISTED && word !== ""
  return anyOf(isLong ? values.toSorted((a, b) => editsOf(word, a) - editsOf(word, b)) : values)
}

/** @returns the id that is most similar, or the only one of which the word is the beginning, or that begins it */
export function nearestId(word: string, ids: Iterable<string>): string | undefined {
  const begins = (a: string, b: string) => b.startsWith(a) && /^$|^[- ]/.test(b.slice(a.length))
  const parts = [...ids].filter((id) => begins(id, word) || begins(word, id))
  return nearest(word, ids) ?? (parts.length === 1 ? parts[0] : undefined)
}

/** @returns `Did you mean "roles"?`, or undefined if no candidate is similar to the word */
export function didYouMean(word: string, candidates: Iterable<string>): string | undefined {
  const candidate = nearest(word, candidates)
  return candidate === undefined ? undefined : `Did you mean ${quoteWhole(candidate)}?`
}
