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

/** What begins the part of a street that names a flat. */
const UNIT =
  /^(?:#|(?:apt|apartment|unit|suite|ste|flat|floor|room|building|bldg|block|appartement|appt|étage|bâtiment|wohnung|whg|stock|stiege|haus|top|piso|puerta|interno|scala|lgh|кв)(?!\p{L}))/iu

const PART = /[,،、;\n]|(?=#)|(?<!\p{L})(?=(?:apt|apartment|unit|suite|ste|flat|room)(?!\p{L}))/iu

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
  const patterns = hasNumber(street)
    ? [street, ...street.split(PART).filter(isWithoutUnit)].map(toWordPattern)
    : toNamePatterns(toWordPattern(street), town, code)
  if (postalCode && code && town) {
    const besideCity = [
      `${code}(?:${SIGN}{1,3}|${FIELDS})${town}`,
      `${town}(?:.{1,20}|${FIELDS})${code}`,
    ]
    patterns.push(...(YEAR.test(postalCode) ? toYearPatterns(address, town, code) : besideCity))
  }
  return [...new Set(patterns.filter(Boolean))].map(
    (pattern) => new RegExp(`(?<![A-Z0-9])(?:${pattern})(?![A-Z0-9])`, "u"),
  )
}

const hasNumber = (text: string) => /\p{N}/u.test(text)

/** @returns whether this part of a street is a street of its own: '12 West Street', but not 'Apt 4B' or '3. OG' */
function isWithoutUnit(part: string): boolean {
  const text = part.trim()
  const length = text.match(/[\p{L}\p{N}]/gu)?.length ?? 0
  return hasNumber(text) && /\p{L}{3}/u.test(text) && length >= MIN_LENGTH && !UNIT.test(text)
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
const TWO_LETTERS: Readonly<Record<string, string>> = {
  ä: "ae",
  ö: "oe",
  ø: "oe",
  ü: "ue",
  å: "aa",
}

/**
 * @returns a pattern of the words, with any signs between them. A line or a tag may break a word. In a PDF,
 *   an Arabic vowel sign may read as one more letter. 'Müller' is the same as 'Mueller'.
 */
function toWordPattern(text: string): string {
  const inTwo = text
    .normalize("NFC")
    .replace(/[äöøüå]/gi, (letter) => TWO_LETTERS[letter.toLowerCase()] ?? letter)
  const words = toNormalForm(inTwo).match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  const isShort = words.join("").length < MIN_LENGTH
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
