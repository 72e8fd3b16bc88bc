/** Reads and repairs URLs, email addresses, phone numbers and places. */
import {
  checkEmail,
  checkPhone,
  checkWebUrl,
  escapeUrl,
  FILE_NAME,
  withSmallScheme,
} from "../content/schemas/url-rules"
import { findCountry } from "../lib/people/known-regions"
import { wordsIn } from "../lib/plain"
import { doiIn, doiUrl } from "../lib/uri"
import { Reading } from "./data"
import type { Item } from "./parts"
import { find, itemsOf, Leaf, leafOf, type Tree } from "./source"
import { cleanText, readText } from "./texts"

const clean = (text: string) => cleanText(text).replace(/\s+/g, " ").trim()

/** A link of Markdown and one of HTML. */
const LINKS = [
  /^\[(?<words>[^\]]*)\]\((?<address>[^()\s]+)\)$/,
  /^<a\b[^>]*\bhref=["'](?<address>[^"']+)["'][^>]*>(?<words>[^<]*)<\/a>$/i,
]

/** @returns the parts of a link of Markdown or HTML; undefined if the text has other words too */
export function readLink(text: string): { words: string; address: string } | undefined {
  const link = LINKS.map((pattern) => pattern.exec(clean(text))?.groups).find(Boolean)
  return link && { words: link.words ?? "", address: link.address ?? "" }
}

/** The fields of an object that hold its address. */
export const ADDRESS_NAMES = ["url", "href", "link"]

/** @returns the leaf with the address, of an object with a name and an address too */
export const addressOf = (tree: Tree | undefined) => leafOf(find(tree, ...ADDRESS_NAMES) ?? tree)

/** @returns the item with the words and the address of its name apart, if its name is a link as in RenderCV */
export function withLinkOfName(item: Item): Item {
  for (const field of item.url ? [] : ["title", "organization"]) {
    const leaf = item[field]?.[0]
    const link = leaf instanceof Leaf ? readLink(leaf.text) : undefined
    if (leaf instanceof Leaf && link?.words && readUrl(link.address))
      return {
        ...item,
        [field]: [new Leaf(leaf.path, link.words)],
        url: [new Leaf(leaf.path, link.address)],
      }
  }
  return item
}

/** @returns the URL with its scheme; undefined if the text is none, and no link to one */
export function readUrl(text: string): string | undefined {
  const url = withSmallScheme(readLink(text)?.address ?? clean(text).replace(/^<(.*)>$/, "$1"))
  const candidates = [url, ...(/^https?:/i.test(url) ? [escapeUrl(url)] : [])]
  const doi = doiIn(url)
  if (doi) candidates.unshift(doiUrl(doi))
  const isHost =
    /^(?:\/\/)?[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)*\.\p{L}{2,}(?::\d+)?(?:[/?#]\S*)?$/u.test(url)
  if (isHost && !FILE_NAME.test(url)) {
    candidates.push(`https://${url.replace(/^\/\//, "")}`)
  }
  return candidates.find((each) => !checkWebUrl(each))
}

/** @returns the email addresses in the text, as in 'Ada <ada@writer.dev>' */
export function readEmails(text: string): string[] {
  const plain = clean(text).replace(/^mailto:/i, "")
  if (!checkEmail(plain)) return [plain]
  return plain
    .split(/[\s<>,;|/()"?]+|mailto:/i)
    .filter((part) => !checkEmail(part.replace(/\.$/, "")))
}

/** @returns the phone numbers in the text, with the words around each */
export function readPhones(text: string): { number: string; label: string }[] {
  const plain = clean(text).normalize("NFKC").replace(/^tel:/i, "")
  if (!checkPhone(plain)) return [{ number: plain, label: "" }]
  const parts = plain.split(/\s*[,;|]\s*|\s+(?:or|and|\/)\s+|\/(?=\s*\+)/)
  return parts.flatMap((part) => {
    const [, before = "", number = "", after = ""] =
      /^(\D*?)((?:\+|\(\s*\+?\d|\d)[\d\s()./\u2010-\u2015-]*\d(?:\s*(?:ext\.?|x)\s*\d+)?)(\D*)$/.exec(
        part,
      ) ?? []
    const label = `${before} ${after}`
      .replace(/[^\p{L}\s]/gu, " ")
      .replace(/\s+/g, " ")
      .trim()
    return number && !checkPhone(number) ? [{ number, label }] : []
  })
}

/** @returns the place of an organization on one line, of a text or of the parts of an address */
export function readPlace(tree: Tree | undefined): Reading | undefined {
  const { address, postalCode, city, region, country, countryCode } = readPlaceParts(tree)
  const town = joinReadings([city, region], ", ")
  const all = [address, joinReadings([town, postalCode], " "), country ?? countryCode]
  return joinReadings(all, ", ") ?? readingOf(leafOf(tree))
}

/** @returns the first address of a web page, and the others */
export function readUrls(all: readonly Tree[]): { url: string | undefined; others: string[] } {
  const leaves = all.flatMap(itemsOf).flatMap((tree) => addressOf(tree) ?? [])
  const [url, ...others] = new Set(leaves.flatMap((leaf) => readUrl(leaf.text) ?? []))
  return { url, others }
}

/**
 * @returns the parts of a place or an address that the object has, by the names that the formats give them; a
 *   part that repeats another is left out
 */
export function readPlaceParts(tree: Tree | undefined) {
  const read = (...names: string[]) => readingOf(leafOf(find(tree, ...names)))
  const [city, region, country, address] = withoutRepeats([
    read("city", "municipality"),
    read("region"),
    read("country"),
    read("address"),
  ])
  const postalCode = read("postalCode", "code")
  const isCode = country && /^[a-z]{2}$/i.test(country.value) && !findCountry(country.value)
  const countryCode = read("countryCode") ?? (isCode ? country : undefined)
  const place = [city, region, country, countryCode].map((each) => each?.value)
  const towns: string[] = wordsIn(place.join(" "))
  // As in 'Berlin, Germany' beside the city and the country.
  const isRepeat = city && address && wordsIn(address.value).every((word) => towns.includes(word))
  return {
    address: isRepeat ? undefined : address,
    city: isRepeat ? new Reading(city.value, [...city.from, ...address.from]) : city,
    ...{ postalCode, region, country: isCode ? undefined : country, countryCode },
  }
}

export function readingOf(leaf: Leaf | undefined): Reading | undefined {
  const value = readText(leaf)
  return leaf && value !== undefined ? new Reading(value, [leaf]) : undefined
}

/** @returns the readings as one, without those that are ''; undefined if there is none */
export function joinReadings(
  readings: readonly (Reading | undefined)[],
  separator: string,
): Reading | undefined {
  const all = readings.filter((each) => each !== undefined)
  const value = all.flatMap((each) => each.value || []).join(separator)
  const from = all.flatMap((each) => each.from)
  return all.length > 0 ? new Reading(value, from) : undefined
}

/** @returns the readings at their places; the first of several equal ones stands for all of them */
export function withoutRepeats(
  readings: readonly (Reading | undefined)[],
): (Reading | undefined)[] {
  const isSame = (a: Reading | undefined, b: Reading | undefined) =>
    a && b && a.value.toLowerCase() === b.value.toLowerCase()
  return readings.map((reading, index) => {
    const same = readings.filter((other) => isSame(reading, other))
    return reading && readings.indexOf(same[0]) === index
      ? new Reading(
          reading.value,
          same.flatMap((each) => each?.from ?? []),
        )
      : undefined
  })
}
