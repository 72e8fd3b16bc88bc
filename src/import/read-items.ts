/** Reads the items of a section: it finds the values and gives them the names of the content. */

import { kindOfHeading } from "../content/new-site-texts/new-texts"
import { plainName } from "../content/wording"
import { type Item, LINES, MAP } from "./parts"
import { entriesOf, find, isFields, itemsOf, Leaf, leafOf, resolveAll, type Tree } from "./source"
import type { PartKind, Table, TableFields, TableSection } from "./tables"
import { withLinkOfName } from "./values"

/** Fields that take all that the document has for them. Of the others, one value counts. */
const MANY = new Set(
  "text about details keywords url summary email privateEmail phone website profile".split(" "),
)

/** @param used trees that another field has already; those of the item are added */
export function toItem(
  objects: readonly Tree[],
  fields: TableFields,
  used = new Set<Tree>(),
): Item {
  const take = (paths: readonly string[], isOne: boolean): Tree[] => {
    const trees = paths.flatMap((path) => objects.flatMap((tree) => resolveAll(tree, [path])))
    const free = [...new Set(trees)].filter((tree) => !used.has(tree))
    const taken = isOne ? free.slice(0, 1) : free
    for (const tree of taken) used.add(tree)
    return taken
  }
  const found = Object.entries(fields).map(([name, joined]) => {
    const isOne = joined.length > 1 || !MANY.has(name)
    const all = joined.flatMap((paths) => take(paths, isOne))
    return [name, isOne && all.length > 1 ? [all] : all] as const
  })
  return Object.fromEntries(found.filter(([, trees]) => trees.length > 0))
}

/** The names of the title and of the list in a section. */
export const TITLES = ["title", "name", "label", "heading"]
const LISTS = ["items", "entries", "list", "content", "values"]

/** What else a section may have beside its items. So may booleans, but `Java: true` in a map is a skill. */
const SETTINGS = "id type icon order layout style liststyle columns enabled visible".split(" ")

/** @returns the heading and the list of a section, as in `{ title: "Work", enabled: true, jobs: […] }` */
export function withoutWrapper(
  tree: Tree,
  kind: PartKind,
): { list: Tree; heading?: Leaf | undefined } {
  const [heading, isMap] = [leafOf(find(tree, ...TITLES)), WITH_MAPS.includes(kind)]
  const fields = entriesOf(tree).filter(
    ([name, value]) =>
      value !== heading &&
      !SETTINGS.includes(plainName(name)) &&
      !(value instanceof Leaf && [false, !isMap].includes(value.value as boolean)),
  )
  const list = fields.find(
    ([name, value]) => LISTS.includes(plainName(name)) && !(value instanceof Leaf),
  )?.[1]
  // Lists of other names count if the heading is a usual one, or absent.
  const isUsual = !heading || kindOfHeading(heading.text) === kind
  const isWrapper = fields.every(
    ([, value]) => value === list || (isUsual && (isMap || !(value instanceof Leaf))),
  )
  const isOfItems = Array.isArray(list) && list.every(isFields)
  if (!isFields(tree) || !(isOfItems || (isWrapper && (isUsual || fields.length > 0))))
    return { list: tree }
  return { list: list ?? Object.fromEntries(fields), heading }
}

/** Kinds whose items may be objects with the names of skills or languages. */
const WITH_MAPS: readonly PartKind[] = ["TechnicalSkills", "Languages"]

/** @returns the items of a list, or of all lists in an object of lists with any names */
export function itemsIn(tree: Tree, kind: PartKind): readonly Tree[] {
  const entries = WITH_MAPS.includes(kind) ? [] : entriesOf(tree)
  const isOfLists = entries.every(([, item]) => !(item instanceof Leaf))
  return entries.length > 0 && isOfLists
    ? entries.flatMap(([, item]) => itemsOf(item))
    : itemsOf(tree)
}

/**
 * @param isOnly whether the tree is all that the section has, and not an item of a list
 * @returns an item, or one for each role in it
 */
export function toItems(tree: Tree, section: TableSection, table: Table, isOnly = false): Item[] {
  const [line] = isFields(tree) ? resolveAll(tree, table.line) : [tree]
  if (line) return [{ [LINES]: [line] }]
  const roles = resolveAll(tree, section.roles).find((list) => itemsOf(list).some(isFields))
  // Its own fields come first, and take what they find.
  const fields = { ...section.fields, ...table.common, ...section.fields }
  const read = (each: Tree, own: TableFields) =>
    withLinkOfName(toItem([each], own, new Set(roles && [roles])))
  const item = read(tree, fields)
  if (roles) {
    const roleFields = section.roleFields ?? fields
    return itemsOf(roles).map((role, index) => toRole(item, read(role, roleFields), index === 0))
  }
  const canBeMap = WITH_MAPS.includes(section.kind)
  // A group may have the name of a field, as 'tools' has.
  const isGroups =
    canBeMap && isOnly && entriesOf(tree).length > 1 && !(item.name ?? item.group ?? item.language)
  if (Object.keys(item).length > 0 && !isGroups) return [item]
  return canBeMap && (isOnly || isMap(tree)) ? [{ [MAP]: [tree] }] : []
}

/** An item of a list with several texts and no known field is a record of a program. */
const isMap = (tree: Tree) =>
  entriesOf(tree).length === 1 || entriesOf(tree).some(([, value]) => !(value instanceof Leaf))

/** @returns the role with what the item says about all of them; the first has its texts */
function toRole(company: Item, role: Item, isFirst: boolean): Item {
  const shared: Item = isFirst ? company : {}
  const join = (...all: Item[string][]) => all.flatMap((trees) => trees ?? [])
  return {
    ...role,
    organization: company.organization ?? role.organization,
    // In a list of roles, `name` names the role.
    title: role.title ?? (company.organization && role.organization),
    location: role.location ?? company.location,
    url: role.url ?? company.url,
    about: join(shared.about, shared.text),
    text: join(role.about, role.text),
    details: join(role.details, shared.details),
    keywords: join(role.keywords, shared.keywords),
  }
}
