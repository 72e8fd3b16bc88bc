/** Pairs the items of a list with those of the same list in another language. */
import { parseInline } from "../../content/inline/parse-inline"
import { valueAt } from "../../content/schemas/introspection"
import { nearest } from "../../content/wording"
import { plainText } from "../../lib/inline-text"

/** A value of the content. Its path begins with the name of its file. */
export type Node = { value: unknown; path: readonly PropertyKey[] }

/** How two items were paired. A pair by order is a guess. */
export type Way = "dates" | "address" | "name" | "numbers" | "order"

export type Pair = { base: Node; other: Node; way: Way }

/** Tells whether two items are about the same thing. It counts only where it is true of one pair. */
export type Rule = { way: Way; isSame: (base: unknown, other: unknown) => boolean }

export type Pairing = { pairs: Pair[]; restOfBase: Node[]; restOfOther: Node[] }

/** @returns the node of a field or an item; its value is undefined if there is none */
export function at({ value, path }: Node, ...steps: readonly PropertyKey[]): Node {
  return { value: valueAt(value, steps), path: [...path, ...steps] }
}

/** @returns the items of a list; none if the value is no list */
export function itemsIn(node: Node): Node[] {
  return Array.isArray(node.value) ? node.value.map((_, index) => at(node, index)) : []
}

/**
 * Applies each rule to the items that the rules before it have left.
 * @param mayBeSame allows a pair by order; without it, no items are paired by order
 * @returns the pairs in the order of the base, and the items without a counterpart
 */
export function pairItems(
  base: readonly Node[],
  other: readonly Node[],
  rules: readonly Rule[],
  mayBeSame?: Rule["isSame"],
): Pairing {
  const pairs = new Map<Node, Pair>()
  const paired = new Set<Node>()
  const add = (pair: Pair) => {
    pairs.set(pair.base, pair)
    paired.add(pair.other)
  }
  const restOfBase = () => base.filter((item) => !pairs.has(item))
  const restOfOther = () => other.filter((item) => !paired.has(item))
  for (const { way, isSame } of rules) {
    const [left, right] = [restOfBase(), restOfOther()]
    for (const item of left) {
      const [found, ...others] = right.filter(({ value }) => isSame(item.value, value))
      if (!found || others.length > 0) continue
      const isOnly = left.filter(({ value }) => isSame(value, found.value)).length === 1
      if (isOnly) add({ base: item, other: found, way })
    }
  }
  for (const isSame of mayBeSame ? [haveSameDates, mayBeSame] : []) {
    for (const item of restOfBase()) {
      const found = restOfOther().find(({ value }) => isSame(item.value, value))
      if (found) add({ base: item, other: found, way: "order" })
    }
  }
  const inOrder = base.flatMap((item) => pairs.get(item) ?? [])
  return { pairs: inOrder, restOfBase: restOfBase(), restOfOther: restOfOther() }
}

/** @returns the text of a value that is a text, or an object with one, as a responsibility may be */
export function textIn(node: Node): Node {
  return typeof node.value === "object" ? at(node, "text") : node
}

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
export function haveOtherDates(a: unknown, b: unknown): boolean {
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
