/** The parts of a résumé as a table finds them: values of the document with names of the content. */
import type { Leaf, Tree } from "./source"
import type { PartKind } from "./tables"

/** Name of a field of the content → what the document has for it, the best first. */
export type Item = { readonly [field: string]: readonly Tree[] | undefined }

/** The only field of an item that is a text or a list of texts. */
export const LINES = "lines"

/** The only field of an item whose names are those of skills or languages, as in `{ English: "Fluent" }`. */
export const MAP = "map"

/** A section of the document. */
export type Part = {
  kind: PartKind
  /** The names by which the document may call it. */
  names: readonly string[]
  heading: Leaf | string | undefined
  items: readonly Item[]
  /** A paragraph and a list that stand beside the items. */
  text?: Tree | undefined
  list?: Tree | undefined
}

export type Resume = {
  person: Item
  /** In the order in which the document shows them. */
  parts: readonly Part[]
  /** Whether it is an export of ours, in which what has no end goes on. */
  isOwn: boolean
  language: Leaf | undefined
  title: Leaf | undefined
  updated: Leaf | undefined
  paper: Leaf | undefined
}
