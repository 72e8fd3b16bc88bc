/** Brings texts of every kind of file into one form, so that one search finds what people read as equal. */
import { domainToUnicode } from "node:url"
import { decode } from "html-entities"
import { withPlainDigits } from "../../lib/digits"
import { toSlug } from "../../lib/slug"
import { decodeIfValid } from "../../lib/uri"

/** Stands for the tags that were here. No text has this character: it is a control character. */
export const TAG = "\u0001"

const WHITE_SPACE = new RegExp(`(?:(?!${TAG})[\\s\\p{Cc}])+`, "gu")

/** Accents, and the vowel signs and the long line of Hebrew and Arabic. */
const MARK = /[\u0300-\u036f\u0591-\u05c7\u0610-\u061a\u0640\u064b-\u065f\u0670]/g

/** Letters with a stroke and joined letters, which Unicode does not take apart. */
const LETTERS_OF_THEIR_OWN = /[ŁØĐÐĦŦÞÆŒ]/g

/** What may end an address: a dash of typography beside a letter, a sentence, and signs of footnotes. */
const DASH = "(?![-\u2010\u2011\ufe63\uff0d])[\\p{Pd}\u2043\u2212]"
const WORD_END = new RegExp(
  `${DASH}(?:(?<=\\p{L}\\d*.)|(?=\\d*\\p{L}))|(?<=[\\p{Ll}\\d])\\.(?=\\p{Lu})|[\xaa\xb2\xb3\xb9\xba\u1d2c-\u1d6a\u2070-\u209c\u2120\u2122\u2460-\u24ff\u3002\uff61]`,
  "gu",
)

/**
 * @returns the text with its escapes decoded, in capitals, without marks, strokes and invisible characters.
 *   All white space is one space, every hyphen is `-`, the dot `。` is `.`, and the digits of every script are 0 to
 *   9. The letters lam and alef, which are one sign, are turned round, as pdf.js reads them.
 */
export function toNormalForm(text: string): string {
  return normalize(decodeEscapes(text))
}

/**
 * @returns the text in normal form, and once more with `TAG` instead of its tags. Where a word may end although a
 *   letter follows, both have `TAG`, too: the dash in `see–me` may also be a hyphen, and `。` may be the dot of a
 *   domain (UTS 46).
 */
export function toSearchText(text: string): string {
  const plain = normalize(decodeEscapes(text).replace(WORD_END, `${TAG}$&${TAG}`))
  return `${plain}\n${plain.replace(/(?: ?<[^<>]*> ?)+/g, TAG)}`
}

function normalize(text: string): string {
  const plain = text
    .normalize("NFKD")
    .replace(/\p{DI}|\p{Cf}/gu, "")
    .replace(MARK, "")
    .replaceAll("\u0644\u0627", "\u0627\u0644")
    .replace(WHITE_SPACE, " ")
    .replace(/[\p{Pd}\u2043\u2212]/gu, "-")
    .replace(/[\u2018\u2019]/g, "'")
    .replaceAll("\u3002", ".")
  return withPlainDigits(plain)
    .toUpperCase()
    .replace(LETTERS_OF_THEIR_OWN, (letter) => toSlug(letter).toUpperCase())
}

/** Decodes the escapes of HTML, JavaScript, JSON, URLs and domains, also escaped ones, and unfolds vCards. */
function decodeEscapes(text: string): string {
  const decoded = decode(text)
    .replace(/\r\n[ \t]|<!-- -->/g, "")
    .replace(/\\(?=[^\w\s])/g, "")
    .replace(/\\u([0-9a-f]{4})|\\x([0-9a-f]{2})|\\u\{([0-9a-f]{1,5})\}/gi, toCharacter)
    .replace(/\\[bfnrtv]/g, " ")
    .replace(/xn--[a-z0-9-]+/gi, (label) => domainToUnicode(label) || label)
    .replace(/%[0-7][0-9a-f]|(?:%[89a-f][0-9a-f])+/gi, decodeIfValid)
  // Each escape is longer than its character, so this ends.
  return decoded === text ? text : decodeEscapes(decoded)
}

/** The codes are those of a regular expression that has found one of them. */
function toCharacter(_match: string, four = "", two = "", braced = ""): string {
  return String.fromCodePoint(Number.parseInt(four || two || braced, 16))
}
