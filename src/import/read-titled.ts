/** Reads sections with titles of any words, as RenderCV has them. */
import { kindOfHeading } from "../content/new-site-texts/new-texts"
import type { Part } from "./parts"
import { TITLES, toItems } from "./read-items"
import { entriesOf, find, isFields, itemsOf, Leaf, leafOf, resolveAll, type Tree } from "./source"
import type { PartKind, Table, TableSection } from "./tables"

/** @returns the sections with titles of any words, each with the name that it has beside them */
export function titledIn(root: Tree, table: Table): [string, Tree][] {
  const holders = resolveAll(root, table.titled)
  return holders
    .flatMap((holder) => (isFields(holder) ? entriesOf(holder) : listOfTitled(holder)))
    .filter(([, tree]) => !holders.includes(tree))
}

/**
 * @param used the sections that are read already
 * @param read the parts of these
 */
export function readTitled(
  root: Tree,
  table: Table,
  used: ReadonlySet<Tree>,
  read: readonly Part[],
): Part[] {
  const titled = titledIn(root, table).filter(([, tree]) => !used.has(tree))
  const kinds = new Set(read.map(({ kind }) => kind))
  return titled.map(([name, tree], index) => {
    const title = leafOf(isFields(tree) ? find(tree, ...TITLES) : undefined)
    const text = title?.text ?? name
    const items = itemsOf(isFields(tree) ? find(tree, "items", "entries") : tree)
    // Our own exports say the kind.
    const named = leafOf(find(tree, "section"))?.text as PartKind | undefined
    const type = leafOf(find(tree, "type"))?.text
    const isNamed = ({ kind, at, has }: TableSection) =>
      named ? kind === named : has.length === 0 && at.some((path) => path.endsWith(`.${type}`))
    const section = table.sections.find(isNamed) ?? sectionFor(text, items, table, index === 0)
    // A second section of a kind keeps its title.
    const others: PartKind[] =
      section.kind === "WorkExperience" ? ["OtherExperience", "Custom"] : ["Custom"]
    const kind = named ?? [section.kind, ...others].find((each) => !kinds.has(each)) ?? "Custom"
    kinds.add(kind)
    const custom = table.sections.find((each) => each.kind === "Custom")
    const fields = kind === "Custom" ? { ...custom?.fields, ...section.fields } : section.fields
    return {
      kind,
      names: [name, named ?? ""],
      heading: title ?? (ID.test(name) ? section.title : toTitle(name)),
      items: items.flatMap((item) => toItems(item, { ...section, fields }, table)),
      ...(named && { text: find(tree, "text"), list: find(tree, "list") }),
    }
  })
}

/** Our own exports have a list of sections, each with an id or the name of its kind. */
const listOfTitled = (tree: Tree): [string, Tree][] =>
  itemsOf(tree).map((item) => [leafOf(find(item, "id", "section"))?.text ?? "", item])

/** The fields of an entry decide, then the heading. A text at the start is the summary. */
function sectionFor(
  title: string,
  items: readonly Tree[],
  { sections }: Table,
  isFirst: boolean,
): TableSection {
  const kind = kindOfHeading(title)
  const isText = items.every((item) => item instanceof Leaf)
  const isKind = (each: TableSection) => each.kind === kind && (kind !== "Summary" || isText)
  const sectionOf = (name: string | undefined) =>
    sections.find((each) => each.kind === name && each.has.length === 0)
  const found = sections.find(
    (each) =>
      each.at.length === 0 &&
      (each.has.length > 0 ? find(items[0], ...each.has) !== undefined : isKind(each)),
  )
  const summary = isFirst && isText ? sectionOf("Summary") : undefined
  return found ?? sectionOf(kind) ?? summary ?? (sectionOf("Custom") as TableSection)
}

/** The id that a program gives to a section, as a UUID or a CUID. */
const ID = /^(?:[\da-f]{8}-[\da-f-]{27}|c[\da-z]{23,})$/i

/** @returns the title as a program prints it: 'work_experience' is 'Work Experience', as is 'workExperience' */
const toTitle = (name: string) =>
  /^\p{Lu}|\s/u.test(name)
    ? name
    : name
        .replace(/(?<=\p{Ll})(?=\p{Lu})/gu, " ")
        .replace(/(?:^|_)(\p{L})/gu, (_all, letter: string) => ` ${letter.toUpperCase()}`)
        .trim()
