/** Reads a résumé with the table of its format: the person, and the parts in the order of the document. */

import { plainName } from "../content/wording"
import { isLanguageCode } from "../lib/language-codes"
import { ABOUT_DOCUMENT, type Notes } from "./notes"
import type { Item, Part, Resume } from "./parts"
import { itemsIn, toItem, toItems, withoutWrapper } from "./read-items"
import { readTitled } from "./read-titled"
import {
  entriesOf,
  find,
  isFields,
  itemsOf,
  Leaf,
  leafOf,
  leavesOf,
  onlyItemOf,
  resolveAll,
  type Tree,
} from "./source"
import type { Table, TableSection } from "./tables"

/**
 * @param root the object that has the fields of the table
 * @returns what the table names. All else in the document is not published
 */
export function readTable(root: Tree, table: Table, notes: Notes): Resume {
  const settings = resolveAll(root, table.program)
  notes.leaveOut(settings.flatMap(leavesOf), ABOUT_DOCUMENT)
  const first = (paths: readonly string[]) =>
    resolveAll(root, paths).find((tree) => tree instanceof Leaf)
  const language = first(table.language.filter((path) => path !== "language" || hasCode(root)))
  // What one part has, no other part takes.
  const used = new Set(settings.concat(language ?? []))
  const parts = [...readParts(root, table, used), ...readTitled(root, table, used, notes)]
  const resume = {
    person: readPerson(root, table),
    parts: sortParts(parts, root, table),
    language,
    title: first(table.title),
    updated: first(table.updated),
  }
  for (const { items, heading, text, list } of resume.parts) {
    const trees = [...items.flatMap((item) => Object.values(item).flat()), heading, text, list]
    for (const tree of trees) if (tree !== undefined && typeof tree !== "string") notes.find(tree)
  }
  for (const tree of Object.values(resume.person).flat()) if (tree) notes.find(tree)
  for (const leaf of [language, resume.title, resume.updated]) if (leaf) notes.find(leaf)
  return resume
}

/** A name such as 'German' at the root is a language that the person speaks. */
const hasCode = (root: Tree) => isLanguageCode(leafOf(find(root, "language"))?.text ?? "")

function readPerson(root: Tree, { person }: Table): Item {
  const at = resolveAll(root, person.at).map(onlyItemOf).filter(isFields)
  const inner = at.flatMap((tree) => resolveAll(tree, person.inside).map(onlyItemOf))
  const objects = [...new Set([...at, ...inner.filter(isFields)])]
  const item = toItem(objects, person.fields, new Set<Tree>(objects))
  const accounts = person.accounts.flatMap((each) => {
    const [field = "", network = field] = each.split("=")
    const users = objects.flatMap((tree) => itemsOf(find(tree, field)))
    return users.map((username) => ({ network: new Leaf("", network), username }))
  })
  return { ...item, profile: [...(item.profile ?? []), ...accounts] }
}

function readParts(root: Tree, table: Table, used: Set<Tree>): Part[] {
  const holders = resolveAll(root, table.within)
  return table.sections.flatMap((section) =>
    section.at.flatMap((path) => {
      const places = [root, ...(path.includes(".") ? [] : holders)]
      return places
        .flatMap((place) => resolveAll(place, [path]).filter((tree) => !used.has(tree)))
        .flatMap((tree) => toParts(section, path, tree, table, used))
    }),
  )
}

/** @returns the part of a list of items, or of an object with a title and a list; none if it is empty */
function toParts(
  section: TableSection,
  path: string,
  tree: Tree,
  table: Table,
  used: Set<Tree>,
): Part[] {
  const { kind, has } = section
  const { heading = section.title, list } = withoutWrapper(tree)
  const isOwn = (item: Tree) =>
    !used.has(item) && (has.length === 0 || find(item, ...has) !== undefined)
  const trees = itemsIn(list, kind).filter(isOwn)
  for (const each of has.length > 0 ? trees : [tree]) used.add(each)
  const items = trees.flatMap((item) => toItems(item, section, table, !Array.isArray(list)))
  const names = [kind, path.split(".").at(-1) ?? ""]
  return items.length > 0 ? [{ kind, names, heading, items }] : []
}

/** What the document says about its order and headings counts; else the places of the values. */
function sortParts(parts: readonly Part[], root: Tree, table: Table): Part[] {
  const places = new Map(leavesOf(root).map(({ path }, index) => [path, index]))
  const placeOf = ({ items, text, list }: Part) => {
    const trees = [...items.flatMap((item) => Object.values(item).flat()), text, list]
    const leaves = trees.flatMap((tree) => leavesOf(tree))
    return Math.min(...leaves.map(({ path }) => places.get(path) ?? Number.POSITIVE_INFINITY))
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
const nameOf = (tree: Tree) => leafOf(find(tree, "id") ?? find(tree, "section"))

/** @returns the names in a list, which may be in lists in it, or in objects */
const namesIn = (tree: Tree): string[] =>
  Array.isArray(tree)
    ? tree.flatMap((item) => [nameOf(item) ?? leavesOf(item)].flat().map(({ text }) => text))
    : []

/** @param headings objects with a name and a title, or with the titles under the names */
function headingOf(part: Part, headings: readonly Tree[]): Leaf | undefined {
  for (const tree of headings) {
    const name = nameOf(tree)
    if (name && isNameOf(part, name.text)) return leafOf(find(tree, "title"))
    const [, title] = entriesOf(tree).find(([each]) => isNameOf(part, each)) ?? []
    if (title instanceof Leaf) return title
  }
  return undefined
}
