/** Pairs the items of a list with those of the same list in another language. */
import { valueAt } from "../content/schemas/introspection"

/** A value of the content. Its path begins with the name of its file. */
export type Node = { value: unknown; path: readonly PropertyKey[] }

/** How two items were paired. A pair by order is a guess. */
export type Way = (typeof WAYS)[number]

export const WAYS = ["dates", "address", "name", "numbers", "order"] as const

export type Pair = { base: Node; other: Node; way: Way }

type Keys = readonly string[]

/**
 * Tells which items are about the same thing: by default, those with a key in common. A rule makes a pair
 * only of two items that it finds for no other; by order, of the first one that it finds.
 */
export type Rule = {
  way: Way
  keysOf: (item: unknown) => Keys
  isSame?: (keys: Keys, others: Keys) => boolean
}

export const haveCommon = (keys: Keys, others: Keys) => keys.some((key) => others.includes(key))

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

/** In longer lists, no names are compared each with each: that takes too long. */
const MAX_COMPARED = 300

/**
 * Applies each rule to the items that the rules before it have left.
 * @returns the pairs in the order of the base, and the items of the base without a counterpart
 */
export function pairItems(base: readonly Node[], other: readonly Node[], rules: readonly Rule[]) {
  const pairs = new Map<Node, Pair>()
  const paired = new Set<Node>()
  for (const { way, keysOf, isSame = haveCommon } of rules) {
    const keys = new Map([...base, ...other].map((node) => [node, keysOf(node.value)]))
    const left = base.filter((node) => !pairs.has(node))
    const right = other.filter((node) => !paired.has(node))
    if (way !== "order" && isSame !== haveCommon && right.length > MAX_COMPARED) continue
    const find = (node: Node, nodes: readonly Node[]) =>
      nodes.filter((each) => isSame(keys.get(node) ?? [], keys.get(each) ?? []))
    for (const node of left) {
      const [found, second] = find(
        node,
        way === "order" ? right.filter((each) => !paired.has(each)) : right,
      )
      const isSure = way === "order" || (!second && found && find(found, left).length === 1)
      if (!found || !isSure) continue
      pairs.set(node, { base: node, other: found, way })
      paired.add(found)
    }
  }
  const rest = base.filter((node) => !pairs.has(node))
  return { pairs: base.flatMap((node) => pairs.get(node) ?? []), rest }
}
