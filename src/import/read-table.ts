/** Reads a résumé with the table of its format: the person, and the parts in the order of the document. */
import { isLanguageCode } from "../content/values/language-codes"
import { plainName } from "../content/wording"
import { ABOUT_DOCUMENT, type Notes } from "./notes"
import type { Item, Part, Resume } from "./parts"
import { itemsIn, toItem, toItems, withoutWrapper } from "./read-items"
import { readTitled } from "./read-titled"
import {
  entriesOf,
  find,
  isFields,
  itemsOf,
  onlyItemOf,
  resolveAll,
  SourceValue,
  sourceValueOf,
  sourceValuesOf,
  type Tree,
} from "./source"
import type { Table, TableSection } from "./tables"

/**
 * @param root the object that has the fields of the table
 * @returns what the table names. All else in the document is not published
 */
export function readTable(root: Tree, table: Table, notes: Notes): Resume {
  const settings = resolveAll(root, table.program)
  notes.leaveOut(settings.flatMap(sourceValuesOf), ABOUT_DOCUMENT)
  const first = (paths: readonly string[]) =>
    resolveAll(root, paths).find((tree) => tree instanceof SourceValue)
  const language = first(table.language.filter((path) => path !== "language" || hasCode(root)))
  // What one part has, no other part takes.
  const used = new Set(settings.concat(language ?? []))
  const parts = [...readParts(root, table, used), ...readTitled(root, table, used, notes)]
  return {
    person: readPerson(root, table),
    parts: sortParts(parts, root, table),
    language,
    title: first(table.title),
    updated: first(table.updated),
  }
}

/** A name such as 'German' at the root is a language that the person speaks. */
const hasCode = (root: Tree) => isLanguageCode(sourceValueOf(find(root, "language"))?.text ?? "")

function readPerson(root: Tree, { person }: Table): Item {
  const at = resolveAll(root, person.at).map(onlyItemOf).filter(isFields)
  const inner = at.flatMap((tree) => resolveAll(tree, person.inside).map(onlyItemOf))
  const objects = [...new Set([...at, ...inner.filter(isFields)])]
  const item = toItem(objects, person.fields, new Set<Tree>(objects))
  const accounts = person.accounts.flatMap((each) => {
    const [field = "", network = field] = each.split("=")
    const users = objects.flatMap((tree) => itemsOf(find(tree, field)))
    return users.map((username) => ({ network: new SourceValue("", network), username }))
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
