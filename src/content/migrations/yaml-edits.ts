/** Finds values in a YAML file, and makes edits of its text that leave everything else as it is. */
import { isMap, isScalar, type Scalar } from "yaml"
import type { Edit } from "./migration"

/** @returns the edit that replaces a scalar by a scalar of one line */
export function replaceScalar(scalar: Scalar, source: string): Edit {
  return { range: rangeOf(scalar), replacement: source }
}

/** @returns the edit that gives a field of an object another name; none if the value is no object with it */
export function renameField(map: unknown, from: string, to: string): Edit[] {
  const keys = isMap(map) ? map.items.map(({ key }) => key) : []
  const key = keys.filter(isScalar).find(({ value }) => value === from)
  return key ? [replaceScalar(key, to)] : []
}

/** @throws if two edits overlap */
export function applyEdits(text: string, edits: readonly Edit[]): string {
  const sorted = [...edits].sort((a, b) => a.range[0] - b.range[0] || a.range[1] - b.range[1])
  let [result, offset] = ["", 0]
  for (const { range, replacement } of sorted) {
    if (range[0] < offset) throw new Error(`Two edits overlap at offset ${range[0]}.`)
    result += text.slice(offset, range[0]) + replacement
    offset = range[1]
  }
  return result + text.slice(offset)
}

/** @returns where the value of a node is. Every node of a parsed file has a range */
export function rangeOf(node: unknown): [number, number] {
  const range = (node as { range?: [number, number, number] | null } | null)?.range
  if (!range) throw new Error("A YAML node has no range.")
  return [range[0], range[1]]
}
