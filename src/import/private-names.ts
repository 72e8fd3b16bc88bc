/** Knows the facts that an import does not publish, by their names. */
import { lazy } from "../lib/lazy"
import { toPlain } from "../lib/plain"
import { loadPrivateNames } from "./tables"

const plainOf = (name: string) => toPlain(name).replace(/[^\p{L}\p{N}]/gu, "")

/** @returns name → how many digits the value of such a fact has */
const loadNames = lazy((): ReadonlyMap<string, number> => {
  const pairs = loadPrivateNames().flatMap(({ digits, names }) => {
    const all = Object.values(names).join().split(",")
    return all.map((name) => [plainOf(name), digits] as const)
  })
  return new Map(pairs)
})

/** What makes a longer name of a field private, as in 'candidatePhone' and 'birthPlace'. */
const PARTS =
  /phone|telefon|mobile|movil|celular|whatsapp|birth|geburt|naissance|nacimiento|nascimento|salary|gehalt|salario|passport|nationalit|nacionalidad|citizenship|marital|gender|^(?:street|photo|picture|avatar|address(?:line)?\d?$|出生|婚姻|電話)/

/** @returns whether what a field of this name has is private, as in 'Date of birth' */
export function isPrivateField(name: string): boolean {
  const plain = plainOf(name)
  return loadNames().has(plain) || PARTS.test(plain)
}

/** A longer text is no pair of a name and a number. */
const MAX_LENGTH = 100

/** As in '2015 - 06/2019' and '06/2015 to today', but not '12.03.1980 in Ulm'. */
const YEARS =
  /(?<!\p{Nd})(?:19|20)\p{Nd}{2}\s*(?:[-–—/]|\p{L}+)\s*(?:\p{Nd}+[./])?(?:19|20)\p{Nd}{2}|^(?:\p{Nd}+[./])?(?:19|20)\p{Nd}{2}\s*(?:[-–—/]|\p{L}+)\s*\p{L}/u

/** @returns how many digits the value has, of 'Phone / Fax (work)' too; undefined if a part of the name is not private */
function digitsOf(name: string): number | undefined {
  const parts = name.replace(/(?<=\p{L}.*)\(.*?\)/gu, "").split("/")
  const all = parts.map((part) => loadNames().get(plainOf(part)))
  return all.every((digits) => digits !== undefined) ? Math.min(...all) : undefined
}

/** @returns whether the two say a private fact, as 'Date of birth' and '12 March 1980' do, but not 'Mobile' and 'Swift' */
export function isPrivatePair(name: string, value: string): boolean {
  const digits = digitsOf(name)
  if (!digits) return digits === 0 && value.trim() !== ""
  const number = new RegExp(`\\p{Nd}(?:[\\s()./+\\p{Lu}-]*\\p{Nd}){${digits - 1}}`, "u")
  return value.length <= MAX_LENGTH && number.test(value) && !YEARS.test(value)
}

/** Where the name at the start of a text may end. */
const ENDS = /\s*[:：]\s*|\s[-–—=→]\s|[\s.#]+|(?<=\P{Nd})(?=\p{Nd})/gu

/**
 * As '12345678Z' and '+44 7700 900123': six digits or more, and nothing before them. As '1er mars 1980' and
 * 'March 12, 1980'. And a number alone, or with its currency, as '44' and '52.000 EUR'.
 */
const NUMBER =
  /^(?:[(+\p{Lu}]{0,3}\p{Nd}(?:.*\p{Nd}){5}|\p{Nd}\S* [\p{L} ]+\.? \p{Nd}{4}|\p{L}+\.? \p{Nd}+\p{L}*,? \p{Nd}{4}|\p{Sc}?\s?\p{Nd}[\p{Nd}.,'’]*\s?[k万萬]?\s?(?:\p{Sc}|\p{Lu}{3}|[円元])?[.。]?$)/u

/** @returns whether the text begins with such a pair, as in 'Phone: 555 0142' and 'DNI 12345678Z' */
function isPrivateText(text: string): boolean {
  const line = text.replace(/[*_`]/g, "").replace(/^\P{L}+/u, "")
  return [...line.slice(0, MAX_LENGTH).matchAll(ENDS)].some(({ 0: end, index }) => {
    const value = line.slice(index + end.length)
    const isNumber = value.length <= MAX_LENGTH && NUMBER.test(value) && !YEARS.test(value)
    return (isNumber || /[^\s.#]/.test(end)) && isPrivatePair(line.slice(0, index), value)
  })
}

const LINES = /(?<=[。；;|·•])\s*/u
const SENTENCES = /(?<=[\p{L}\p{N})]{3}[.!?؟])\s+(?=[\p{Lu}\p{Lo}])/u
const CLAUSES = /(?<=[,、，])\s*|\s+(?=[-–—(])/u
/** Where a private pair may begin within a sentence, which is cut only there: 'am 5. Mai 1990' stays whole. */
const STARTS = /^|(?<=[.!?؟,،、，])\s+|\s(?=[-–—(])/gu

const join = (parts: readonly string[]) => parts.join(" ").replace(/[\s,;:|·•(–—-]+$/u, "")

/** @returns the text without the lines and sentences that are private pairs, or their ends; '' if nothing is left */
export function publicPart(text: string): string {
  const isPair = (part: string) => part.length <= MAX_LENGTH && isPrivateText(part)
  const parts = text.split(LINES).flatMap((line) => (isPair(line) ? [line] : line.split(SENTENCES)))
  // As in 'Nationality | Dutch', of which the first part is a name.
  const isNamed = (at: number) =>
    /[|·•;；]\s*$/.test(parts[at] ?? "") && isPrivatePair(parts[at] ?? "", parts[at + 1] ?? "")
  const kept = parts.map((part, index) => {
    if (isNamed(index) || isNamed(index - 1)) return ""
    const start = [...part.matchAll(STARTS)].find((match) => isPrivateText(part.slice(match.index)))
    return start ? join([part.slice(0, start.index)]) : part
  })
  return kept.every((part, index) => part === parts[index]) ? text : join(kept.filter(Boolean))
}

/** @returns the text without the sentences, or else the clauses or numbers, that the test finds; '' if nothing is left */
export function withoutParts(text: string, isPrivate: (part: string) => boolean): string {
  const cuts = [SENTENCES, CLAUSES].map((cut) => text.split(cut).filter((part) => !isPrivate(part)))
  const numbers = text.replace(/[+(]?\p{Nd}[\p{Nd}\s()./-]{5,}|\S+@\S+/gu, "")
  const found = [...cuts, [numbers]].map(join)
  return found.find((each) => /\p{L}/u.test(each) && !isPrivate(each)) ?? ""
}

/** Addresses, and numbers that are neither years, dates nor those of a book. */
const CONTACTS =
  /[\w.+-]+@[\w-]+(?:\.[\w-]+)+|(?<![\w./,-]|IS[BS]N:? ?)(?:\+|\((?:\+|(?=\d+\)))|0(?!\d[./])|\d{3}[-. ](?=\d{3}[-. ]))\d(?:[\s()./-]*\d){6,}/g

/** @returns what in a public text may be private: contact data, and the whole if it begins with such a name */
export function privatePartsIn(text: string): string[] {
  const [, name = ""] = /^\P{L}*([\p{L} ]{2,25}?)\s*[:：].*\d/u.exec(text) ?? []
  return isPrivateField(name) ? [text] : (text.match(CONTACTS) ?? [])
}
