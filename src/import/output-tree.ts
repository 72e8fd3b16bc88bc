/** The content to write, as a tree whose texts know which leaves of the document they come from. */
import type { DataPath } from "../content/diagnostics"
import { type Inline, plainTextWithAddresses } from "../lib/inline-text"
import type { SourceValue } from "./source"

/** A text for people. Fields that take marks get its marks, others only its words. */
export class Text {
  constructor(
    readonly inline: Inline,
    readonly from: readonly SourceValue[],
  ) {}

  /** The words of the text. */
  get words(): string {
    return plainTextWithAddresses(this.inline)
  }
}

/** A value that is written as it is, such as a date or a URL. */
export class Value {
  constructor(
    readonly value: string,
    readonly from: readonly SourceValue[],
  ) {}
}

export type OutputTree =
  | Text
  | Value
  | string
  | number
  | boolean
  | undefined
  | readonly OutputTree[]
  | { readonly [field: string]: OutputTree }

/** @returns the texts and values in the tree */
export function sourcedIn(tree: OutputTree): (Text | Value)[] {
  if (tree instanceof Text || tree instanceof Value) return [tree]
  return typeof tree === "object" ? Object.values(tree).flatMap(sourcedIn) : []
}

/** @returns the first text or value, which stands for all of them; undefined if there is none */
export function merge<Source extends Text | Value>(
  all: readonly (Source | undefined)[],
): Source | undefined {
  const first = all.find((each) => each !== undefined)
  if (!first) return undefined
  const from = [...new Set(all.flatMap((each) => each?.from ?? []))]
  return (
    first instanceof Text ? new Text(first.inline, from) : new Value(first.value, from)
  ) as Source
}

/** Lists that the content must have even if they are empty: without the second, every format shows a value. */
const KEPT_LISTS = ["sections", "visibleIn"]

/**
 * @param change returns what stands in place of a part, and undefined to remove it; an outer part comes first
 * @returns the changed tree, without undefined parts and empty lists
 */
export function mapTree(
  tree: OutputTree,
  change: (part: OutputTree, path: DataPath) => OutputTree,
  path: DataPath = [],
): OutputTree {
  const part = change(tree, path)
  if (typeof part !== "object" || part instanceof Text || part instanceof Value) return part
  const inner = Object.entries(part).flatMap(([step, each]) => {
    const changed = mapTree(each, change, [...path, Array.isArray(part) ? Number(step) : step])
    const isEmpty = Array.isArray(changed) && changed.length === 0 && !KEPT_LISTS.includes(step)
    return changed === undefined || isEmpty ? [] : [[step, changed] as const]
  })
  return Array.isArray(part) ? inner.map(([, each]) => each) : Object.fromEntries(inner)
}
