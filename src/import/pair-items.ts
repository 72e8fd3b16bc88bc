/** Pairs the items of a list with those of the same list in another language. */
import { valueAt } from "../content/schemas/introspection"

/** A value of the content. Its path begins with the name of its file. */
export type Node = { value: unknown; path: readonly PropertyKey[] }

/** How two items were paired. A pair by order is a guess. */
export type Way = "dates" | "address" | "name" | "numbers" | "order"

export type Pair = { base: Node; other: Node; way: Way }

/**
 * Tells which items are about the same thing: those with a key in common, or those that pass the test. A
 * rule makes a pair only of two items that it finds for no other.
 */
export type Rule =
  | { way: Way; keysOf: (item: unknown) => readonly string[] }
  | { way: Way; isSame: (a: unknown, b: unknown) => boolean }

/**
 * Tells which items may be paired by order: those with a key in common and, if it is loose, all with one
 * that has no key.
 */
export type OrderRule = { keysOf: (item: unknown) => readonly string[]; isLoose: boolean }

export type Pairing = { pairs: Pair[]; restOfBase: Node[]; restOfOther: Node[] }

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

/**
 * Applies each rule to the items that the rules before it have left.
 * @param inOrder apply to the rest; without them, no items are paired by order
 * @returns the pairs in the order of the base, and the items without a counterpart
 */
export function pairItems(
  base: readonly Node[],
  other: readonly Node[],
  rules: readonly Rule[],
  inOrder: readonly OrderRule[] = [],
): Pairing {
  const pairs = new Map<Node, Pair>()
  const paired = new Set<Node>()
  const add = (pair: Pair) => {
    pairs.set(pair.base, pair)
    paired.add(pair.other)
  }
  const restOfBase = () => base.filter((item) => !pairs.has(item))
  const restOfOther = () => other.filter((item) => !paired.has(item))
  for (const rule of rules) {
    const [left, right] = [restOfBase(), restOfOther()]
    const [findRight, findLeft] = [toFinder(right, rule), toFinder(left, rule)]
    for (const item of left) {
      const found = findRight(item)
      if (found && findLeft(found) === item) add({ base: item, other: found, way: rule.way })
    }
  }
  for (const rule of inOrder) {
    const right = restOfOther().map((item) => ({ item, keys: rule.keysOf(item.value) }))
    for (const item of restOfBase()) {
      const keys = rule.keysOf(item.value)
      const found = right.findIndex((each) => mayBePaired(keys, each.keys, rule))
      const [next] = found < 0 ? [] : right.splice(found, 1)
      if (next) add({ base: item, other: next.item, way: "order" })
    }
  }
  const sorted = base.flatMap((item) => pairs.get(item) ?? [])
  return { pairs: sorted, restOfBase: restOfBase(), restOfOther: restOfOther() }
}

/** Longer lists are not compared each with each: that takes too long. */
const MAX_COMPARED = 300

/** @returns a function that finds the only item that the rule finds for another one */
function toFinder(items: readonly Node[], rule: Rule): (item: Node) => Node | undefined {
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

const onlyOf = (items: readonly Node[]) => (items.length === 1 ? items[0] : undefined)

function mayBePaired(a: readonly string[], b: readonly string[], { isLoose }: OrderRule): boolean {
  if (isLoose && (a.length === 0 || b.length === 0)) return true
  return a.some((key) => b.includes(key))
}
