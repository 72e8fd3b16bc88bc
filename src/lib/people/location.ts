/** The parts of a location and of a postal address, and how people write them on one line. */
import { findCountry, findStates, isSurelyState } from "./known-regions"

export type LocationParts = {
  city?: string | undefined
  region?: string | undefined
  country?: string | undefined
  /** Two capital letters (ISO 3166-1). */
  countryCode?: string | undefined
}

export type AddressParts = LocationParts & {
  street?: string | undefined
  postalCode?: string | undefined
}

const join = (parts: readonly (string | undefined)[], separator: string) =>
  parts.filter(Boolean).join(separator)

/** Chinese, Japanese and Korean addresses begin with the country; the first two have no spaces. */
const FROM_LARGE_TO_SMALL = [
  [/\p{Script=Hangul}/u, " "],
  [/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u, ""],
] as const

const commaOf = ({ city, region, country }: LocationParts) =>
  /\p{Script=Arabic}/u.test([city, region, country].join("")) ? "، " : ", "

/** Countries where the postal code stands after the city, as the Universal Postal Union lists them. */
const CODE_AFTER_CITY = new Set("AU BR CA GB ID IE IN JP KR NZ SG TH TW US ZA".split(" "))

/** @returns whether the postal code is after the city. Without a country's code, it is after a region. */
export const isCodeAfterCity = ({ countryCode, region }: LocationParts) =>
  countryCode ? CODE_AFTER_CITY.has(countryCode) : Boolean(region)

const separatorOf = (city: string | undefined) =>
  FROM_LARGE_TO_SMALL.find(([script]) => script.test(city ?? ""))?.[1]

/** @returns the location as people write it, as in 'Portland, OR' or '浙江省杭州市'; '' if there is none */
export function locationText(location: string | LocationParts | undefined): string {
  if (typeof location !== "object") return location ?? ""
  const { city, region, country, countryCode } = location
  const separator = separatorOf(city)
  if (separator !== undefined) return join([country, region, city], separator)
  return join([city, region, country ?? countryCode], commaOf(location))
}

/** Words about a way to work or about a large area, in the languages of the interface. */
const NO_LOCATION =
  /(?<!\p{L})(?:remote|hybrid|anywhere|worldwide|home|office|on[- ]?site|various|virtual|online|nationwide|europe|homeoffice|wfh|hybride?|remot[oa]|híbrido|ibrido|teletrabajo|télétravail|à distance|smart working|thuiswerken?|op afstand|zdaln\p{L}+|distans|uzaktan|віддалено|дистанційно|bundesweit|deutschlandweit|weltweit|europa|büro|mobil(?:es)?)(?!\p{L})|远程|遠端|遠距|リモート|在宅|عن بُ?عد/iu

/** Such words that may be a part of a name, as in 'International Falls'. */
const NO_LOCATION_ALONE =
  /^(?:distributed|global|international|freelance|freiberuflich|selbstständig|emea|apac|latam|dach|eu|vor ort|presencial|en présentiel|in sede|op locatie|på plats)$/i

/** @returns whether the text names a location, and not only a way to work, such as 'Remote' */
export const isLocation = (text: string): boolean =>
  !NO_LOCATION.test(text) && !NO_LOCATION_ALONE.test(text)

/** A name: words that begin with a capital, and small words within it, as in 'Frankfurt am Main'. */
const NAME = /^\p{Lu}[\p{L}\p{M}’'.-]*(?: \p{L}[\p{L}\p{M}’'.-]*)*$/u

/** Words that join a location to something else, as in 'Based in Kiel' or 'Berlin or Bonn'. */
const JOINING = / (?:in|near|at|and|or|und|oder|bei|et|ou|y|o|e|en|na|w) /i

/**
 * Only what is sure is a part: a city alone, or a city before a known country or state. Exports write any
 * other text as a whole.
 * @returns the parts of a location, as in { city: 'Portland', region: 'OR' }; none of 'Remote' or 'Munich, Bavaria'
 */
export function locationParts(location: string | LocationParts | undefined): LocationParts {
  if (typeof location !== "string") return location ?? {}
  const [city = "", ...after] = location.split(/\s*[,،]\s*/)
  const last = after.at(-1) ?? city
  const countryCode = findCountry(last)
  if (!isLocation(location)) return {}
  if (after.length === 0) {
    if (countryCode) return { country: last, countryCode }
    return isCity(city) && findStates(city).length === 0 ? { city } : {}
  }
  // A script without capitals has no other sign of a name.
  if (!isCity(city) && /\p{Lu}|\p{Ll}/u.test(city)) return {}
  if (after.length === 1) {
    if (countryCode) return { city, country: last, countryCode }
    return isSurelyState(last) ? { city, region: last } : {}
  }
  const [region = ""] = after
  const isState = after.length === 2 && findStates(region).includes(countryCode ?? "")
  return isState ? { city, region, country: last, countryCode } : {}
}

/**
 * @returns what a postal address without a city takes from the location: its sure parts, or else the whole
 *   text as the city, so that no part is lost
 */
export function addressLocation(location: string | LocationParts | undefined): LocationParts {
  const parts = locationParts(location)
  const isWhole = typeof location === "string" && Object.keys(parts).length === 0
  return isWhole && isLocation(location) ? { city: location } : parts
}

/** @returns whether the text is a name, and not 'Portland OR', which has a state in it */
const isCity = (text: string) =>
  NAME.test(text) && !JOINING.test(text) && !/ \p{Lu}{2,3}$/u.test(text)

/**
 * @returns the address on one line. The postal code is where the country has it: 'Portland, OR 97201',
 *   '10115 Berlin', '310000 浙江省杭州市…'. Without a country's code, it is after a region.
 */
export function addressText(address: AddressParts): string {
  const { street, postalCode, city, region, country, countryCode } = address
  const separator = separatorOf(city)
  if (separator !== undefined) {
    return join([postalCode, join([locationText(address), street], separator)], " ")
  }
  const town = isCodeAfterCity(address)
    ? [region ? city : undefined, join([region ?? city, postalCode], " ")]
    : [join([postalCode, city], " "), region]
  return join([street, ...town, country ?? countryCode], commaOf(address))
}

type WithLocation = {
  location?: string | LocationParts | undefined
  availability?: string | undefined
}

/** @returns the owner's location and availability, as in ['Portland, OR', 'or fully remote'] */
export const locationTexts = ({ location, availability }: WithLocation): string[] =>
  [locationText(location), availability ?? ""].filter(Boolean)

/**
 * @param comma of the language
 * @returns the owner's location and availability, as in 'Portland, OR, or fully remote'
 */
export const locationLine = (owner: WithLocation, comma: string): string =>
  locationTexts(owner).join(comma)
