/** Counts what is left to do in a translation. */
import { formatCount } from "../../lib/format-count"
import type { Content } from "../schemas"
import { pairTexts, stateOf, type TextPair, type TextState } from "./pair-texts"

/** A text of the base that is not up to date in a language. */
export type MissingText = TextPair & { state: Exclude<TextState, "current"> }

export type MissingTranslations = {
  /** The number of all texts that need a translation. */
  count: number
  /** Those without one, or with one of an earlier wording, in order. */
  texts: MissingText[]
}

/**
 * @param content in the base language
 * @param language of a translation; it may not exist yet
 */
export function findMissingTranslations(content: Content, language: string): MissingTranslations {
  const pairs = pairTexts(content, language).pairs.filter(({ kind }) => kind === "text")
  const texts = pairs.flatMap((pair): MissingText[] => {
    const state = stateOf(pair)
    return state === "current" ? [] : [{ ...pair, state }]
  })
  return { count: pairs.length, texts }
}

/** @returns as in 'de: 212 of 240 texts are translated, 5 are older than their source.' */
export function formatMissingTranslations(
  language: string,
  { count, texts }: MissingTranslations,
): string {
  const stale = texts.filter(({ state }) => state === "stale").length
  const translated = count - texts.length + stale
  const older = stale === 1 ? "is older than its source" : "are older than their source"
  const verb = count === 1 ? "is" : "are"
  return `${language}: ${translated} of ${formatCount(count, "text")} ${verb} translated${stale > 0 ? `, ${stale} ${older}` : ""}.`
}

/** @returns a line for each translation of the content */
export function describeTranslations(content: Content): string[] {
  const languages = Object.keys(content.translations ?? {})
  return languages.map((language) =>
    formatMissingTranslations(language, findMissingTranslations(content, language)),
  )
}
