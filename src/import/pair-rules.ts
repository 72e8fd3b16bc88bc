/** Tells which items in two languages are about the same thing. */

import { parseInline } from "../content/inline/parse-inline"
import { valueAt } from "../content/schemas/introspection"
import { LANGUAGE_CODES } from "../content/values/language-codes"
import { nearest } from "../content/wording"
import { plainText } from "../lib/inline-text"
import { haveCommon, type Rule } from "./pair-items"

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

/** @returns the texts among the fields of an item, with their names */
const textsOf = (item: unknown, names: readonly string[]) =>
  names.flatMap((name): [name: string, text: string][] => {
    const value = valueAt(item, [name])
    return typeof value === "string" && value !== "" ? [[name, value]] : []
  })

/** @returns the words of a text, or of the name of a skill */
const wordsOf = (item: unknown) =>
  wordsIn(typeof item === "string" ? item : valueAt(item, ["name"]))

/** The items may be paired by order whatever they say. */
const ANY_IN_ORDER: Rule = { way: "order", keysOf: () => [], isSame: () => true }

/** Rules for skills, which need as many counterparts to be paired by order. */
export const SKILL_RULES: readonly Rule[] = [
  { way: "name", keysOf: (item) => [plainWords(wordsOf(item))] },
  // Numbers are the same in most languages.
  {
    way: "numbers",
    keysOf: (item) => {
      const numbers = wordsOf(item).match(/\d+/g) ?? []
      return numbers.length > 0 ? [numbers.sort().join(" ")] : []
    },
  },
]

/** Rules for texts: the same words, or the same numbers, or by order. */
export const TEXT_RULES: readonly Rule[] = [...SKILL_RULES, ANY_IN_ORDER]

/** @returns what has the dates of an item: the roles of a company, or the item itself */
function rangesOf(item: unknown): readonly unknown[] {
  const roles = valueAt(item, ["roles"])
  // The roles of a project are texts.
  return Array.isArray(roles) && typeof roles[0] === "object" ? roles : [item]
}

const DATES = ["startDate", "endDate", "date", "expires"]

const datesOf = (item: unknown) =>
  rangesOf(item)
    .map((range) => textsOf(range, DATES).join(" "))
    .filter(Boolean)

const startsOf = (item: unknown) =>
  rangesOf(item).flatMap((range) => {
    const [start] = textsOf(range, ["startDate", "date"])
    return start ? [start[1]] : []
  })

const yearsOf = (item: unknown) => startsOf(item).flatMap((date) => date.match(/\d{4}/) ?? [])

type Keys = readonly string[]

const haveCommonOrNone = (years: Keys, others: Keys) =>
  years.length === 0 || others.length === 0 || haveCommon(years, others)

/** @returns whether both have dates, and begin in different years */
export const beginInOtherYears = (a: unknown, b: unknown): boolean =>
  !haveCommonOrNone(yearsOf(a), yearsOf(b))

/** The fields that often have the same name in both languages. */
const NAMES =
  "id company organization name title event issuer awarder publisher language credential break".split(
    " ",
  )

/** @returns the names with their fields, as in 'company=acme' */
const namesOf = (item: unknown) =>
  textsOf(typeof item === "string" ? { title: wordsIn(item) } : item, NAMES).map(
    ([field, name]) => `${field}=${plainWords(name)}`,
  )

/** Shorter names are near too many others. */
const MIN_NEAR = 4

/** 'Acme' is near 'Acme GmbH', and so is a name with a letter more or less. */
const haveNearName = (names: Keys, others: Keys) =>
  names.some((each) => {
    const [field, name = ""] = each.split("=")
    const other = others.find((one) => one.startsWith(`${field}=`))?.replace(/.*=/, "") ?? ""
    const [short = "", long = ""] = [name, other].sort((a, b) => a.length - b.length)
    if (short.length < MIN_NEAR) return false
    return ` ${long} `.includes(` ${short} `) || nearest(short, [long]) !== undefined
  })

/** @returns the address as people compare it */
const bareAddress = (url: string) => url.replace(/^(https?:\/\/)?(www\.)?|\/$/g, "")

const addressesOf = (item: unknown) => textsOf(item, ["url"]).map(([, url]) => bareAddress(url))

const datesWithNames = (item: unknown) => {
  const names = [...namesOf(item), ...addressesOf(item)]
  return datesOf(item).flatMap((dates) => names.map((name) => dates + name))
}

const EQUAL_NAME: Rule = { way: "name", keysOf: namesOf }

/** Rules for companies, roles and entries, from the surest to the weakest. */
export const ENTRY_RULES: readonly Rule[] = [
  { way: "dates", keysOf: datesWithNames },
  { way: "dates", keysOf: datesOf },
  { way: "address", keysOf: addressesOf },
  { way: "dates", keysOf: startsOf },
  EQUAL_NAME,
  { way: "name", keysOf: namesOf, isSame: haveNearName },
  { way: "order", keysOf: datesOf },
  // All but those that begin in other years.
  { way: "order", keysOf: yearsOf, isSame: haveCommonOrNone },
]

export const SECTION_RULES: readonly Rule[] = [EQUAL_NAME, ANY_IN_ORDER]

/** Groups of skills with the same name, or with at least half of the skills of one of them. */
export const GROUP_RULES: readonly Rule[] = [
  EQUAL_NAME,
  {
    way: "name",
    keysOf: (group) =>
      (group as { skills: { name: string }[] }).skills.map(({ name }) => name.toLowerCase()),
    isSame: (names, others) => {
      const common = names.filter((name) => others.includes(name)).length
      return common > 0 && common >= Math.min(names.length, others.length) / 2
    },
  },
  ANY_IN_ORDER,
]

/** Contact data are compared without what is written in several ways, such as the code of the country. */
export const CONTACT_RULE: Rule = {
  way: "name",
  keysOf: (item) => {
    const { kind, value } = item as { kind: string; value: string }
    const plain = kind === "phone" ? value.replace(/\D/g, "").slice(-8) : bareAddress(value)
    return [`${kind} ${plain.toLowerCase()}`]
  },
}

/** @returns the rule that 'German' in English is 'Deutsch' in German, for the codes of both languages */
export function toLanguageRule(languages: readonly string[]): Rule {
  const codes = languages.flatMap((language) => {
    const names = new Intl.DisplayNames(language, { type: "language" })
    return LANGUAGE_CODES.map((code) => [(names.of(code) ?? code).toLowerCase(), code] as const)
  })
  const keysOf = (item: unknown) => {
    const name = String(valueAt(item, ["language"])).toLowerCase()
    return codes.flatMap(([each, code]) => (each === name ? [code] : []))
  }
  return { way: "name", keysOf }
}
