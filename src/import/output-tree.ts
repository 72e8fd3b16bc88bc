/** The content to write, as a tree whose texts know which leaves of the document they come from. */
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

/** The only list that the content must have even if it is empty. */
const REQUIRED_LIST = "sections"

const isEmptyList = (value: OutputTree) => Array.isArray(value) && value.length === 0

/**
 * @param write returns the string for a text or a value
 * @returns the tree as plain data without undefined fields and empty lists
 */
export function toData(tree: OutputTree, write: (source: Text | Value) => string): unknown {
  if (tree instanceof Text || tree instanceof Value) return write(tree)
  if (Array.isArray(tree)) return tree.map((item) => toData(item, write))
  if (typeof tree !== "object") return tree
  const fields = Object.entries(tree).filter(
    ([name, value]) => value !== undefined && (name === REQUIRED_LIST || !isEmptyList(value)),
  )
  return Object.fromEntries(fields.map(([name, value]) => [name, toData(value, write)]))
}
