/**
 * The document to import as a tree. Each text, number and boolean in it is a leaf that knows its path,
 * so that the import can say what became of it. Nothing else knows where it comes from.
 */
import { plainName } from "../content/wording"
import { withComposed } from "../lib/one-line"
import { MAX_ITEMS, refuseMany } from "./not-importable"

/** A text, number or boolean of the document, or a part of one, which has its path. */
export class Leaf {
  /**
   * @param path its place in the document, as in 'work[0].name'
   * @param text as the document has it: '015' and '4.0' are numbers, too
   */
  constructor(
    readonly path: string,
    readonly value: string | number | boolean,
    readonly text = String(value),
  ) {}
}

/** Stands before a number of the document until it is a leaf. A document has no such character. */
export const NUMBER = "\ufdd6"

export type Fields = { readonly [name: string]: Tree }

export type Tree = Leaf | readonly Tree[] | Fields

/**
 * @param value a JSON value
 * @returns the value as a tree without null and blank texts; undefined if nothing is left
 */
export function toTree(value: unknown, path = ""): Tree | undefined {
  switch (typeof value) {
    case "string":
      if (value.startsWith(NUMBER)) return new Leaf(path, Number(value.slice(1)), value.slice(1))
      return value.trim() === "" ? undefined : new Leaf(path, withComposed(value))
    case "number":
    case "boolean":
      return new Leaf(path, value)
    case "object": {
      if (value === null) return undefined
      if (Array.isArray(value)) {
        refuseMany(path || "The document", value.length, MAX_ITEMS)
        const isOfTexts = value.some((item) => typeof item === "string")
        const items = value.flatMap((item, index) => {
          const [[name, inner] = [], ...others] = Object.entries(Object(item))
          // As `- Team:`, which is an object in YAML.
          const isText = inner === null && others.length === 0 && (isOfTexts || !isField(name))
          return toTree(isText ? `${name}:` : item, `${path}[${index}]`) ?? []
        })
        return items.some((item) => item instanceof Leaf) ? items.map(toBullet) : items
      }
      const fields = Object.entries(value).flatMap(([name, inner]) => {
        const tree = toTree(inner, joinPath(path, name))
        return tree === undefined ? [] : [[withComposed(name), tree] as const]
      })
      return Object.fromEntries(fields)
    }
    default:
      return undefined
  }
}

/** @returns whether the text can be the name of a field */
const isField = (name = "") => /^(?:[a-z]\w*)?$/.test(name)

/** @returns the text of a bullet with a colon, as `- Award: first`, which is an object in YAML; any other tree as it is */
export function toBullet(tree: Tree): Tree {
  const [[name, value] = ["", tree], ...others] = entriesOf(tree)
  const isText = value instanceof Leaf && others.length === 0 && !isField(name)
  return isText ? new Leaf(value.path, `${name}: ${value.text}`) : tree
}

function joinPath(path: string, name: string): string {
  if (!/^[\p{L}\p{N}_$-]+$/u.test(name)) return `${path}[${JSON.stringify(name)}]`
  return path === "" ? name : `${path}.${name}`
}

/** @returns all leaves of the tree, in order */
export function leavesOf(tree: Tree | undefined): Leaf[] {
  if (tree === undefined) return []
  if (tree instanceof Leaf) return [tree]
  return Object.values(tree).flatMap(leavesOf)
}

/** @returns whether the tree is an object with named fields: neither a value nor a list */
export function isFields(tree: Tree | undefined): tree is Fields {
  return typeof tree === "object" && !(tree instanceof Leaf) && !Array.isArray(tree)
}

/** @returns the fields of an object with their names; none of any other tree */
export function entriesOf(tree: Tree | undefined): [name: string, value: Tree][] {
  return isFields(tree) ? Object.entries(tree) : []
}

/** @returns the first of the named fields that the tree has, whatever their case and separators */
export function find(tree: Tree | undefined, ...names: readonly string[]): Tree | undefined {
  return findAll(tree, ...names)[0]
}

/** @returns all of the named fields that the tree has, in the order of the names */
export function findAll(tree: Tree | undefined, ...names: readonly string[]): Tree[] {
  if (!isFields(tree)) return []
  const fields = Object.entries(tree)
  return names.flatMap((name) => {
    const exact = Object.hasOwn(tree, name) ? tree[name] : undefined
    const field = exact ?? fields.find(([key]) => plainName(key) === plainName(name))?.[1]
    return field && leavesOf(field).length > 0 ? [field] : []
  })
}

/**
 * @param path names of fields, as in 'cv.sections'; '.' is the tree itself
 * @returns what is there; of the items of a list, all that they have there
 */
export function resolve(tree: Tree | undefined, path: string): Tree | undefined {
  const [name, ...rest] = path.split(".").filter(Boolean)
  if (name === undefined) return tree
  if (!Array.isArray(tree)) return resolve(find(tree, name), rest.join("."))
  const found = tree.flatMap((item: Tree) => resolve(item, path) ?? [])
  return found.length > 0 ? found : undefined
}

/** @returns what is at the paths, in their order */
export function resolveAll(tree: Tree | undefined, paths: readonly string[]): Tree[] {
  return paths.map((path) => resolve(tree, path)).filter((found) => found !== undefined)
}

/** @returns the items of a list; a value that is no list is its only item */
export function itemsOf(tree: Tree | undefined): readonly Tree[] {
  if (tree === undefined) return []
  if (Array.isArray(tree)) return tree
  const isNumbered = isFields(tree) && Object.keys(tree).every((name) => /^\d+$/.test(name))
  return isNumbered ? Object.values(tree) : [tree as Leaf | Fields]
}

/** @returns the item of a list of one; any other value as it is */
export function onlyItemOf(tree: Tree | undefined): Tree | undefined {
  const items = itemsOf(tree)
  return items.length === 1 ? items[0] : tree
}

/** The fields that hold the text of an object that stands where a text is expected. */
const TEXT_FIELDS = ["text", "name", "title", "value", "label", "content", "description", "summary"]

/** Those of an object that stands where prose is expected: its title is a heading. */
export const PROSE_FIELDS = ["text", "value", "content", "description", "summary", "items", "list"]

/** @returns the leaves to read where texts are expected; of an object, its field for text */
export function textLeaves(tree: Tree | undefined, fields = TEXT_FIELDS): Leaf[] {
  if (tree === undefined) return []
  if (tree instanceof Leaf) return typeof tree.value === "boolean" ? [] : [tree]
  if (Array.isArray(tree)) return tree.flatMap((item: Tree) => textLeaves(item, fields))
  return textLeaves(find(tree, ...fields), fields)
}

/** @returns the leaf to read where one text is expected */
export function leafOf(tree: Tree | undefined): Leaf | undefined {
  return textLeaves(tree)[0]
}
