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
const UNIT = /[$£€¥]|°F|\b(?:dollars?|miles?|mph|feet|ft|inch(?:es)?|lbs?|acres?|GPA)\b/gi

/** @returns a number of the text that the other lacks, and one of the other; it is a mistake only if there are both */
export function findOtherNumbers(text: string, other: string): (string | undefined)[] {
  const [unit, otherUnit] = [text, other].map((each) => each.match(UNIT)?.sort().join())
  if (unit !== otherUnit) return []
  const [ours, others] = [text, other].map((each) => withPlainDigits(each).match(NUMBER) ?? [])
  return [findMissing(ours, others), findMissing(others, ours)]
}

/** A small number may be a word, an hour or a month in the other text. */
function findMissing(numbers: string[] = [], others: string[] = []): string | undefined {
  const known = others.flatMap(digitsOf)
  const isKnown = (digits = "") => known.some((each) => isSame(digits, each))
  return numbers.find((number) => {
    const [whole, ...parts] = digitsOf(number)
    return !/^(?:\d|1[0-2])$/.test(number) && !isKnown(whole) && !parts.every(isKnown)
  })
}

/** @returns the number as one, and its parts: '25.11.' is a date, and '80,443' may be two ports */
const digitsOf = (number: string) => [number.replace(/\D/g, ""), ...(number.match(/\d+/g) ?? [])]

/** 400,000 is 40万, 2.5 million is 2500000, and 1990 is '90. */
const isSame = (a: string, b: string) =>
  significant(a) === significant(b) || a.slice(-2) === b || b.slice(-2) === a

const significant = (digits: string) => digits.replace(/^0+|0+$/g, "")
