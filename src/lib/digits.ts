/** Numbers in texts of any language. */

/** @returns the text with the digits 0 to 9 in place of those of other scripts */
export function withPlainDigits(text: string): string {
  return text.replace(/(?!\d)\p{Nd}/gu, toPlainDigit)
}

/** The digits of a script follow each other, beginning with its zero. */
function toPlainDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0
  let zero = code
  while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1
  return String(code - zero)
}

/** As languages write it: 1,490 or 1 490, 3.5 or ٣٫٥, 40 % or %40. The year of an era, as in 令和7年, is none. */
const NUMBER =
  /[%٪％]?(?<!\d|令和|平成|昭和|民国|民國)\d+(?:[.,'’٬٫]\d+|\s\d{3}(?!\d))*(?:\s?[%٪％])?/g

/** What translators convert into another number. */
const UNIT =
  /[$£€¥]|°F|\b(?:USD|GBP|EUR|dollars?|pounds?|euros?|miles?|mph|feet|ft|inch(?:es)?|lbs?|acres?|GPA)\b/gi

/** A number as one, or in parts: '25.11.' is a date, and '80,443' may be two ports. */
const READINGS: readonly ((number: string) => string[])[] = [
  (number) => [number.replace(/\D/g, "")],
  (number) => number.match(/\d+/g) ?? [],
]

/**
 * A number that only one text has may be a word in the other. So this misses mistakes, but sees none in a good
 * translation.
 * @returns a number of the source that the target lacks, and one of the target that the source lacks; undefined unless
 *   there are both
 */
export function findOtherNumber(source: string, target: string): [string, string] | undefined {
  const [unit, otherUnit] = [source, target].map((text) => text.match(UNIT)?.sort().join())
  if (unit !== otherUnit) return undefined
  const [numbers = [], others = []] = [source, target].map((text) => [
    ...(withPlainDigits(text).match(NUMBER) ?? []),
  ])
  const found = READINGS.map((read) => [
    numbers.find((number) => isMissing(number, others, read)),
    others.find((number) => isMissing(number, numbers, read)),
  ])
  const [[number, other] = []] = found
  return number && other && found.flat().every(Boolean) ? [number, other] : undefined
}

function isMissing(number: string, others: string[], read: (number: string) => string[]): boolean {
  // A small one may be a word, an hour or a month in the other language.
  if (/^\d+$/.test(number) && Number(number) <= 12) return false
  const known = others.flatMap(read)
  return !read(number).every((digits) => known.some((each) => isSame(digits, each)))
}

/** 400,000 is 40万, 2.5 million is 2500000, and 1990 is '90. */
function isSame(a: string, b: string): boolean {
  const [significant, other] = [a, b].map((digits) => digits.replace(/^0+|0+$/g, ""))
  const [short = "", long = ""] = [a, b].sort((one, two) => one.length - two.length)
  const isYear = short.length === 2 && long.length === 4
  return significant === other || (isYear && long.endsWith(short))
}
