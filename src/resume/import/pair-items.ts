/** Pairs the items of a list with those of the same list in another language. */
import { valueAt } from "../../content/schemas/introspection"

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
 * @param inOrder tell which of the rest may be paired by order, one after the other
 * @returns the pairs in the order of the base, and the items without a counterpart
 */
export function pairItems(
  base: readonly Node[],
  other: readonly Node[],
  rules: readonly Rule[],
  inOrder: readonly Rule["isSame"][] = [],
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
  for (const isSame of inOrder) {
    for (const item of restOfBase()) {
      const found = restOfOther().find(({ value }) => isSame(item.value, value))
      if (found) add({ base: item, other: found, way: "order" })
    }
  }
  const sorted = base.flatMap((item) => pairs.get(item) ?? [])
  return { pairs: sorted, restOfBase: restOfBase(), restOfOther: restOfOther() }
}

/** @returns the text of a value that is a text, or an object with one, as a responsibility may be */
export function textIn(node: Node): Node {
  return typeof node.value === "object" ? at(node, "text") : node
}
