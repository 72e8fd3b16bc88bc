/** The parts of a place and of a postal address, and how people write them on one line. */

export type PlaceParts = {
  city?: string | undefined
  region?: string | undefined
  country?: string | undefined
  /** Two capital letters (ISO 3166-1). */
  countryCode?: string | undefined
}

export type AddressParts = PlaceParts & {
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

/** @returns what separates the parts of a place, in the script of one of them */
const commaOf = ({ city, region, country }: PlaceParts) =>
  /\p{Script=Arabic}/u.test([city, region, country].join("")) ? "، " : ", "

/** Countries where the postal code stands after the city, as the Universal Postal Union lists them. */
const CODE_AFTER_CITY = new Set("AU BR CA GB ID IE IN JP KR NZ SG TH TW US ZA".split(" "))

/** @returns whether the postal code is after the city. Without a country's code, it is after a region. */
export const isCodeAfterCity = ({ countryCode, region }: PlaceParts) =>
  countryCode ? CODE_AFTER_CITY.has(countryCode) : Boolean(region)

const separatorOf = (city: string | undefined) =>
  FROM_LARGE_TO_SMALL.find(([script]) => script.test(city ?? ""))?.[1]

/** @returns the place as people write it, as in 'Portland, OR' or '浙江省杭州市'; '' if there is none */
export function placeText(location: string | PlaceParts | undefined): string {
  if (typeof location !== "object") return location ?? ""
  const { city, region, country, countryCode } = location
  const separator = separatorOf(city)
  if (separator !== undefined) return join([country, region, city], separator)
  return join([city, region, country ?? countryCode], commaOf(location))
}

/** No place, but a way to work. */
const REMOTE = /^(?:(?:fully|100 ?%) )?remote\b|^(?:anywhere|worldwide)\b/i

/** @returns the parts of a place; a text such as 'Portland, OR' has a city and a region, 'Remote' has none */
export function placeParts(location: string | PlaceParts | undefined): PlaceParts {
  if (typeof location !== "string") return location ?? {}
  if (REMOTE.test(location)) return {}
  const [, city = location, region] = /^(.+)[,،] (.+)$/.exec(location) ?? []
  return { city, region }
}

/**
 * @returns the address on one line. The postal code is where the country has it: 'Portland, OR 97201',
 *   '10115 Berlin', '310000 浙江省杭州市…'. Without a country's code, it is after a region.
 */
export function addressText(address: AddressParts): string {
  const { street, postalCode, city, region, country, countryCode } = address
  const separator = separatorOf(city)
  if (separator !== undefined) {
    return join([postalCode, join([placeText(address), street], separator)], " ")
  }
  const town = isCodeAfterCity(address)
    ? [region ? city : undefined, join([region ?? city, postalCode], " ")]
    : [join([postalCode, city], " "), region]
  return join([street, ...town, country ?? countryCode], commaOf(address))
}

type WithPlace = { location?: string | PlaceParts | undefined; availability?: string | undefined }

/** @returns the owner's location and availability, as in ['Portland, OR', 'or fully remote'] */
export const placesOf = ({ location, availability }: WithPlace): string[] =>
  [placeText(location), availability ?? ""].filter(Boolean)

/** @returns the owner's location and availability, as in 'Portland, OR — or fully remote' */
export const placeOf = (owner: WithPlace): string => placesOf(owner).join(" — ")
