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

/** @returns the place as people write it, as in 'Portland, OR' */
export function placeText(location: string | PlaceParts): string {
  if (typeof location === "string") return location
  const { city, region, country, countryCode } = location
  return join([city, region, country ?? countryCode], ", ")
}

/** @returns the parts of a place; a text such as 'Portland, OR' has a city and a region */
export function placeParts(location: string | PlaceParts): PlaceParts {
  if (typeof location !== "string") return location
  const [, city = location, region] = /^(.+), (.+)$/.exec(location) ?? []
  return { city, region }
}

/**
 * @returns the address on one line. With a region, the postal code stands after it ('Portland, OR
 *   97201'), otherwise before the city ('10115 Berlin')
 */
export function addressText(address: AddressParts): string {
  const { street, postalCode, city, region, country, countryCode } = address
  const town = region
    ? join([city, join([region, postalCode], " ")], ", ")
    : join([postalCode, city], " ")
  return join([street, town, country ?? countryCode], ", ")
}

/** @returns the owner's location and availability, as in 'Portland, OR or fully remote' */
export function placeOf(owner: {
  location: string | PlaceParts
  availability?: string | null | undefined
}): string {
  return join([placeText(owner.location), owner.availability ?? undefined], " ")
}
