/** Gives the parts of a document their order and their headings. */
import { plainName } from "../content/wording"
import type { Part } from "./parts"
import {
  entriesOf,
  find,
  itemsOf,
  resolveAll,
  SourceValue,
  sourceValueOf,
  sourceValuesOf,
  type Tree,
} from "./source"
import type { Table } from "./tables"

/** What the document says about its order and headings counts; else the places of the values. */
export function sortParts(parts: readonly Part[], root: Tree, table: Table): Part[] {
  const places = new Map(sourceValuesOf(root).map((leaf, index) => [leaf, index]))
  const placeOf = ({ items, text, list }: Part) => {
    const trees = [...items.flatMap((item) => Object.values(item).flat()), text, list]
    const leaves = trees.flatMap((tree) => sourceValuesOf(tree)).flatMap(({ origins }) => origins)
    return Math.min(...leaves.map((leaf) => places.get(leaf) ?? Number.POSITIVE_INFINITY))
  }
  const order = resolveAll(root, table.order).flatMap(namesIn)
  const rankOf = (part: Part) => {
    const rank = order.findIndex((name) => isNameOf(part, name))
    return rank < 0 ? order.length : rank
  }
  const headings = resolveAll(root, table.headings).flatMap(itemsOf)
  return parts
    .toSorted((a, b) => placeOf(a) - placeOf(b))
    .toSorted((a, b) => rankOf(a) - rankOf(b))
    .map((part) => ({ ...part, heading: headingOf(part, headings) ?? part.heading }))
}

/** @param name as in 'work' or 'custom.hobbies' */
const isNameOf = ({ names }: Part, name: string) =>
  names.some((each) => each !== "" && plainName(each) === plainName(name.replace(/^.*\./, "")))

/** Our own exports have the name of a section in one of these. */
const nameOf = (tree: Tree) => sourceValueOf(find(tree, "id") ?? find(tree, "section"))

/** @returns the names in a list, which may be in lists in it, or in objects */
const namesIn = (tree: Tree): string[] =>
  Array.isArray(tree)
    ? tree.flatMap((item) => [nameOf(item) ?? sourceValuesOf(item)].flat().map(({ text }) => text))
    : []

/** @param headings objects with a name and a title, or with the titles under the names */
function headingOf(part: Part, headings: readonly Tree[]): SourceValue | undefined {
  for (const tree of headings) {
    const name = nameOf(tree)
    if (name && isNameOf(part, name.text)) return sourceValueOf(find(tree, "title"))
    const [, title] = entriesOf(tree).find(([each]) => isNameOf(part, each)) ?? []
    if (title instanceof SourceValue) return title
  }
  return undefined
}
