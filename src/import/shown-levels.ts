/** Writes the levels of a program as it shows them. */
import { NOT_SHOWN, type Notes } from "./notes"
import type { Item } from "./parts"
import { Leaf, leafOf, resolve, type Tree } from "./source"
import type { Table } from "./tables"

/** The fields that may have a level. */
const FIELDS = ["level", "details"]

/** @returns a function that writes the levels of an item as in '4/5' */
export function withShownLevels(root: Tree, table: Table, notes: Notes) {
  const isHidden = leafOf(resolve(root, table.levelStyle))?.text === "hidden"
  const show = (tree: Tree): Tree[] => {
    if (Array.isArray(tree)) return [tree.flatMap(show)]
    if (!(tree instanceof Leaf)) return [tree]
    const most = table.levels[tree.path.replace(/.*\./, "")]
    if (most === undefined || typeof tree.value !== "number") return [tree]
    if (!isHidden && tree.value > 0) return [new Leaf(tree.path, `${tree.text}/${most}`)]
    notes.leaveOut(tree, NOT_SHOWN)
    return []
  }
  return (item: Item): Item => {
    const shown = FIELDS.flatMap((field) => {
      const trees = item[field]
      return trees ? [[field, trees.flatMap(show)]] : []
    })
    return { ...item, ...Object.fromEntries(shown) }
  }
}
