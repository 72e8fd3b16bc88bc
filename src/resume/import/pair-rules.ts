/** Tells which items of two languages are about the same thing. */
import { parseInline } from "../../content/inline/parse-inline"
import { valueAt } from "../../content/schemas/introspection"
import { nearest } from "../../content/wording"
import { plainText } from "../../lib/inline-text"
import type { Rule } from "./pair-items"

/** @returns the words of a text that may have marks */
export const wordsIn = (text: unknown): string => plainText(parseInline(String(text)))

const isEqualText = (a: unknown, b: unknown) => plainWords(wordsIn(a)) === plainWords(wordsIn(b))

/** @returns the numbers of a text, which are the same in most languages; '' without a number */
const numbersIn = (text: unknown) => (wordsIn(text).match(/\d+/g) ?? []).sort().join(" ")

/** Rules for texts: a translation has the same numbers. */
export const TEXT_RULES: readonly Rule[] = [
  { way: "name", isSame: isEqualText },
  { way: "numbers", isSame: (a, b) => numbersIn(a) !== "" && numbersIn(a) === numbersIn(b) },
]

/** The fields that are dates; a company has those of its roles. */
const rangesOf = (item: unknown): unknown[] => {
  const roles = valueAt(item, ["roles"])
  return Array.isArray(roles) && roles.some((role) => typeof role === "object") ? roles : [item]
}

const datesOf = (item: unknown): string[] =>
  rangesOf(item).flatMap((range) => {
    const dates = ["startDate", "endDate", "date", "expires"].map((name) => valueAt(range, [name]))
    return dates.some(Boolean) ? [JSON.stringify(dates.map((date) => date ?? ""))] : []
  })

const startsOf = (item: unknown): string[] =>
  rangesOf(item).flatMap((range) => {
    const start = valueAt(range, ["startDate"]) ?? valueAt(range, ["date"])
    return typeof start === "string" && start !== "" ? [start] : []
  })

const yearsOf = (item: unknown) => startsOf(item).flatMap((date) => date.match(/\d{4}/) ?? [])

const haveCommon = (a: readonly string[], b: readonly string[]) =>
  a.some((each) => b.includes(each))

const haveSameDates = (a: unknown, b: unknown) => haveCommon(datesOf(a), datesOf(b))

/** @returns whether both have dates, and start in different years */
function haveOtherDates(a: unknown, b: unknown): boolean {
  const [yearsOfA, yearsOfB] = [yearsOf(a), yearsOf(b)]
  return yearsOfA.length > 0 && yearsOfB.length > 0 && !haveCommon(yearsOfA, yearsOfB)
}

/** The fields that often have the same name in both languages. */
const NAMES =
  "id company organization name title event issuer awarder publisher language credential break".split(
    " ",
  )

const plainWords = (text: string) =>
  (
    text
      .normalize("NFKD")
      .toLowerCase()
      .match(/[\p{L}\p{N}+#]+/gu) ?? []
  ).join(" ")

const namesOf = (item: unknown): Map<string, string> =>
  new Map(
    NAMES.flatMap((field) => {
      const value = typeof item === "string" && field === "title" ? item : valueAt(item, [field])
      return typeof value === "string" && value !== "" ? [[field, plainWords(value)] as const] : []
    }),
  )

const haveName = (a: unknown, b: unknown, isSame: (a: string, b: string) => boolean) => {
  const names = namesOf(b)
  return [...namesOf(a)].some(([field, name]) => {
    const other = names.get(field)
    return other !== undefined && isSame(name, other)
  })
}

export const haveEqualName = (a: unknown, b: unknown) => haveName(a, b, (x, y) => x === y)

/** 'Acme' is near 'Acme GmbH', and 'Universität Wien' is near 'Universitat Wien'. */
const haveNearName = (a: unknown, b: unknown) =>
  haveName(a, b, (x, y) => {
    const [short, long] = x.length < y.length ? [x, y] : [y, x]
    const isPart = short.length > 3 && ` ${long} `.includes(` ${short} `)
    return isPart || (short.length > 3 && nearest(x, [y]) !== undefined)
  })

const addressOf = (item: unknown) => {
  const url = valueAt(item, ["url"])
  return typeof url === "string" ? url.replace(/^https?:\/\/(www\.)?|\/$/g, "") : undefined
}

const haveEqualAddress = (a: unknown, b: unknown) =>
  addressOf(a) !== undefined && addressOf(a) === addressOf(b)

/** Rules for companies, roles and entries, from the surest to the weakest. */
export const ENTRY_RULES: readonly Rule[] = [
  {
    way: "dates",
    isSame: (a, b) => haveSameDates(a, b) && (haveEqualName(a, b) || haveEqualAddress(a, b)),
  },
  { way: "dates", isSame: haveSameDates },
  { way: "address", isSame: haveEqualAddress },
  { way: "dates", isSame: (a, b) => haveCommon(startsOf(a), startsOf(b)) },
  { way: "name", isSame: haveEqualName },
  { way: "name", isSame: haveNearName },
]

/** What may be paired by order: first entries with the same dates, then all but those of other years. */
export const ENTRIES_IN_ORDER: readonly Rule["isSame"][] = [
  haveSameDates,
  (a, b) => !haveOtherDates(a, b),
]

/** Texts and skills may be paired by order whatever they say. */
export const ANY_IN_ORDER: readonly Rule["isSame"][] = [() => true]

export const EQUAL_NAME: Rule = { way: "name", isSame: haveEqualName }

const nameIn = (item: unknown) => (item as { name: string }).name

/** Most names of skills are the same in both languages. */
export const SKILL_RULES: readonly Rule[] = TEXT_RULES.map(({ way, isSame }) => ({
  way,
  isSame: (a, b) => isSame(nameIn(a), nameIn(b)),
}))

/** Groups of skills with the same name, or with at least half of the skills of one of them. */
export const GROUP_RULES: readonly Rule[] = [
  EQUAL_NAME,
  {
    way: "name",
    isSame: (a, b) => {
      const [names, others] = [skillNames(a), skillNames(b)]
      const common = names.filter((name) => others.includes(name)).length
      return common > 0 && common >= Math.min(names.length, others.length) / 2
    },
  },
]

const skillNames = (group: unknown) =>
  (group as { skills: { name: string }[] }).skills.map(({ name }) => name.toLowerCase())

/** @returns the rule that 'German' in English is 'Deutsch' in German */
export function toLanguageRule(languages: { base: string; other: string }): Rule {
  const [codes, otherCodes] = [languages.base, languages.other].map(toLanguageCodes)
  const nameOf = (item: unknown) => String(valueAt(item, ["language"])).toLowerCase()
  const isSame: Rule["isSame"] = (a, b) => {
    const code = codes?.get(nameOf(a))
    return code !== undefined && code === otherCodes?.get(nameOf(b))
  }
  return { way: "name", isSame }
}

/** Languages that many résumés name. */
const SPOKEN =
  "af ar bg bn bs ca cs cy da de el en es et eu fa fi fil fr ga gl he hi hr hu hy id is it ja ka ko lt lv mk ms mt nb nl no pl pt ro ru sk sl sq sr sv sw ta th tr uk ur vi zh".split(
    " ",
  )

/** @returns the name of each language in the given one, in lower case → its code */
function toLanguageCodes(language: string): ReadonlyMap<string, string> {
  const names = new Intl.DisplayNames(language, { type: "language" })
  return new Map(SPOKEN.map((code) => [(names.of(code) ?? code).toLowerCase(), code]))
}
