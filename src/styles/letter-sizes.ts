/** How high and how wide the letters of a text are, for titles and for lines. */
import { space, width } from "./tokens/space"

/** @returns whether the text has letters with accents or of another script, which need higher lines */
export function hasTallLetters(text: string): boolean {
  return /[^\p{ASCII}\p{Punctuation}\s]/u.test(text)
}

/** @returns whether the first word has an accent, which stands above a capital letter */
export function beginsWithAccent(text: string): boolean {
  return /^\s*\S*\p{M}/u.test(text.normalize("NFD"))
}

/** Chinese, Japanese and Korean characters, which are wider than Latin capitals. */
const WIDE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/gu

/** The maximum width of a capital letter in the weight of a heading, in em. */
const CAPITAL_WIDTH = 0.72

/** @returns the width of the longest word in em, if it is written in capitals */
export const longestWordWidth = (text: string): number => longestWordLength(text) * CAPITAL_WIDTH

/** @returns the font size, in CSS, with which the longest word fills the main column */
export function fittingSize(text: string): string {
  return `min(100vw - 2 * ${space.gutter}, ${width.column}) / ${longestWordWidth(text)}`
}

/**
 * @returns the number of characters of the longest word, where a wide character counts one and a
 *   half times; a line may also break after a hyphen
 */
export function longestWordLength(text: string): number {
  return Math.max(0, ...text.split(/\s+|(?<=-)/).map(lengthOf))
}

function lengthOf(word: string): number {
  return [...word].length + (word.match(WIDE)?.length ?? 0) / 2
}
