/** Phrases of diagnostic messages: quoted values, lists of choices, and suggestions. */
import { distance } from "fastest-levenshtein"

const MAX_QUOTE_LENGTH = 60

/** Control characters, which a terminal may execute, and characters that change the text direction. */
const CONTROL_CHARACTERS = /(?!\t)\p{Cc}|[\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu

/** @returns the text with U+FFFD instead of every control character except the tab */
export function replaceControlCharacters(text: string): string {
  return text.replace(CONTROL_CHARACTERS, "\ufffd")
}

/** @returns the value in double quotes, on one line, shortened if it is long */
export function quote(value: unknown): string {
  const text = replaceControlCharacters(String(value).replace(/\s+/g, " "))
  return `"${text.length > MAX_QUOTE_LENGTH ? `${text.slice(0, MAX_QUOTE_LENGTH)}…` : text}"`
}

/** @returns the value as a YAML string in single quotes */
export function yamlText(value: string): string {
  return `'${value.replaceAll("'", "''")}'`
}

/** @returns the values as in 'a, b or c' */
export function anyOf(values: readonly unknown[]): string {
  const words = values.map(String)
  return words.length > 1 ? `${words.slice(0, -1).join(", ")} or ${words.at(-1)}` : words.join("")
}

/**
 * @returns the candidate that is most similar to the word, or undefined if none is similar: at most
 *   a third of its letters may differ; case, hyphens, underscores and spaces do not count
 */
export function nearest(word: string, candidates: Iterable<string>): string | undefined {
  const normalize = (text: string) => text.toLowerCase().replace(/[\s_-]/g, "")
  const similar = [...candidates]
    .map((candidate) => ({ candidate, edits: distance(normalize(word), normalize(candidate)) }))
    .filter(({ candidate, edits }) => edits <= Math.max(1, Math.floor(candidate.length / 3)))
    .sort((a, b) => a.edits - b.edits)
  return similar[0]?.candidate
}

/** @returns `Did you mean "roles"?`, or undefined if no candidate is similar to the word */
export function didYouMean(word: string, candidates: Iterable<string>): string | undefined {
  const candidate = nearest(word, candidates)
  return candidate === undefined ? undefined : `Did you mean ${quote(candidate)}?`
}
