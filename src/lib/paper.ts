/** The usual paper of a country and of a language. */
import { LANGUAGE } from "./language-codes"

/** The countries that print on letter paper, as CLDR has them (`paperSize`). All others have A4. */
const LETTER_COUNTRIES = "BZ CA CL CO CR GT MX NI PA PH PR SV US VE".split(" ")

/** @param country the code of a country, as in 'US' */
export const paperIn = (country: string) => (LETTER_COUNTRIES.includes(country) ? "letter" : "a4")

/**
 * @param machine a locale of POSIX, as in 'pt_PT.UTF-8'
 * @returns the paper of the country in the language tag, else in the locale, or else of that where most people write
 *   the language
 */
export function paperFor(language = "en", machine = "") {
  // The check refuses a code of another form.
  const code = LANGUAGE.test(language) ? language : "en"
  const [, country] = /^[a-z]{2,3}_([A-Z]{2})\b/.exec(machine) ?? []
  const locale = new Intl.Locale(code)
  return paperIn(locale.region ?? country ?? locale.maximize().region ?? "")
}
