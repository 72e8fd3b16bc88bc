/** The way from a path in the data back to its place in the text. */
import { type Document, isAlias, isMap, isScalar, isSeq, type Node, type Pair } from "yaml"
import type { Range } from "./source"

export type Path = readonly PropertyKey[]

/**
 * @param on whether to point at the name of the field or at its value
 * @returns the range of what lies at the path, or of the nearest thing around it that is there
 */
export function locate(document: Document.Parsed, path: Path, on: "key" | "value"): Range {
  let node: unknown = document.contents
  let range = rangeOf(node) ?? [0, 1]
  for (const [depth, step] of path.entries()) {
    const inside = isAlias(node) ? node.resolve(document) : node
    const pair = isMap(inside) ? inside.items.find((item) => nameOf(item) === step) : undefined
    const isLast = depth === path.length - 1
    node = isSeq(inside) && typeof step === "number" ? inside.items[step] : pair?.value
    const keyRange = rangeOf(pair?.key)
    const valueRange = rangeOf(node)
    const next = isLast && on === "key" ? (keyRange ?? valueRange) : (valueRange ?? keyRange)
    // An empty value has no characters: its field's name is what the eye can find.
    range = (next && next[0] === next[1] ? keyRange : next) ?? next ?? range
    if (!next) break
  }
  return isLong(range) ? [range[0], range[0] + 1] : range
}

/** @returns where a value starts although it may be empty, or nothing if the path leads nowhere */
export function startOf(document: Document.Parsed, path: Path): number | undefined {
  const node = path.length > 0 ? document.getIn(path, true) : document.contents
  return rangeOf(node)?.[0]
}

function nameOf(pair: Pair): unknown {
  return isScalar(pair.key) ? pair.key.value : undefined
}

function rangeOf(node: unknown): Range | undefined {
  const range = (node as Node | null | undefined)?.range
  return range ? [range[0], range[1]] : undefined
}

/** A list or an object: marking all of it would mark nothing. */
function isLong([start, end]: Range): boolean {
  return end - start > 400
}
