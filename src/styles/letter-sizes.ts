/** How high and how wide the letters of a text are, for titles and for lines. */
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
 * The widths of capitals in bold, in em: the widest of Helvetica Neue, Roboto and Arial, as their font files
 * have them. An I is wider, because in DejaVu Sans, Noto Sans and Verdana it has serifs.
 */
const WIDTHS: readonly (readonly [letters: RegExp, width: number])[] = [
  [/[IΙІӀ'‘’ʼ.,·! ]/, 0.35],
  [/[-‐‑()]/, 0.42],
  [/[JЈΊ]/, 0.56],
  [/[\dFLŁTŦΓΤГҐТ]/, 0.62],
  [/[ZΖΞΣЗҒ]/, 0.65],
  [/[EPSVXYÞΕΛΡΥΧΫЕЅРУХҮҰ]/, 0.67],
  [/[ABKR&ΑΆΒΚАБВКЬЧЯҺ]/, 0.725],
  [/[CDHNUÐĐŊΔΗΝЄИЛНПСЏЭҚ]/, 0.745],
  [/[GOQØƏẞΘΟΠДОӘӨ]/, 0.78],
  [/[ĦΦΨΩЦҢ]/, 0.85],
  [/[MΜЂЋМЪ]/, 0.91],
  [/[WƠƯΈΉΌΎΏФ]/, 0.955],
  [/[ÆЫ–—]/, 1],
  [/[ЖШЮ]/, 1.07],
  [/[ŒЉЊЩ]/, 1.15],
  [/[الدذرزو]/, 0.4],
  [/[سشصض]/, 1.15],
  [/\p{Script=Arabic}/u, 0.8],
  [WIDE, 1.06],
  [/[\p{Script=Hebrew}\p{Script=Thai}\p{Script=Devanagari}]/u, 0.75],
  [/\p{M}/u, 0.4],
]

/** Few letters of other scripts are wider. */
const OTHER_WIDTH = 1.2

/** Pairs of letters may stand further apart than their widths say. */
const RESERVE = 1.02

/** Marks above or below a letter. A horn, the accents of Greek capitals and vowels of Hindi stand beside it. */
const MARKS = /(?<!\p{Script=Greek})(?!\u031b)[\p{Mn}\p{Me}]|\p{Cf}/gu

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

/**
 * @param space the width for the text
 * @returns the font size, in CSS, with which the longest word fills the main column, also in the owner's font
 */
export function fittingSize(text: string, space = "100cqi"): string {
  return `${space} / ${longestWordWidth(text).toFixed(2)} / var(--letter-scale, 1)`
}

/** @returns the words of a text. A line may also break between a hyphen and a letter */
const wordsIn = (text: string) => text.split(/[^\S\u00a0\u2007\u202f]+|(?<=[-‐])(?=\p{L})/u)

/** @returns the letters without accents, in capitals */
export const toCapitals = (text: string): string[] => [
  ...text.toUpperCase().normalize("NFD").replace(MARKS, "").normalize(),
]

/** @returns the width of a capital in em, in the fonts of headings */
export const letterWidth = (letter: string): number =>
  WIDTHS.find(([known]) => known.test(letter))?.[1] ?? OTHER_WIDTH

function widthOf(word: string): number {
  const letters = toCapitals(word)
  const width = letters.map(letterWidth).reduce((sum, each) => sum + each, 0)
  return RESERVE * width + SPACING * (letters.length - 1)
}
