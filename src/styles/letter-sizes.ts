/** How high and how wide the letters of a text are, for titles and for lines. */
import { space, width } from "../tokens/space"
import { tracking } from "../tokens/type"

/** Chinese, Japanese and Korean characters. */
const WIDE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u

/** @returns whether the text has letters with accents or of another script, which need higher lines */
export function hasTallLetters(text: string): boolean {
  return /[^\p{ASCII}\p{Punctuation}\p{Cf}\s]/u.test(text)
}

/** @returns whether letters may go far below the line, as those of Arabic, Hindi and Thai do */
export function hasDeepLetters(text: string): boolean {
  return [...text].some((letter) => /\p{Lo}/u.test(letter) && !WIDE.test(letter))
}

/** @returns whether the first word has an accent, which stands above a capital letter */
export function beginsWithAccent(text: string): boolean {
  return /^\s*\S*\p{M}/u.test(text.normalize("NFD"))
}

/**
 * The widths of letters in the weight of a heading, in em: the wider of Helvetica Neue and Roboto, as their
 * font files have them.
 */
const WIDTHS: readonly (readonly [letters: RegExp, width: number])[] = [
  [/[I'’.,! ]/, 0.3],
  [/-/, 0.42],
  [/J/, 0.56],
  [/\d/, 0.58],
  [/[FL]/, 0.6],
  [/T/, 0.63],
  [/[ESZ]/, 0.65],
  [/[PVXY]/, 0.67],
  [/[ABKR]/, 0.71],
  [/[CDHNU]/, 0.74],
  [/[GOQ]/, 0.78],
  [/M/, 0.91],
  [/[WÆŒ]/, 0.98],
  [/[الدذرزو]/, 0.4],
  [/[سشصض]/, 1.15],
  [/\p{Script=Arabic}/u, 0.8],
  [WIDE, 1.08],
]

const OTHER_WIDTH = 0.75

/** The space between a letter and the right end of its box, in em. The spacing of headings is negative. */
const BEARINGS: readonly (readonly [letters: RegExp, bearing: number])[] = [
  [/[HIJMNU.]/, 0.065],
  [/G/, 0.055],
  [/[BCDOPQS\d]/, 0.035],
  [/[EFLRZ]/, 0.025],
  [/[AKTVWXY]/, 0.01],
]

const SPACING = Number.parseFloat(tracking.heading)

/** @returns the width of the longest word in em, if it is written in capitals */
export const longestWordWidth = (text: string): number => Math.max(...wordsIn(text).map(widthOf))

/** @returns the width in em of a text in capitals that breaks into two lines where they are shortest */
export function twoLineWidth(text: string): number {
  const words = text.split(" ")
  const widths = words.map((_, index) =>
    Math.max(widthOf(words.slice(0, index).join(" ")), widthOf(words.slice(index).join(" "))),
  )
  return Math.min(...widths)
}

/** @returns the margin, in CSS, with which the last letter of a heading ends exactly at the edge */
export function opticalMargin(text: string): string {
  const last = toCapitals(text).at(-1) ?? ""
  const bearing = BEARINGS.find(([letters]) => letters.test(last))?.[1] ?? -SPACING
  return `${(-SPACING - bearing).toFixed(3)}em`
}

/** @returns the font size, in CSS, with which the longest word fills the main column */
export function fittingSize(text: string): string {
  return `min(100vw - 2 * ${space.gutter}, ${width.column}) / ${longestWordWidth(text).toFixed(2)}`
}

/** @returns the words of a text. A line may also break after a hyphen */
const wordsIn = (text: string) => text.split(/\s+|(?<=-)/)

/** @returns the letters without accents, in capitals */
const toCapitals = (text: string) => [
  ...text
    .toUpperCase()
    .normalize("NFD")
    .replace(/[\p{M}\p{Cf}]/gu, "")
    .normalize(),
]

function widthOf(word: string): number {
  const letters = toCapitals(word)
  const widths = letters.map(
    (each) => WIDTHS.find(([known]) => known.test(each))?.[1] ?? OTHER_WIDTH,
  )
  return widths.reduce((sum, width) => sum + width, 0) + SPACING * (letters.length - 1)
}
