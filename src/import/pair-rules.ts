/** Tells which items in two languages are about the same thing. */

import { parseInline } from "../content/inline/parse-inline"
import { valueAt } from "../content/schemas/introspection"
import { LANGUAGE_CODES } from "../content/values/language-codes"
import { nearest } from "../content/wording"
import { plainText } from "../lib/inline-text"
import type { OrderRule, Rule } from "./pair-items"

/** @returns the words of a text that may have marks */
export const wordsIn = (text: unknown): string => plainText(parseInline(String(text)))

/** @returns the words without case, accents and punctuation */
const plainWords = (text: string) =>
  (
    text
      .normalize("NFKD")
      .toLowerCase()
      .match(/[\p{L}\p{N}+#]+/gu) ?? []
  ).join(" ")

/** @returns the numbers of a text, which are the same in most languages */
function numbersIn(text: unknown): string[] {
  const numbers = wordsIn(text).match(/\d+/g) ?? []
  return numbers.length > 0 ? [numbers.sort().join(" ")] : []
}

/** Rules for texts: the same words, or the same numbers. */
export const TEXT_RULES = [
  { way: "name", keysOf: (text) => [plainWords(wordsIn(text))] },
  { way: "numbers", keysOf: numbersIn },
] as const satisfies readonly Rule[]

/** @returns what has the dates of an item: the roles of a company, or the item itself */
function rangesOf(item: unknown): readonly unknown[] {
  const roles = valueAt(item, ["roles"])
  // The roles of a project are texts.
  return Array.isArray(roles) && typeof roles[0] === "object" ? roles : [item]
}

const datesOf = (item: unknown) =>
  rangesOf(item).flatMap((range) => {
    const dates = ["startDate", "endDate", "date", "expires"].map((name) => valueAt(range, [name]))
    return dates.some(Boolean) ? [JSON.stringify(dates.map((date) => date ?? ""))] : []
  })

const startsOf = (item: unknown) =>
  rangesOf(item).flatMap((range) => {
    const start = valueAt(range, ["startDate"]) ?? valueAt(range, ["date"])
    return typeof start === "string" && start !== "" ? [start] : []
  })

const yearsOf = (item: unknown) => startsOf(item).flatMap((date) => date.match(/\d{4}/) ?? [])

/** @returns whether both have dates, and begin in different years */
export function beginInOtherYears(a: unknown, b: unknown): boolean {
  const [years, others] = [yearsOf(a), yearsOf(b)]
  return years.length > 0 && others.length > 0 && !years.some((year) => others.includes(year))
}

/** The fields that often have the same name in both languages. */
const NAMES =
  "id company organization name title event issuer awarder publisher language credential break".split(
    " ",
  )

/** @returns the names with their fields, as in 'company=acme' */
function namesOf(item: unknown): string[] {
  if (typeof item === "string") return [`title=${plainWords(wordsIn(item))}`]
  return NAMES.flatMap((field) => {
    const value = valueAt(item, [field])
    return typeof value === "string" && value !== "" ? [`${field}=${plainWords(value)}`] : []
  })
}

/** 'Acme' is near 'Acme GmbH', and so is a name with a letter more or less. */
function haveNearName(a: unknown, b: unknown): boolean {
  const names = new Map(namesOf(b).map((name) => name.split("=") as [string, string]))
  return namesOf(a).some((each) => {
    const [field = "", name = ""] = each.split("=")
    const [short = "", long = ""] = [name, names.get(field) ?? ""].sort(
      (x, y) => x.length - y.length,
    )
    if (short.length < MIN_NEAR) return false
    return ` ${long} `.includes(` ${short} `) || nearest(short, [long]) !== undefined
  })
}

/** Shorter names are near too many others. */
const MIN_NEAR = 4

const addressesOf = (item: unknown) => {
  const url = valueAt(item, ["url"])
  return typeof url === "string" ? [url.replace(/^https?:\/\/(www\.)?|\/$/g, "")] : []
}

const datesWithNames = (item: unknown) => {
  const names = [...namesOf(item), ...addressesOf(item)]
  return datesOf(item).flatMap((dates) => names.map((name) => dates + name))
}

export const EQUAL_NAME: Rule = { way: "name", keysOf: namesOf }

/** Rules for companies, roles and entries, from the surest to the weakest. */
export const ENTRY_RULES: readonly Rule[] = [
  { way: "dates", keysOf: datesWithNames },
  { way: "dates", keysOf: datesOf },
  { way: "address", keysOf: addressesOf },
  { way: "dates", keysOf: startsOf },
  EQUAL_NAME,
  { way: "name", isSame: haveNearName },
]

/** Entries in order: first those with the same dates, then all but those that begin in other years. */
export const ENTRIES_IN_ORDER: readonly OrderRule[] = [
  { keysOf: datesOf, isLoose: false },
  { keysOf: yearsOf, isLoose: true },
]

/** Texts and skills may be paired by order whatever they say. */
export const ANY_IN_ORDER: readonly OrderRule[] = [{ keysOf: () => [], isLoose: true }]

/** Most names of skills are the same in both languages. */
export const SKILL_RULES: readonly Rule[] = TEXT_RULES.map(({ way, keysOf }) => ({
  way,
  keysOf: (skill) => keysOf(valueAt(skill, ["name"])),
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

/** Contact data are compared without what is written in several ways, such as the code of the country. */
export const CONTACT_RULE: Rule = {
  way: "name",
  keysOf: (item) => {
    const { kind, value } = item as { kind: string; value: string }
    const plain = value.toLowerCase().replace(/^(https?:\/\/)?(www\.)?|\/$/g, "")
    return [`${kind} ${kind === "phone" ? value.replace(/\D/g, "").slice(-8) : plain}`]
  },
}

/** @returns the rule that 'German' in English is 'Deutsch' in German */
export function toLanguageRule(languages: { base: string; other: string }): Rule {
  const codes = [languages.base, languages.other].flatMap(toLanguageCodes)
  const keysOf = (item: unknown) => {
    const name = String(valueAt(item, ["language"])).toLowerCase()
    return codes.flatMap(([each, code]) => (each === name ? [code] : []))
  }
  return { way: "name", keysOf }
}

/** @returns the name of each language in the given one, in lower case, with its code */
function toLanguageCodes(language: string): [name: string, code: string][] {
  const names = new Intl.DisplayNames(language, { type: "language" })
  return LANGUAGE_CODES.map((code) => [(names.of(code) ?? code).toLowerCase(), code])
}
