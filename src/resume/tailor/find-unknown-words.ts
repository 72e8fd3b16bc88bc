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
const NO_WORD =
  /(?<!\S)\S*?(?:@|:\/\/|www\.|\.(?:com|org)(?!\p{L}))\S*|(?<!\p{L})(?:\p{L}\. ?\p{L}|bzw|ex|inkl?|vs)\./giu

/** The end of a long line, whose sentence goes on in the next one. */
const WRAP = /(?<=[^\n]{60}[^.!?:\n])\n(?=\p{L})/gu

/** The company or a place, by what stands before or after it. */
const NAMES = "(?:\\p{Lu}[\\p{L}\\p{N}&.-]*(?:,? (?:and |or )?|$)){1,4}"
const COMPANY_OR_PLACE = new RegExp(
  `(?<=(?<!\\p{L})(?:[Aa]t|[Jj]oin|[Aa]bout|(?:[Bb]ased|[Ll]ocated|[Oo]ffices?) in|[Ll]ocation:|[Cc]ompany:|[Bb]ei|[Cc]hez) )${NAMES}|${NAMES}(?=(?:GmbH|AG|SE|Inc|LLC|Ltd|is (?:hiring|looking)|sucht)(?!\\p{L}))`,
  "gmu",
)

/** Words of most postings. */
const USUAL =
  /^(?:(?![CR]$)\p{L}|AG|CEO|CTO|CV|EU|EUR|GmbH|HR|Inc|IT|LLC|Ltd|PhD|PTO|Q\d|Sept|USD|\p{L}+Innen)$/u

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
  const names = evidence.flatMap(({ term }) => term.keys.map(toNamePattern))
  const plain = toSearchable(posting.replaceAll("\r", "")).replace(NO_WORD, "x").replace(WRAP, " ")
  const text = names.reduce((rest, name) => rest.replace(name, "x"), plain)
  const lines = text.split("\n").filter((line) => !HEADING.test(line))
  const titles = plain.split("\n").filter((line) => HEADING.test(line) || SHORT_LINE.test(line))
  const small = wordsIn(plain).filter((word) => word === word.toLowerCase())
  const noNames = new Set([...wordsIn(titles.join("\n")), ...small])
  const capitalizesNouns = CAPITALIZES_NOUNS.test(plain)
  const others = [...(plain.match(COMPANY_OR_PLACE) ?? []), ...otherNames()].join(" ")
  const noTools = new Set(others.split(/[^\p{L}\p{M}\p{N}&]+/u))
  const isOther = (word: string) =>
    USUAL.test(word) || noTools.has(word) || findStates(word).length > 0 || !isLocation(word)
  const known = toSearchable(JSON.stringify(content).replace(/\\./g, " "))
  const found = lines
    .flatMap((line) => line.split(/(?<=[.!?…])\s+/))
    .flatMap((sentence) => {
      const isName = (word: string) =>
        !capitalizesNouns &&
        !noNames.has(word) &&
        !noNames.has(word.toLowerCase()) &&
        /\p{L}/u.test(sentence.slice(0, sentence.indexOf(word)))
      const isTool = (word: string) => (HAS_SIGN.test(word) || isName(word)) && !isOther(word)
      return sentence.replace(WORD, (word) => (isTool(word) ? word : "-")).match(NAME) ?? []
    })
  const isKnown = (name: string) => {
    const singular = name.replace(/(?<=\p{Lu})s$|(?<=\p{L}{3})\p{N}+$/u, "")
    const keys = [...[name, singular].map(toKey), ...otherKeys(name)]
    return keys.some((key) => known.search(toNamePattern(key)) >= 0)
  }
  const unknown = [...new Set(found)].filter((name) => !isKnown(name))
  return unknown.length > 15 ? unknown.toSpliced(15, Infinity, "…") : unknown
}

const wordsIn = (text: string): string[] => text.match(WORD) ?? []

/** @returns countries, cities, languages, months and days in English: other languages write most with a small letter */
function otherNames(): (string | undefined)[] {
  const cities = Intl.supportedValuesOf("timeZone").map((zone) => zone.replace(/.*\/|_/g, " "))
  const languages = new Intl.DisplayNames("en", { type: "language" })
  const dates = (["long", "short"] as const).flatMap((form) =>
    Array.from({ length: 12 }, (_, month) =>
      new Date(2024, month, month + 1).toLocaleDateString("en", { month: form, weekday: form }),
    ),
  )
  return [
    ...countryNames(),
    ...cities,
    ...LANGUAGE_CODES.map((code) => languages.of(code)),
    ...dates,
  ]
}
