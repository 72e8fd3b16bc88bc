/** How the gate speaks of values: quoted, cut, and with the nearest right one. */
import { distance } from "fastest-levenshtein"
import { makeVisible } from "../report/code-frame"

const LONGEST = 60

/** @returns the value in double quotes, short enough for a sentence */
export function quote(value: unknown): string {
  const text = makeVisible(String(value).replace(/\s+/g, " "))
  return `"${text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text}"`
}

/** @returns the value as it would stand in YAML, in single quotes */
export function yamlText(value: string): string {
  return `'${value.replaceAll("'", "''")}'`
}

/** @returns 'a, b or c' */
export function anyOf(values: readonly unknown[]): string {
  const words = values.map(String)
  return words.length > 1 ? `${words.slice(0, -1).join(", ")} or ${words.at(-1)}` : words.join("")
}

/**
 * @returns the candidate that a person most likely meant, if one is close: the same but for case and
 * hyphens, or at most a third of its letters off
 */
export function nearest(word: string, candidates: Iterable<string>): string | undefined {
  const bare = (text: string) => text.toLowerCase().replace(/[\s_-]/g, "")
  const close = [...candidates]
    .map((candidate) => ({ candidate, off: distance(bare(word), bare(candidate)) }))
    .filter(({ candidate, off }) => off <= Math.max(1, Math.floor(candidate.length / 3)))
    .sort((a, b) => a.off - b.off)
  return close[0]?.candidate
}

/** @returns `Did you mean "roles"?`, or nothing when no candidate is close */
export function didYouMean(word: string, candidates: Iterable<string>): string | undefined {
  const candidate = nearest(word, candidates)
  return candidate === undefined ? undefined : `Did you mean ${quote(candidate)}?`
}
