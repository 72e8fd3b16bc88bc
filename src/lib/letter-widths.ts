/** How wide the capitals of headings are. */

/** Chinese, Japanese and Korean characters. */
export const WIDE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u

/**
 * The widths of capitals in bold, in em: the widest of Helvetica Neue, Roboto and Arial, as their font files
 * have them. An I is wider, because in Noto Sans and Verdana it has serifs.
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

/** Marks above or below a letter. A horn, the accents of Greek capitals and vowels of Hindi stand beside it. */
const MARKS = /(?<!\p{Script=Greek})(?!\u031b)[\p{Mn}\p{Me}]|\p{Cf}/gu

/** @returns the letters without accents, in capitals */
export const toCapitals = (text: string): string[] => [
  ...text.toUpperCase().normalize("NFD").replace(MARKS, "").normalize(),
]

/** @returns the width of a capital in em, in the fonts of headings */
export const letterWidth = (letter: string): number =>
  WIDTHS.find(([known]) => known.test(letter))?.[1] ?? OTHER_WIDTH
