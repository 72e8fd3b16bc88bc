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

/** As languages write it: 1,490 or 1 490, 3.5 or ٣٫٥, 40 % or %40. */
const NUMBER = /[%٪％]?\d+(?:[.,'’٬٫]\d+|\s\d{3}(?!\d))*(?:\s?[%٪％])?/g

/** What translators convert into another number: units, years, and hours. */
const UNIT =
  /[$£€¥]|°F|\b(?:dollars?|miles?|mph|feet|ft|inch(?:es)?|lbs?|acres?|GPA)\b|(?<=\d ?)[ap]\.?m\b|令和|平成|昭和|民[国國]/gi

/** After a number, what gives it more digits: 40k, 2.5 million, 40万. */
const SCALE =
  /^\s?(?:[km]\b|bn?\b|thousand|tausend|tus|tys|тис|тыс|duizend|mil(?!es?\b)|mio|mln|mld|mrd|bil|bin\b|мл|міл|ألف|آلاف|مليون|مليار|lakh|crore|[千万萬億亿])/i

const WORDS = "zero one two three four five six seven eight nine ten eleven twelve".split(" ")

/**
 * @returns a number that the other text lacks, and one that only the other has; the first alone if
 *   nobody writes it as a word; nothing if there is no mistake
 */
export function findOtherNumbers(text: string, other: string): string[] {
  const [unit, otherUnit] = [text, other].map((each) => each.match(UNIT)?.sort().join())
  if (unit !== otherUnit) return []
  const missing = findMissing(text, other)
  if (!missing) return []
  const extra = findMissing(other, text)
  if (extra) return [missing.written, extra.written]
  const isDate = missing.parts.slice(1).some(({ length }) => length !== 3)
  return isDate || /^(?:1?\d|\d{1,2}0+)$/.test(missing.digits) ? [] : [missing.written]
}

/** @returns the first number that the other text lacks, even in its parts: '25.11.' is a date, and '80,443' may be two ports */
function findMissing(text: string, other: string) {
  const toDigits = (word: string) => {
    const number = WORDS.indexOf(word.toLowerCase())
    return number < 0 ? word : String(number)
  }
  const known = numeralsIn(other.replace(/[a-z]+/gi, toDigits))
  return numeralsIn(text).find(({ forms, parts }) => {
    // 99.5 is no part of 99.95, and 1990 is '90.
    const all = known.flatMap((each) => [each.digits, ...(parts.length === 2 ? [] : each.parts)])
    const isSame = (a: string, b: string) => a === b || (a.length === 4 && a.slice(2) === b)
    const isKnown = (part: string) => all.some((each) => isSame(each, part) || isSame(part, each))
    const isWhole = known.some((each) => each.forms.some((form) => forms.includes(form)))
    return !isWhole && (parts.length === 0 || !parts.every(isKnown))
  })
}

function numeralsIn(text: string) {
  const plain = withPlainDigits(text)
  return [...plain.matchAll(NUMBER)].map(({ 0: written, index }) => {
    const all = (written.match(/\d+/g) ?? []).map((part) => part.replace(/^0+(?=\d)/, ""))
    const digits = all.length > 1 ? written.replace(/\D/g, "") : all.join("")
    const zeros = SCALE.test(plain.slice(index + written.length)) ? [2, 3, 4, 5, 6, 7, 8] : []
    const forms = [digits, ...zeros.map((count) => Number(digits) + "0".repeat(count))]
    return { written, digits, parts: all[0] === "0" ? [] : all, forms }
  })
}
