/** How high and how wide the letters of a text are, for titles and for lines. */
import { letterWidth, toCapitals, WIDE } from "../lib/letter-widths"
import { tracking } from "../tokens/type"

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

/** Pairs of letters may stand further apart than their widths say. */
const RESERVE = 1.02

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

/** @returns the margin, in CSS, with which the last letter of a heading ends exactly at the right edge */
export function opticalEnd(text: string): string {
  const last = toCapitals(text).at(-1) ?? ""
  const bearing = BEARINGS.find(([letters]) => letters.test(last))?.[1] ?? -SPACING
  return `${(-SPACING - bearing).toFixed(3)}em`
}

/** The same at the left end of the box. */
const START_BEARINGS: typeof BEARINGS = [
  [/[BDEFHIKLMNPRU]/, 0.07],
  [/[CGOQ]/, 0.04],
  [/S/, 0.03],
  [/[JTZ]/, 0.02],
]

/** @returns the margin, in CSS, with which the first letter of a heading begins exactly at the left edge */
export function opticalStart(text: string): string {
  const [first = ""] = toCapitals(text)
  return `${-(START_BEARINGS.find(([letters]) => letters.test(first))?.[1] ?? 0)}em`
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

function widthOf(word: string): number {
  const letters = toCapitals(word)
  const width = letters.map(letterWidth).reduce((sum, each) => sum + each, 0)
  return RESERVE * width + SPACING * (letters.length - 1)
}
