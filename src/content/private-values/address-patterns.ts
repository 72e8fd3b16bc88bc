/** Makes patterns that find the street of an address, and its postal code beside the city, in a text in normal form. */
import { type AddressParts, isCodeAfterCity } from "../../lib/people/location"
import { TAG, toNormalForm } from "./normal-form"

/** A shorter text is found only with a sign between its words: “A 5” is an address, A5 a size of paper. */
const MIN_LENGTH = 7

const ARABIC = /\p{Script=Arabic}/u

const SIGN = "[^\\p{L}\\p{N}]"

/** The name of a field with its sign, as in `"city":"` or `city: `. */
const LABEL = "[\\p{L}_-]{2,20}[\"']? ?[:=] ?[\"']?"

/** From one value of a record to another: up to two fields are between them. */
const FIELDS = `${SIGN}{1,8}${LABEL}(?:[^:={}]{0,40}${LABEL}){0,2}`

const CODE_LABEL = "(?<=(?:POST|ZIP|PLZ|CODE)[A-Z_-]*[\"']? ?[:=] ?[\"']?)"

/** Addresses in these scripts go from large to small. Spaces beside their numbers make no difference. */
const EAST_ASIAN = "[\\p{scx=Han}\\p{scx=Hiragana}\\p{scx=Katakana}\\p{scx=Hangul}]"
const LARGE_TO_SMALL = new RegExp(EAST_ASIAN, "gu")
const WORD = new RegExp(`${EAST_ASIAN}+|(?:(?!${EAST_ASIAN})[\\p{L}\\p{M}\\p{N}№])+`, "gu")

/** “c/o”, a dash, what is between two numbers, or a sign that no name of a street has. */
const BREAK =
  /c\/o|\s-\s|(?<=\p{N}\p{L}?)[^\p{L}\p{N}]+(?=\p{N}+\p{L}?(?![\p{L}\p{N}]))|[^\p{L}\p{M}\p{N}\p{Zs}№.:&'’‐‑-]/iu

const YEAR = /^(?:19|20)\d\d$/

/**
 * @returns patterns of the street with and without its unit, and of the postal code beside the city. A
 *   street without a number counts only beside the city too. A postal code that looks like a year counts
 *   only directly before the city, or directly after it where the country writes it there
 */
export function toAddressPatterns(address: AddressParts): RegExp[] {
  const { street = "", postalCode, city } = address
  const town = city && toWordPattern(city)
  const code = postalCode && toCodePattern(postalCode)
  const patterns = /\p{N}/u.test(street)
    ? [street, ...toCores(street)].map(toWordPattern)
    : toNamePatterns(toWordPattern(street), town, code)
  if (postalCode && code && town) {
    const besideCity = [
      `${code}(?:${SIGN}{1,3}(?:\\p{L}{1,3}${TAG}?\\.${SIGN}{0,3})?|${FIELDS})${town}`,
      `${town}(?:.{1,20}|${FIELDS})${code}`,
    ]
    patterns.push(...(YEAR.test(postalCode) ? toYearPatterns(address, town, code) : besideCity))
  }
  return [...new Set(patterns.filter(Boolean))].map(
    (pattern) => new RegExp(`(?<![A-Z0-9])(?:${pattern})(?![A-Z0-9])`, "u"),
  )
}

/** The number of a house: “5th” and “3º” are none. */
const isNumber = (word = "") => /\p{N}(?!\p{N}*(?:st|nd|rd|th|º|ª)$)/iu.test(word)

/** @returns whether the words have a number, a word of three letters, and the length. East Asian letters count twice. */
function saysEnough(words: string[]): boolean {
  const text = words.join(" ").replace(LARGE_TO_SMALL, "$&$&")
  const isLong = text.replaceAll(" ", "").length >= MIN_LENGTH
  return isLong && words.some(isNumber) && /(?:\p{L}\p{M}*){3}/u.test(text)
}

/**
 * @returns the street without its flat, as in 'Calle Mayor 12'. In 'Flat 3, 12 High Street', the first number may
 *   be that of the flat, so what begins with a later one, or is longer, is a street, too
 */
function toCores(street: string): string[] {
  const texts = street.search(LARGE_TO_SMALL) < 0 ? street.split(BREAK) : [street]
  const parts = texts.map((text): string[] => text.match(WORD) ?? [])
  const cores = parts.map((part, index) => {
    // As in 'Calle Mayor, 12' and '12, MG Road'.
    const before = parts[index - 1] ?? []
    const name = before.some(isNumber) ? [] : before
    const starts = toStarts(part).flatMap((start) => [start, [...name, ...start]])
    return [...starts, part, ...toStarts([...before, ...part])].find(saysEnough) ?? []
  })
  const [first = [], ...others] = cores.filter((core) => core.length > 0)
  const mayBeFlat = parts.flat().findIndex(isNumber) <= 1
  const isStreet = (core: string[]) =>
    isNumber(core[0])
      ? mayBeFlat || core.length > 2
      : mayBeFlat && core.join().length > first.join().length
  return [first, ...others.filter(isStreet)].map((core) => core.join(" "))
}

/** @returns the words up to each number. If they begin with one, up to the words of a flat, as in 'Apt 4' or 'B' */
function toStarts(words: string[]): string[][] {
  const isFlat = (word = "") => isNumber(word) || /^\p{Lu}$/u.test(word)
  return words.flatMap((word, index) => {
    const [next = "0", second] = words.slice(index + 1)
    const isEnd = isNumber(words[0]) ? isNumber(next) || isFlat(second) : isNumber(word)
    return isEnd ? [words.slice(0, index + 1)] : []
  })
}

/** @returns patterns of a street without a number, as in 'Broadway', before and after the city */
function toNamePatterns(street: string, town = "", code = ""): string[] {
  if (!street || !town) return []
  const between = `${SIGN}{0,5}${code && `(?:${code}${SIGN}{1,5})?`}`
  return [`${street}${between}${town}`, `${town}${between}${street}`]
}

/** @returns patterns of a postal code that looks like a year, as in '2018 Antwerpen' and 'Sydney NSW 2000' */
function toYearPatterns(address: AddressParts, town: string, code: string): string[] {
  const region = address.region && `(?:,? ${toWordPattern(address.region)},?)?`
  return [
    `(?<!\\p{L}{3}\\.? |\\d ?[-/.] ?)${code} ${town}`,
    `${CODE_LABEL}${code}${FIELDS}${town}`,
    `${town}${FIELDS}${CODE_LABEL}${code}`,
    ...(isCodeAfterCity(address) ? [`${town}${region ?? ""} ${code}(?! ?-)`] : []),
  ]
}

/** @returns a pattern of a postal code: '1012 AB' is the same as '1012AB' */
function toCodePattern(code: string): string {
  return [...toNormalForm(code).replace(/[^\p{L}\p{N}]/gu, "")].join(`[ ${TAG}-]?`)
}

/** Letters that people without them write as two. */
const TWO_LETTERS: Record<string, string> = { ä: "ae", ö: "oe", ø: "oe", ü: "ue", å: "aa" }

/**
 * @returns a pattern of the words, with any signs between them. A line or a tag may break a word. In a PDF,
 *   an Arabic vowel sign may read as one more letter. 'Müller' is the same as 'Mueller'.
 */
function toWordPattern(text: string): string {
  const inTwo = text
    .normalize("NFC")
    .replace(/[äöøüå]/gi, (letter) => TWO_LETTERS[letter.toLowerCase()] ?? letter)
  const words = toNormalForm(inTwo).match(WORD) ?? []
  const isShort = words.join("").length < MIN_LENGTH && text.search(LARGE_TO_SMALL) < 0
  const spellings = words.map((word) => {
    const isWhole = isShort || /\d/.test(word)
    const inserted = ARABIC.test(word) ? `${TAG}\\p{Script=Arabic}` : TAG
    const between = isWhole ? `${TAG}?` : `[ ${inserted}-]{0,2}`
    return [...word].map((letter, index) => {
      const isSecond = /^(?:[AOU]E|AA)$/.test(`${word[index - 1] ?? ""}${letter}`)
      const spelling = (index > 0 ? between : "") + letter
      return isSecond ? `(?:${spelling})?` : spelling
    })
  })
  return spellings.map((letters) => letters.join("")).join(`${SIGN}{${isShort ? 1 : 0},5}`)
}
