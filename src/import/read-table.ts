/** Reads a résumé with the table of its format: the person, and the parts in the order of the document. */
import { plainName } from "../content/wording"
import { isLanguageCode } from "../lib/language-codes"
import { ABOUT_DOCUMENT, NOT_SHOWN, type Notes } from "./notes"
import type { Item, Part, Resume } from "./parts"
import { itemsIn, TITLES, toItem, toItems, withoutWrapper } from "./read-items"
import { readTitled, titledIn } from "./read-titled"
import { withShownLevels } from "./shown-levels"
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
  const hidden = hiddenSections(root, table)
  notes.leaveOut(hidden.flatMap(leavesOf), NOT_SHOWN)
  notes.leaveOut(resolveAll(root, table.others).flatMap(leavesOf), OF_OTHERS)
  const settings = resolveAll(root, table.program)
  notes.leaveOut(settings.flatMap(leavesOf), ABOUT_DOCUMENT)
  const first = (paths: readonly string[]) =>
    resolveAll(root, paths).find((tree) => tree instanceof Leaf)
  const language = first(table.language.filter((path) => path !== "language" || hasCode(root)))
  // What one part has, no other part takes.
  const used = new Set([
    ...settings,
    ...hidden,
    ...hidden.flatMap(Object.values),
    ...(language ? [language] : []),
  ])
  const person = readPerson(root, table, used)
  const read = readParts(root, table, used, notes)
  const levels = withShownLevels(root, table, notes)
  const parts = read.concat(readTitled(root, table, used, read))
  const resume = {
    person,
    parts: sortParts(parts, root, table).map((part) => ({
      ...part,
      items: part.items.map(levels),
    })),
    isOwn: resolveAll(root, ["meta.sections.section"]).length > 0,
    language,
    title: first(table.title),
    updated: first(table.updated),
    paper: leafOf(resolveAll(root, table.paper)),
  }
  const trees = resume.parts.flatMap((part) => [part.heading, ...treesOf(part)])
  const others = [...Object.values(person).flat(), language, resume.title, resume.updated]
  for (const tree of [...trees, ...others]) if (typeof tree !== "string") notes.find(tree)
  return resume
}

/** @returns all that a part has under its heading */
const treesOf = ({ items, text, list }: Part): (Tree | undefined)[] => [
  ...items.flatMap((item) => Object.values(item).flat()),
  text,
  list,
]

/** A name such as 'German' at the root is a language that the person speaks. */
const hasCode = (root: Tree) => isLanguageCode(leafOf(find(root, "language"))?.text ?? "")

/** What the document says about a person who did not ask to be published. */
const OF_OTHERS = "It belongs to another person, so it is not published."

/** @returns the sections that no page of the document names, and those that are no part of a résumé */
function hiddenSections(root: Tree, table: Table): Tree[] {
  const order = resolveAll(root, table.order).flatMap(namesIn)
  const sections = titledIn(root, table).concat([["summary", find(root, "summary") ?? []]])
  const isNamed = ([name]: [string, Tree]) =>
    order.some((each) => isNameOf({ names: [name] }, each))
  const isChoice = table.isChoice && sections.some(isNamed)
  return sections
    .filter(
      ([name, tree]) =>
        (isChoice && !isNamed([name, tree])) ||
        table.otherTypes.includes(leafOf(find(tree, "type"))?.text ?? ""),
    )
    .map(([, tree]) => tree)
}

function readPerson(root: Tree, { person }: Table, used: ReadonlySet<Tree>): Item {
  const at = resolveAll(root, person.at).map(onlyItemOf).filter(isFields)
  const inner = at.flatMap((tree) => resolveAll(tree, person.inside).map(onlyItemOf))
  const objects = [...new Set([...at, ...inner.filter(isFields)])]
  const item = toItem(objects, person.fields, new Set<Tree>([...objects, ...used]))
  const accounts = person.accounts.flatMap((each) => {
    const [field = "", network = field] = each.split("=")
    const users = objects.flatMap((tree) => itemsOf(find(tree, field)))
    return users.map((username) => ({ network: new Leaf("", network), username }))
  })
  return { ...item, profile: [...(item.profile ?? []), ...accounts] }
}

function readParts(root: Tree, table: Table, used: Set<Tree>, notes: Notes): Part[] {
  const holders = resolveAll(root, table.within)
  /** @returns the part of a list of items, or of an object with a title and a list; none if it is empty */
  const toParts = (section: TableSection, path: string, tree: Tree): Part[] => {
    const { kind, has } = section
    const { heading = section.title, list } = withoutWrapper(tree, kind)
    if (leavesOf(list).length === 0) notes.leaveOut(leavesOf(tree), ABOUT_DOCUMENT)
    const isOwn = (item: Tree) =>
      !used.has(item) && (has.length === 0 || find(item, ...has) !== undefined)
    const trees = itemsIn(list, kind).filter(isOwn)
    for (const each of has.length > 0 ? trees : [tree]) used.add(each)
    const items = trees.flatMap((item) => toItems(item, section, table, !Array.isArray(list)))
    const names = [kind, path.split(".").at(-1) ?? ""]
    const [text] = resolveAll(root, section.about)
    return items.length > 0 ? [{ kind, names, heading, items, text }] : []
  }
  return table.sections.flatMap((section) =>
    section.at.flatMap((path) =>
      [root, ...(path.includes(".") ? [] : holders)]
        .flatMap((place) => resolveAll(place, [path]).filter((tree) => !used.has(tree)))
        .flatMap((tree) => toParts(section, path, tree)),
    ),
  )
}

/** What the document says about its order and headings counts; else the places of the values. */
function sortParts(parts: readonly Part[], root: Tree, table: Table): Part[] {
  const places = new Map(leavesOf(root).map(({ path }, index) => [path, index]))
  const placeOf = (part: Part) => {
    const leaves = treesOf(part).flatMap(leavesOf)
    return Math.min(...leaves.map(({ path }) => places.get(path) ?? Number.POSITIVE_INFINITY))
  }
  const order = resolveAll(root, table.order).flatMap(namesIn)
  const rankOf = (part: Part) => {
    const rank = order.findIndex((name) => isNameOf(part, name))
    const isLast = table.last.some((name) => isNameOf(part, name))
    return rank < 0 ? order.length + Number(isLast) : rank
  }
  const headings = resolveAll(root, table.headings).flatMap(itemsOf)
  return parts
    .toSorted((a, b) => placeOf(a) - placeOf(b))
    .toSorted((a, b) => rankOf(a) - rankOf(b))
    .map((part) => ({ ...part, heading: headingOf(part, headings) ?? part.heading }))
}

/** @param name as in 'work' or 'custom.hobbies' */
const isNameOf = ({ names }: Pick<Part, "names">, name: string) =>
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
    const heading = leafOf(isFields(title) ? find(title, ...TITLES) : title)
    if (heading) return heading
  }
  return undefined
}
