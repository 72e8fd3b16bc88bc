/** The language of a text, guessed from its letters, and what follows from a language. */

/** Languages whose letters need another layout than Latin ones. Every other text counts as "en". */
export type Language = "en" | "ar" | "he" | "hi" | "th" | CjkLanguage

export type CjkLanguage = "zh-Hans" | "zh-Hant" | "ja" | "ko"

const SCRIPTS = [
  ["ar", /\p{Script=Arabic}/gu],
  ["he", /\p{Script=Hebrew}/gu],
  ["hi", /\p{Script=Devanagari}/gu],
  ["th", /\p{Script=Thai}/gu],
] as const

const CJK =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Bopomofo}]/gu

/** A Chinese character says about as much as this number of Latin letters. */
const LETTERS_PER_CHARACTER = 3

/** Frequent characters that differ between the two Chinese scripts, in the same order. */
const SIMPLIFIED =
  "们这来说时国会学过对业经发点与东车长门开关电话语问间见现务员计设应实项团队据统网术系级专职历"
const TRADITIONAL =
  "們這來說時國會學過對業經發點與東車長門開關電話語問間見現務員計設應實項團隊據統網術係級專職歷"

/** @returns the language that most of the text is written in */
export function languageOf(text: string): Language {
  const scripts = SCRIPTS.map(([language, letters]) => ({ language, found: count(text, letters) }))
  const cjk = count(text, CJK)
  const letters = count(text, /\p{Letter}/gu) - cjk
  const [most] = scripts.toSorted((one, other) => other.found - one.found)
  if (cjk * LETTERS_PER_CHARACTER > letters) return cjkLanguageOf(text)
  return most && 2 * most.found > letters ? most.language : "en"
}

/**
 * @param text a text that may contain Chinese characters, which four languages share
 * @returns the language of its Chinese, Japanese or Korean part; "zh-Hans" if nothing decides
 */
export function cjkLanguageOf(text: string): CjkLanguage {
  const han = count(text, /\p{Script=Han}/gu)
  const kana = count(text, /[\p{Script=Hiragana}\p{Script=Katakana}]/gu)
  const hangul = count(text, /\p{Script=Hangul}/gu)
  if (hangul > kana && 4 * hangul > han) return "ko"
  if (10 * kana > han) return "ja"
  const hits = (characters: string) => [...text].filter((each) => characters.includes(each)).length
  return hits(TRADITIONAL) > hits(SIMPLIFIED) ? "zh-Hant" : "zh-Hans"
}

/**
 * @param language a language tag, as in 'ja' or 'zh-TW'
 * @param text a text in this language
 * @returns the language of the Chinese characters in the text
 */
export function cjkLanguageFor(language: string, text: string): CjkLanguage {
  return CJK_SCRIPTS[scriptOf(language)] ?? cjkLanguageOf(text)
}

/** @returns whether the language is Chinese, Japanese or Korean */
export function isCjk(language: string): boolean {
  return scriptOf(language) in CJK_SCRIPTS
}

const CJK_SCRIPTS: Readonly<Record<string, CjkLanguage>> = {
  Hans: "zh-Hans",
  Hant: "zh-Hant",
  Jpan: "ja",
  Kore: "ko",
}

/**
 * @param language a language tag, as in 'fa' or 'zh-Hant'
 * @returns the code of its script, as in 'Arab'; of the likely one if the tag names none
 * @see https://www.rfc-editor.org/rfc/rfc5646
 */
export function scriptOf(language: string): string {
  return new Intl.Locale(language).maximize().script ?? ""
}

/** @returns whether the texts in `other` are in the language, too, as those in pt-PT are in pt; but not those in zh-Hant in zh */
export const hasTextsOf = (language: string, other: string): boolean =>
  `${other}-`.startsWith(`${language}-`) && scriptOf(other) === scriptOf(language)

const RIGHT_TO_LEFT = ["Adlm", "Arab", "Hebr", "Nkoo", "Rohg", "Syrc", "Thaa"]

/**
 * @param language a language tag, as in 'fa' or 'ar-JO'
 * @returns whether its script is written from right to left
 */
export function isRightToLeft(language: string): boolean {
  return RIGHT_TO_LEFT.includes(scriptOf(language))
}

const MIRRORED = new RegExp(`[${RIGHT_TO_LEFT.map((script) => `\\p{sc=${script}}`).join("")}]`, "u")

/** @returns whether the text has letters of a script from right to left */
export function hasRightToLeft(text: string): boolean {
  return MIRRORED.test(text)
}

/** From the first to the last of Latin words, with what brackets enclose, and the signs that belong to the ends. */
const LATIN = String.raw`(?:\p{sc=Latn}|[^\p{L}()])`
const LATIN_WORDS = new RegExp(
  String.raw`[.@#]?\p{sc=Latn}(?:(?:${LATIN}|\(${LATIN}*\))*(?:[\p{sc=Latn}\d]|\(${LATIN}*\)))?[+#*]*`,
  "gu",
)

/**
 * In a text from right to left, a sign at an end of Latin words would stand at their other end, as in '++C'.
 * @returns the parts of the text; each second one is Latin words with such a sign, as in 'C++' or '.NET'
 */
export function splitAtSigns(text: string): string[] {
  if (!hasRightToLeft(text) || /[\u2066-\u2069]/.test(text)) return [text]
  const isolate = (words: string) => (/^[.@#]|[+#*]$/.test(words) ? `\u2066${words}\u2066` : words)
  return text.replace(LATIN_WORDS, isolate).split("\u2066")
}

/** @param language a language tag, as in 'en' or 'en-GB' */
export function isEnglish(language: string): boolean {
  return /^en\b/.test(language)
}

function count(text: string, letters: RegExp): number {
  return text.match(letters)?.length ?? 0
}
