/** Finds words of a job posting that look like names of tools, and that the content does not have. */
import type { Content } from "../../content/schemas"
import { LANGUAGE_CODES } from "../../lib/language-codes"
import { countryNames, findStates } from "../../lib/people/known-regions"
import { isLocation } from "../../lib/people/location"
import type { Evidence } from "./find-evidence"
import { otherKeys, toKey, toNamePattern, toSearchable } from "./names"

/** A word in Latin letters, as in 'K8s', 'C++', '.NET' and 'Node.js'. */
const WORD =
  /(?<![\p{sc=Latn}\p{N}])\.?\p{sc=Latn}(?:[\p{sc=Latn}\p{M}\p{N}+#&_]|\.(?=\p{Ll}{2}|NET))*/gu

/** Words side by side, as in 'Argo CD'. */
const NAME = new RegExp(`${WORD.source}(?: ${WORD.source})*`, "gu")

const HAS_SIGN = /.\p{Lu}|[\p{N}+#]|.\./u

/** In German, each noun has a capital. */
const CAPITALIZES_NOUNS = /(?<!\p{L})(?:und|oder)(?!\p{L})/u

const HEADING = /^\s*#|:\s*$|^[^\p{Ll},]{6,}$/u

/** A few words without a bullet and a stop: a heading, or an item of a list. */
const SHORT_LINE = /^\s*\p{Lu}[^\s.,;!?]*(?: [^\s.,;!?]+){0,6}$/u

/** Addresses, and abbreviations such as 'e.g.', whose stop ends no sentence. */
const NO_WORD = /(?<!\S)\S*?(?:@|:\/\/|www\.|\.com(?!\p{L}))\S*|(?<!\p{L})\p{L}\. ?\p{L}\./gu

/** The end of a long line, whose sentence goes on in the next one. */
const WRAP = /(?<=[^\n]{60}[^.!?:\n])\n(?=\p{L})/gu

/** The company or a place, by the words beside it. */
const COMPANY_OR_PLACE =
  /(?<=(?<!\p{L})(?:[Aa]t|[Jj]oin|[Aa]bout|(?:[Bb]ased|[Oo]ffices?) in|[Ww]e are|[Ww]ir sind|[Bb]ei|[Cc]hez) )\p{Lu}\S*(?: \p{Lu}\S*)*|(?<!\S)\p{Lu}\S*(?: \p{Lu}\S*)*(?= is (?:hiring|looking))/gu

/** Words of most postings, and levels of a language. */
const USUAL =
  /^(?:(?![CR]$)\p{L}|[ABC][12]|AG|CEO|CTO|CV|EU|EUR|GmbH|HR|Inc|IT|LLC|Ltd|PhD|PTO|Q\d|Sept|USD|\p{L}+Innen)$/u

/**
 * @param evidence what the posting names of the content
 * @returns at most 15 names in their order, and '…' if there are more. Their words have a capital inside, a sign or a
 *   digit; in languages that do not capitalize nouns, also a capital that begins no sentence. No headings, months,
 *   days, languages or places, and not the company, as far as the words around them tell
 */
export function findUnknownWords(
  posting: string,
  evidence: readonly Evidence[],
  content: Content,
): string[] {
  const plain = toSearchable(posting.replaceAll("\r", "")).replace(NO_WORD, "x").replace(WRAP, " ")
  const lines = plain.split("\n")
  const titles = lines.filter((line) => HEADING.test(line) || SHORT_LINE.test(line))
  const small = wordsIn([plain]).filter((word) => word === word.toLowerCase())
  const noNames = new Set([...wordsIn(titles).map((word) => word.toLowerCase()), ...small])
  const noTools = new Set(wordsIn([...(plain.match(COMPANY_OR_PLACE) ?? []), ...otherNames()]))
  const ownNames = evidence.flatMap(({ term }) => term.keys.map(toNamePattern))
  const known = toSearchable(JSON.stringify(content).replace(/\\./g, " "))
  const isKnown = (name: string) =>
    [toKey(name), toKey(name.replace(/s$|\p{N}+$/u, "")), ...otherKeys(name)].some(
      (key) => known.search(toNamePattern(key)) >= 0,
    )
  const found = lines
    .filter((line) => !HEADING.test(line))
    .map((line) => ownNames.reduce((rest, name) => rest.replace(name, "x"), line))
    .flatMap((line) => line.split(/(?<=[.!?…])\s+/))
    .flatMap((sentence) => {
      const first = sentence.search(/\p{L}/u)
      const isName = (word: string) =>
        !CAPITALIZES_NOUNS.test(plain) &&
        !noNames.has(word.toLowerCase()) &&
        sentence.indexOf(word) > first
      const isTool = (word: string) =>
        (HAS_SIGN.test(word) || isName(word)) &&
        !(USUAL.test(word) || noTools.has(word) || findStates(word)[0] || !isLocation(word))
      return sentence.replace(WORD, (word) => (isTool(word) ? word : "-")).match(NAME) ?? []
    })
  const unknown = [...new Set(found)].filter((name) => !isKnown(name))
  return unknown.length > 15 ? [...unknown.slice(0, 15), "…"] : unknown
}

const wordsIn = (texts: readonly string[]) => texts.join("\n").match(WORD) ?? []

/** @returns countries, cities, languages, months and days in English: others write most with a small letter */
function otherNames(): string[] {
  const languages = new Intl.DisplayNames("en", { type: "language" })
  const dates = Array.from({ length: 12 }, (_, month) =>
    new Date(2024, month, month + 1).toLocaleDateString("en", { dateStyle: "full" }),
  )
  const ofLanguages = LANGUAGE_CODES.map((code) => `${languages.of(code)}`)
  const cities = Intl.supportedValuesOf("timeZone").map((zone) => zone.replaceAll("_", " "))
  return [...countryNames(), ...cities, ...ofLanguages, ...dates]
}
