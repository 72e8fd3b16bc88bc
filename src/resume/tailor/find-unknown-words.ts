/** Finds words of a job posting that look like names of tools, and that the content does not have. */
import type { Content } from "../../content/schemas"
import { LANGUAGE_CODES } from "../../lib/language-codes"
import { countryNames, findStates } from "../../lib/people/known-regions"
import { isLocation } from "../../lib/people/location"
import type { Evidence } from "./find-evidence"
import { otherKeys, toKey, toNamePattern, toSearchable } from "./names"

/** A word in Latin letters, as in 'K8s', 'C++', '.NET' and 'Node.js'. */
const WORD =
  /(?<![\p{sc=Latn}\p{N}])\.?\p{sc=Latn}(?:[\p{sc=Latn}\p{M}\p{N}+#&]|\.(?=\p{Ll}{2}|NET))*/gu

/** Words side by side, as in 'Argo CD'. */
const NAME = new RegExp(`${WORD.source}(?: ${WORD.source}){0,3}`, "gu")

const HAS_SIGN = /.\p{Lu}|[\p{N}+#]|.\./u

/** Frequent words, to tell German, in which each noun has a capital, from English. */
const GERMAN = /(?<!\p{L})(?:der|die|das|für|mit|oder|und|wir)(?!\p{L})/giu
const ENGLISH = /(?<!\p{L})(?:and|for|of|our|the|to|we|with)(?!\p{L})/giu

const HEADING = /^\s*#|:\s*$|^[^\p{Ll},]{6,}$/u

/** A few words with capitals, without a bullet and a stop, as in 'Nice to Have'. */
const TITLE = /^\s*\p{Lu}[^\s.,;!?]*(?: (?:[^\p{Ll}\s.,;!?][^\s.,;!?]*|\p{Ll}{1,3})){0,6}$/u

/** Addresses, and abbreviations such as 'e.g.', whose stop ends no sentence. */
const NO_WORD =
  /(?<!\S)\S*?(?:@|:\/\/|www\.|\.(?:com|org)(?!\p{L}))\S*|(?<!\p{L})\p{L}\. ?\p{L}\./gu

/** The end of a long line, whose sentence goes on in the next one. */
const WRAP = /(?<=[^\n]{60}[^.!?:\n])\n(?=\p{L})/gu

/** The company or a place, by the words beside it. */
const COMPANY_OR_PLACE =
  /(?<=(?<!\p{L})(?:[Aa]t|[Jj]oin|[Aa]bout|(?:[Bb]ased|[Ll]ocated|[Oo]ffices?) in|[Ll]ocation:|[Cc]ompany:|[Ww]e are|[Ww]ir sind|[Bb]ei|[Cc]hez) )\p{Lu}\S*(?: \p{Lu}\S*){0,3}|(?<!\S)\p{Lu}\S*(?: \p{Lu}\S*){0,3}(?= is (?:hiring|looking)|,? (?:AG|GmbH|Inc|LL[CP]|Ltd|SE)(?!\p{L})|, \p{Lu}{2}(?!\p{L}))/gu

/** Words of most postings, and levels of a language. */
const USUAL =
  /^(?:(?![CR]$)\p{L}|[ABC][12]|AG|CEO|CTO|CV|EU|EUR|GmbH|HR|Inc|IT|LLC|LLP|Ltd|PhD|PTO|Q\d|Sept|USD|\p{L}+Innen)$/u

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
  const inTitles = wordsIn(lines.filter((line) => HEADING.test(line) || TITLE.test(line)))
  const languages = new Set(["en", content.website.language ?? "en"])
  const noTools = wordsIn([
    ...(plain.match(COMPANY_OR_PLACE) ?? []),
    ...[...languages].flatMap(placesAndDays),
  ])
  const written = new Set(plain.match(WORD))
  const count = (words: RegExp) => plain.match(words)?.length ?? 0
  const capitalizesNouns = count(GERMAN) > count(ENGLISH)
  const isTool = (word: string, isFirst: boolean) => {
    const lower = word.toLowerCase()
    const isName = !capitalizesNouns && !isFirst && !inTitles.has(lower) && !written.has(lower)
    const isOther = [lower, lower.replace(/s$/, "")].some((each) => noTools.has(each))
    const isPlace = findStates(word).length > 0 || !isLocation(word)
    return (HAS_SIGN.test(word) || isName) && !isOther && !isPlace && !USUAL.test(word)
  }
  const ownNames = evidence.flatMap(({ term }) => term.keys.map(toNamePattern))
  const found = lines
    .filter((line) => !HEADING.test(line))
    .map((line) => ownNames.reduce((rest, name) => rest.replace(name, "x"), line))
    .flatMap((line) => line.split(/(?<=[.!?…])\s+/))
    .flatMap((sentence) => {
      const first = sentence.search(/\p{L}/u)
      const isFirst = (word: string) => sentence.indexOf(word) <= first
      const tools = sentence.replace(WORD, (word) => (isTool(word, isFirst(word)) ? word : "-"))
      return tools.match(NAME) ?? []
    })
  const known = toSearchable(JSON.stringify(content).replace(/\\./g, " "))
  const keysOf = (name: string) => [
    ...[name, name.replace(/(?<=\p{Lu})s$|(?<=\p{L}{3})\p{N}+$/u, "")].map(toKey),
    ...otherKeys(name),
  ]
  const unknown = [...new Set(found)].filter(
    (name) => !keysOf(name).some((key) => known.search(toNamePattern(key)) >= 0),
  )
  return unknown.length > 15 ? [...unknown.slice(0, 15), "…"] : unknown
}

const wordsIn = (texts: readonly string[]) => new Set(texts.join("\n").toLowerCase().match(WORD))

/** @returns countries, languages, months and days in the language, and cities in English */
function placesAndDays(language: string): string[] {
  const languages = new Intl.DisplayNames(language, { type: "language" })
  // The first days of these months are all days of a week.
  const days = Array.from({ length: 12 }, (_, month) => new Date(2024, month))
  const short = { month: "short", weekday: "short" } as const
  return [
    ...countryNames(language),
    ...LANGUAGE_CODES.map((code) => `${languages.of(code)}`),
    ...days.map((day) => day.toLocaleDateString(language, { dateStyle: "full" })),
    ...days.map((day) => day.toLocaleDateString(language, short)),
    ...Intl.supportedValuesOf("timeZone"),
  ]
}
