/** Pairs the items of a list with those of the same list in another language. */
import { valueAt } from "../content/schemas/introspection"

/** A value of the content. Its path begins with the name of its file. */
export type Node = { value: unknown; path: readonly PropertyKey[] }

/** How two items were paired. A pair by order is a guess. */
export type Way = (typeof WAYS)[number]

export const WAYS = ["dates", "address", "name", "numbers", "order"] as const

export type Pair = { base: Node; other: Node; way: Way }

type KeysOf = (item: unknown) => readonly string[]

/**
 * Tells which items are about the same thing: those with a key in common, or those that pass the test. A
 * rule makes a pair only of two items that it finds for no other. By order, it takes the first one, and
 * if it is loose, also one without a key.
 */
export type Rule =
  | { way: Way; keysOf: KeysOf; isLoose?: boolean }
  | { way: Exclude<Way, "order">; isSame: (a: unknown, b: unknown) => boolean }

/** @returns the node of a field or an item; its value is undefined if there is none */
export function at({ value, path }: Node, ...steps: readonly PropertyKey[]): Node {
  return { value: valueAt(value, steps), path: [...path, ...steps] }
}

/** @returns the items of a list; none if the value is no list */
export function itemsIn(node: Node): Node[] {
  return Array.isArray(node.value) ? node.value.map((_, index) => at(node, index)) : []
}

/** @returns the text of a value that is a text, or an object with one, as a responsibility may be */
export function textIn(node: Node): Node {
  return typeof node.value === "object" ? at(node, "text") : node
}

const LABELS = ["company", "break", "title", "name", "language", "id"]

/** @returns the text, or the field of an item by which people know it */
export function labelOf(node: Node): Node {
  if (typeof node.value === "string") return node
  const labels = LABELS.map((name) => at(node, name))
  return labels.find(({ value }) => typeof value === "string") ?? node
}

/**
 * Applies each rule to the items that the rules before it have left.
 * @returns the pairs in the order of the base, and the items of the base without a counterpart
 */
export function pairItems(
  base: readonly Node[],
  other: readonly Node[],
  rules: readonly Rule[],
): { pairs: Pair[]; rest: Node[] } {
  const pairs = new Map<Node, Pair>()
  const paired = new Set<Node>()
  for (const rule of rules) {
    const left = base.filter((item) => !pairs.has(item))
    const right = other.filter((item) => !paired.has(item))
    const find = rule.way === "order" ? toFirst(right, rule) : toOnly(right, rule)
    const findBack = rule.way === "order" ? undefined : toOnly(left, rule)
    for (const item of left) {
      const found = find(item)
      if (!found || (findBack && findBack(found) !== item)) continue
      pairs.set(item, { base: item, other: found, way: rule.way })
      paired.add(found)
    }
  }
  const rest = base.filter((item) => !pairs.has(item))
  return { pairs: base.flatMap((item) => pairs.get(item) ?? []), rest }
}

/** Longer lists are not compared each with each: that takes too long. */
const MAX_COMPARED = 300

/** @returns a function that finds the only item that the rule finds for another one */
function toOnly(items: readonly Node[], rule: Rule): (item: Node) => Node | undefined {
  const onlyOf = (found: readonly Node[]) => (found.length === 1 ? found[0] : undefined)
  if ("isSame" in rule) {
    if (items.length > MAX_COMPARED) return () => undefined
    return ({ value }) => onlyOf(items.filter((each) => rule.isSame(value, each.value)))
  }
  const byKey = new Map<string, Node[]>()
  for (const item of items) {
    for (const key of new Set(rule.keysOf(item.value))) {
      const same = byKey.get(key) ?? []
      // Two are enough to know that the item is not the only one.
      if (same.length < 2) byKey.set(key, [...same, item])
    }
  }
  return ({ value }) => {
    const found = rule.keysOf(value).flatMap((key) => byKey.get(key) ?? [])
    return onlyOf([...new Set(found)])
  }
}

/** @returns a function that takes the first item with a key in common, each item once */
function toFirst(items: readonly Node[], rule: Rule): (item: Node) => Node | undefined {
  if ("isSame" in rule) return () => undefined
  const left = items.map((item) => ({ item, keys: rule.keysOf(item.value) }))
  return ({ value }) => {
    const keys = rule.keysOf(value)
    const found = left.findIndex(
      (each) =>
        (rule.isLoose && (keys.length === 0 || each.keys.length === 0)) ||
        keys.some((key) => each.keys.includes(key)),
    )
    return found < 0 ? undefined : left.splice(found, 1)[0]?.item
  }
}
