/** Names of countries, and of states that people write after a city. */
import { LANGUAGE_CODES } from "../language-codes"
import { lazy } from "../lazy"

/** Names and short names that `Intl.DisplayNames` does not give. */
const OTHER_NAMES: Readonly<Record<string, string>> = {
  usa: "US",
  "u.s.a.": "US",
  "u.s.": "US",
  uk: "GB",
  "u.k.": "GB",
  "great britain": "GB",
  uae: "AE",
  "the netherlands": "NL",
  "czech republic": "CZ",
  turkey: "TR",
}

/** The states that have the name of a country, too. */
const STATES_LIKE_COUNTRIES = new Set(["georgia"])

/** Codes of states that are as common for a country: Delaware and Germany, Indiana and India, Idaho and Indonesia. */
const CODES_LIKE_COUNTRIES = new Set(["DE", "IN", "ID"])

const STATE_CODES: Readonly<Record<string, string>> = {
  US: "AL AK AZ AR CA CO CT DE DC FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH OK OR PA RI SC SD TN TX UT VT VA WA WV WI WY PR",
  CA: "AB BC MB NB NL NS NT NU ON PE QC SK YT",
  AU: "NSW VIC QLD WA SA TAS ACT NT",
}

const STATE_NAMES: Readonly<Record<string, string>> = {
  US: "Alabama|Alaska|Arizona|Arkansas|California|Colorado|Connecticut|Delaware|Florida|Georgia|Hawaii|Idaho|Illinois|Indiana|Iowa|Kansas|Kentucky|Louisiana|Maine|Maryland|Massachusetts|Michigan|Minnesota|Mississippi|Missouri|Montana|Nebraska|Nevada|New Hampshire|New Jersey|New Mexico|New York|North Carolina|North Dakota|Ohio|Oklahoma|Oregon|Pennsylvania|Rhode Island|South Carolina|South Dakota|Tennessee|Texas|Utah|Vermont|Virginia|Washington|West Virginia|Wisconsin|Wyoming",
  CA: "Alberta|British Columbia|Manitoba|New Brunswick|Nova Scotia|Ontario|Prince Edward Island|Quebec|Québec|Saskatchewan",
  AU: "New South Wales|Victoria|Queensland|Western Australia|South Australia|Tasmania",
}

const countryCodes = lazy((): readonly string[] => {
  const letters = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"]
  const names = new Intl.DisplayNames("en", { type: "region", fallback: "none" })
  return letters
    .flatMap((first) => letters.map((second) => first + second))
    .filter(
      (code) =>
        names.of(code) &&
        new Intl.Locale(`und-${code}`).region === code &&
        !/^(?:EU|EZ|UN|X.|ZZ|QO)$/.test(code),
    )
})

/** The code of each country by its name: in English, then in the languages of the interface and in common ones. */
const CODES_BY_NAME: readonly (() => ReadonlyMap<string | undefined, string>)[] = [
  () => new Map(Object.entries(OTHER_NAMES)),
  ...[...LANGUAGE_CODES, "pt-PT", "zh-Hant"].map((language) =>
    // All languages take longer than a PDF, and most names are English.
    lazy(() => {
      const names = new Intl.DisplayNames(language, { type: "region", fallback: "none" })
      return new Map(countryCodes().map((code) => [names.of(code)?.toLowerCase(), code]))
    }),
  ),
]

/** @returns the names of all countries in the language, and their short names in English, as in 'UK' */
export function countryNames(language: string): string[] {
  const names = new Intl.DisplayNames(language, { type: "region", fallback: "none" })
  const short = Object.keys(OTHER_NAMES).map((name) => name.toUpperCase())
  return [...short, ...countryCodes().map((code) => names.of(code) ?? "")]
}

const codeByName = (name: string) => CODES_BY_NAME.find((codes) => codes().has(name))?.().get(name)

/** @returns the code of the country with this name; undefined if there is none, or a state has the name too */
export function findCountry(name: string): string | undefined {
  const key = name.toLowerCase()
  return STATES_LIKE_COUNTRIES.has(key) ? undefined : codeByName(key)
}

/** @returns the code of the country with this name or code, in letters of any size; undefined if there is none */
export function countryCodeOf(text: string): string | undefined {
  return (
    countryCodes().find((code) => code === text.toUpperCase()) ?? codeByName(text.toLowerCase())
  )
}

/** @returns the code of the country in a part of a place: 'ES' for 'España' and 'ES', 'US' for 'Oregon' and 'OR' */
export function countryOfPlace(part: string): string | undefined {
  const name = part.trim()
  const named = findCountry(name) ?? (isSurelyState(name) ? findStates(name)[0] : undefined)
  return named ?? (/^[A-Z]{2}$/.test(name) && findStates(name).length === 0 ? name : undefined)
}

/** @returns the countries that have a state with this name or code, as in ['US'] for 'OR' and 'Oregon' */
export function findStates(name: string): string[] {
  return Object.keys(STATE_CODES).filter(
    (country) =>
      STATE_CODES[country]?.split(" ").includes(name) ||
      STATE_NAMES[country]?.split("|").includes(name),
  )
}

/** @returns whether the text after a city is surely a state of some country */
export function isSurelyState(name: string): boolean {
  const isAmbiguous =
    CODES_LIKE_COUNTRIES.has(name) || STATES_LIKE_COUNTRIES.has(name.toLowerCase())
  return !isAmbiguous && findStates(name).length > 0
}
