/** Makes patterns that find a phone number in a text, however people write it. */
import parsePhoneNumber, { type CountryCode, isSupportedCountry } from "libphonenumber-js"
import { parsePhone } from "../../lib/phone"

/** What may be between two digits: spaces, brackets, slashes, dots and dashes of every kind. */
const BETWEEN = "[^\\da-z]{0,5}"

/** A shorter number is found only as one row of digits with single signs between them. */
const MIN_LENGTH = 7

/**
 * @param value the number in owner.yaml
 * @param country the ISO code of the owner's country, for a number without a country code
 * @returns patterns of its digits in a text in normal form: with any separators, and with
 *   or without the country code and the trunk prefix of its country
 */
export function toPhonePatterns(value: string, country = ""): RegExp[] {
  const { number, extension = "" } = parsePhone(value) ?? { number: value }
  const defaultCountry = isSupportedCountry(country) ? (country as CountryCode) : undefined
  const parsed = parsePhoneNumber(number, { defaultCountry, extract: false })
  const written = value.replace(/\D/g, "").slice(0, extension ? -extension.length : undefined)
  const forms = parsed
    ? [parsed.nationalNumber, parsed.formatNational()]
    : [number, written].map((digits) => digits.replace(/\D/g, "").slice(-10))
  const prefix = parsed ? `(?:\\d{0,4}${parsed.countryCallingCode})?0?` : "\\d{0,4}"
  const cores = new Set(
    forms.map((digits) => digits.replace(/\D/g, "").replace(/^0+(?=[1-9])/, "")),
  )
  return [...cores].map((digits) => {
    const between = digits.length < MIN_LENGTH ? "[^\\da-z]?" : BETWEEN
    return new RegExp(`(?<!\\d)${prefix}${between}${[...digits].join(between)}(?!\\d)`, "i")
  })
}
