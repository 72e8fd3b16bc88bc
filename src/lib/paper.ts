/** The usual paper of a country and of a language. */
import { LANGUAGE } from "./language-codes"

/** The countries that print on letter paper, as CLDR has them (`paperSize`). All others have A4. */
const LETTER_COUNTRIES = "BZ CA CL CO CR GT MX NI PA PH PR SV US VE".split(" ")

/** @param country the code of a country, as in 'US' */
export const paperIn = (country: string) => (LETTER_COUNTRIES.includes(country) ? "letter" : "a4")

/** @returns the paper of the country in the language tag, or of that where most people write the language */
export function paperFor(language = "en") {
  // The check refuses a code of another form.
  const code = LANGUAGE.test(language) ? language : "en"
  return paperIn(new Intl.Locale(code).maximize().region ?? "")
}
