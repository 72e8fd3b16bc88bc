/** Reads a résumé with the table of its format. */
import { isLanguageCode } from "../content/values/language-codes"
import { ABOUT_DOCUMENT, type Notes } from "./notes"
import type { Item, Part, Resume } from "./parts"
import { itemsIn, toItem, toItems, withoutWrapper } from "./read-items"
import { readTitled } from "./read-titled"
import { sortParts } from "./sort-parts"
import {
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
