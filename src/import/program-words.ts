/** Writes what only the program of a document understands as it shows it: its levels, and its fixed words. */
import { findTranslation } from "../content/interface-words"
import { isLanguageCode, languageNamed } from "../lib/language-codes"
import { NOT_SHOWN, type Notes } from "./notes"
import type { Item } from "./parts"
import { Leaf, leafOf, resolve, type Tree } from "./source"
import type { Table } from "./tables"

/** The fields that may have a level or a fixed word. */
const FIELDS = ["title", "level", "language", "details"]

/** @returns a function that writes the levels of an item as in '4/5', and fixed words in the language, as in 'de_DE' */
export function withProgramWords(root: Tree, table: Table, language: string, notes: Notes) {
  const isHidden = leafOf(resolve(root, table.levelStyle))?.text === "hidden"
  const code = language.replaceAll("_", "-")
  const words = isLanguageCode(code) ? findTranslation(table.words, code) : undefined
  const show = (tree: Tree, field: string): Tree[] => {
    if (Array.isArray(tree)) return [tree.flatMap((each: Tree) => show(each, field))]
    if (!(tree instanceof Leaf)) return [tree]
    const most = table.levels[tree.path.replace(/.*\./, "")]
    const named = words && field === "language" ? languageNamed(tree.text) : undefined
    const name = named && new Intl.DisplayNames(code, { type: "language" }).of(named)
    const word =
      name?.replace(/^./u, (letter) => letter.toUpperCase()) ?? words?.[field]?.[tree.text]
    if (word && word !== tree.text) notes.change(tree, word, "It is a fixed word of the program.")
    if (word) return [new Leaf(tree.path, word)]
    if (most === undefined || typeof tree.value !== "number") return [tree]
    if (!isHidden && tree.value > 0) return [new Leaf(tree.path, `${tree.text}/${most}`)]
    notes.leaveOut(tree, NOT_SHOWN)
    return []
  }
  return (item: Item): Item => {
    const shown = FIELDS.flatMap((field) =>
      item[field] ? [[field, item[field].flatMap((tree) => show(tree, field))]] : [],
    )
    return { ...item, ...Object.fromEntries(shown) }
  }
}
