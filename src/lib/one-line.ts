/** White space of every kind but no-break spaces, which keep a number and its unit on one line. */
const BREAKING_SPACE = /[^\S\u00a0\u2007\u202f]+/g

/** The Chinese characters of names that NFC would replace by others, as in '神' (U+FA19), are kept. */
const KEPT = /([\uf900-\ufaff\u{2f800}-\u{2fa1f}])/u

/**
 * @returns the text with a letter and its accents as one character if Unicode has it (NFC), so that a search for the
 *   typed word finds it
 */
export const withComposed = (text: string) =>
  text
    .split(KEPT)
    .map((part, index) => (index % 2 === 1 ? part : part.normalize("NFC")))
    .join("")

/** @returns the text on one line in NFC: white space is one space, and none at the ends; no-break spaces stay */
export const toOneLine = (text: string) => withComposed(text).trim().replace(BREAKING_SPACE, " ")

/** @returns the same without no-break spaces, which hide words from a search; those before a lone accent stay */
export const withPlainSpaces = (text: string) => toOneLine(text).replace(/\s+(?!\p{M})/gu, " ")

/** @returns whether the texts differ in nothing but white space, and in how accents are stored */
export function isSameLine(text: string, other: string): boolean {
  return withPlainSpaces(text) === withPlainSpaces(other)
}

/** What begins a line of a list, a heading or a quotation in Markdown, or a list in Word (U+F0B7): the site would show it. */
const LIST_MARK =
  /^\s*(?:(?:[•‣▪◦·●○■□◆➤►▶⁃∙*+–]|-+|#{1,6}|>)\s+|[•‣▪◦●\uf000-\uf0ff]\s*)(?=["'“‘«(*_`[]*\p{L})/u

/** @returns the text without what begins a line in Markdown, and without the space in `[words] (address)` */
export function withoutListMark(text: string): string {
  return text.replace(LIST_MARK, "").replace(/(?<=\[[^\]]+\])\s+(?=\(https?:[^\s)]+\))/, "")
}
