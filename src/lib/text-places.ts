/**
 * In `npm run develop`, each text of a page carries the place where it is written, in invisible characters: the
 * tags of Unicode, between two that no emoji has in this order. A build has none.
 * @see https://www.unicode.org/charts/PDF/UE0000.pdf
 */

const PLACES = /\u{e0001}([\u{e0020}-\u{e007e}]*)\u{e007f}/gu

/** Character of ASCII → its tag. */
const TAG = 0xe0000

const shift = (text: string, by: number) =>
  [...text].map((each) => String.fromCodePoint((each.codePointAt(0) ?? 0) + by)).join("")

/**
 * @param place in ASCII
 * @returns the text with the place at its end, but before a slash: an address is shown without its last one
 */
export function addPlace(text: string, place: string): string {
  return text.replace(/\/?$/, (end) => `\u{e0001}${shift(place, TAG)}\u{e007f}${end}`)
}

/** @returns the places that the text carries, first that of its first part */
export function placesIn(text: string): string[] {
  return [...text.matchAll(PLACES)].map(([, place = ""]) => shift(place, -TAG))
}

/** @returns the text as a build has it, and the characters with its places */
export function splitPlaces(text: string): [text: string, places: string] {
  return [withoutPlaces(text), (text.match(PLACES) ?? []).join("")]
}

/** @returns the text as a build has it */
export function withoutPlaces(text: string): string {
  return text.replace(PLACES, "")
}
