/** Makes patterns that find a phone number in a text, however people write it. */
import parsePhoneNumber, { type CountryCode, isSupportedCountry } from "libphonenumber-js"
import { parsePhone } from "../../lib/people/phone"

/** What may be between two digits: spaces, brackets, slashes, dots and dashes of every kind. */
const BETWEEN = "[^\\da-z]{0,5}"

/** A shorter number is found only as one row of digits with single signs between them. */
const MIN_LENGTH = 7

/** Country code → the digit before a mobile number that some people write and others do not. */
const MOBILE_DIGITS: Readonly<Record<string, string>> = { 52: "1", 54: "9" }

const YEAR = "(?:19|20)\\d\\d"

/** Hours of a call: '24/7', '9-17' and '8:30'. */
const TIME = "\\d\\d?[-/:]\\d\\d?"

/** Eight digits that are a date, or two years: '2024-11-05', '05.11.2024', '2018–2020'. */
const DATE = `${YEAR}([-./])\\d\\d\\1\\d\\d(?!\\d)|\\d\\d([-./])\\d\\d\\2${YEAR}(?!\\d)|${YEAR} ?[^\\da-z \\u0001][^\\da-z]{0,4}${YEAR}(?!\\d)`

/**
 * @param value the number in owner.yaml
 * @param country the ISO code of the owner's country, for a number without a country code
 * @returns patterns of its digits in a text in normal form: with any separators, and with
 *   or without the country code, the trunk prefix of its country and the area code
 */
export function toPhonePatterns(value: string, country = ""): RegExp[] {
  const { number, extension = "" } = parsePhone(value) ?? { number: value }
  const defaultCountry = isSupportedCountry(country) ? (country as CountryCode) : undefined
  const parsed = parsePhoneNumber(number, { defaultCountry, extract: false })
  if (!parsed) {
    const written = value.replace(/\D/g, "").slice(0, extension ? -extension.length : undefined)
    const forms = [number, written].map((digits) => digits.replace(/\D/g, "").slice(-10))
    return toDistinct(forms).map((digits) => toPattern("(?<!\\d)\\d{0,4}", digits))
  }
  const { countryCallingCode, nationalNumber } = parsed
  const mobile = MOBILE_DIGITS[countryCallingCode] ?? ""
  const withoutMobile =
    mobile && nationalNumber.length === 11 && nationalNumber.startsWith(mobile)
      ? parsePhoneNumber(`+${countryCallingCode}${nationalNumber.slice(1)}`)
      : undefined
  const spellings = [parsed, withoutMobile].flatMap((each) =>
    each
      ? [{ national: each.nationalNumber, groups: each.formatNational().match(/\d+/g) ?? [] }]
      : [],
  )
  const forms = spellings.flatMap(({ national, groups }) => [national, groups.join("")])
  const locals = spellings
    .map(({ groups }) => groups.slice(1).join(""))
    .filter((digits) => digits.length >= MIN_LENGTH)
  const prefix = `(?<!\\d)(?:\\d{0,4}${countryCallingCode})?[0${mobile}]?`
  return [
    ...toDistinct(forms).map((digits) => toPattern(prefix, digits)),
    ...new Set(locals.map(toLocalPattern)),
  ]
}

const toDistinct = (forms: readonly string[]) => [
  ...new Set(forms.map((digits) => digits.replace(/\D/g, "").replace(/^0+(?=[1-9])/, ""))),
]

function toPattern(prefix: string, digits: string): RegExp {
  const between = digits.length < MIN_LENGTH ? "[^\\da-z]?" : BETWEEN
  return new RegExp(`${prefix}${between}(?!${DATE})${[...digits].join(between)}(?!\\d)`, "i")
}

/** Without its area code, a number has no letter or digit beside it, except “1”, a year or “24/7”: it would be another. */
function toLocalPattern(digits: string): RegExp {
  const spelling = [...digits].join("[ ().\\/-]{0,2}")
  const alone = "(?<![\\p{L}\\d]|\\d[ ().\\/-]{1,3})"
  const start = `(?:${alone}|(?<=(?<!\\+)${alone}(?:\\d|${YEAR}|${TIME}) ))`
  return new RegExp(
    `${start}(?!${DATE})${spelling}(?![\\p{L}\\d]|[.\\/-]\\d| (?!(?:${YEAR}|${TIME})(?!\\d))\\d)`,
    "iu",
  )
}
