/** Phrases of diagnostic messages: quoted values, lists of choices, and suggestions. */
import { distance } from "fastest-levenshtein"
import { borderAt } from "../lib/graphemes"
import { codePointOf, ODD_SPACE, withoutConfusables } from "./confusable-characters"

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

/** @returns the name without its folder and its ending: 'seat-map' for 'images/seat-map.png' */
const bareName = (name: string) =>
  name.replace(/^.*[/\\](?=.)|\.(?:png|jpe?g|webp|avif|svg|typ)$/gi, "")

const editsOf = (word: string, candidate: string) => {
  const normalize = (text: string) => plainName(withoutConfusables(bareName(text)))
  return distance(normalize(word), normalize(candidate))
}

/**
 * @returns the candidate that is most similar to the word, or undefined if none is similar, or two are alike: at most
 *   a third of its letters may differ, but none of two; case, hyphens, underscores and spaces do not count, nor do
 *   folders and endings of files
 */
export function nearest(word: string, candidates: Iterable<string>): string | undefined {
  const [first, second] = [...new Set(candidates)]
    .map((candidate) => ({ candidate, edits: editsOf(word, candidate) }))
    .filter(({ candidate, edits }) => {
      const { length } = bareName(candidate)
      return edits <= (length < 3 ? 0 : Math.floor(length / 3))
    })
    .sort((a, b) => a.edits - b.edits)
  return first?.edits === second?.edits ? undefined : first?.candidate
}

/** @returns the values as in 'a, b or c'; of many, the three that are most similar to the word, as in 'a, b, c or 12 more' */
export function anyNear(word: string, values: readonly string[]): string {
  const isLong = values.length > MAX_LISTED && word !== ""
  return anyOf(isLong ? values.toSorted((a, b) => editsOf(word, a) - editsOf(word, b)) : values)
}

/** @returns `Did you mean "roles"?`, or undefined if no candidate is similar to the word */
export function didYouMean(word: string, candidates: Iterable<string>): string | undefined {
  const candidate = nearest(word, candidates)
  return candidate === undefined ? undefined : `Did you mean ${quoteWhole(candidate)}?`
}

/**
 * @param name that does not exist
 * @param known the names that exist
 * @param wayOut what to do if no name is near
 * @param proposed those of the names that may be meant
 * @returns what a finding says of it beside its message: the names that exist, and the nearest
 */
export function amongNames(
  name: string,
  known: readonly string[],
  wayOut?: string,
  proposed = known,
): { expected: string; hint: string | undefined } {
  const expected = anyNear(name, known) || "one that exists, but there is none"
  return { expected, hint: didYouMean(name, proposed) ?? wayOut }
}
