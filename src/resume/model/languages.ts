/** Finds the languages of a résumé. Every page and every document uses these. */
import { type CjkLanguage, cjkLanguageFor, languageOf } from "../../lib/language"

export type Languages = {
  /** The language of the texts, as in 'en', 'pt-BR' or 'zh-Hans'. */
  language: string
  /** The language of Chinese characters, also of those in a text of another language. */
  cjkLanguage: CjkLanguage
}

/**
 * @param chosen `language` of website.yaml; without it, the language is guessed from the letters
 * @param content the content that visitors read, in any shape
 */
export function findLanguages(chosen: string | undefined, content: unknown): Languages {
  const text = textsOf(content).join(" ")
  const language = chosen ?? languageOf(text)
  return { language, cjkLanguage: cjkLanguageFor(language, text) }
}

/** Fields whose values are Latin letters and digits in every language. */
const NOT_TEXT = new Set(["id", "section", "url", "href", "type", "startDate", "endDate", "date"])

/** @returns every text in a value, without identifiers, links and dates */
function textsOf(value: unknown): string[] {
  if (typeof value === "string") return [value]
  if (typeof value !== "object" || value === null) return []
  return Object.entries(value).flatMap(([key, each]) => (NOT_TEXT.has(key) ? [] : textsOf(each)))
}

/** @returns the language as Typst's `text` takes it, and its script, as in 'Arab' */
export function toTypstLanguage(language: string) {
  const { language: lang, region } = new Intl.Locale(language)
  const likely = new Intl.Locale(language).maximize()
  // Typst tells the two Chinese scripts apart by the region.
  return {
    lang,
    region: region ?? (lang === "zh" ? likely.region : undefined),
    // Some languages, such as 'tlh', have no likely script.
    script: likely.script ?? "Latn",
  }
}
