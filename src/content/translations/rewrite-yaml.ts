/**
 * Changes the data of a YAML file and leaves everything else as it is: comments, order, and the lines of
 * what stays.
 */
import { Document, isMap, isScalar, isSeq, type Node, visit } from "yaml"
import type { Edit } from "../migrations/migration"
import { applyEdits, lineBreakOf, rangeOf } from "../migrations/yaml-edits"
import { columnOf } from "../validation/lines"
import { parseYaml } from "../validation/yaml/parse"

/** Stands for a value that stays as it is. */
export const KEEP = Symbol("keep")

/** What a file is to have. Fields and items are in the order in which they are written. */
export type Tree = typeof KEEP | string | number | readonly TreeItem[] | TreeFields
export type TreeFields = { readonly [name: string]: Tree }
/** `at` is the index that the item has now; undefined if it is new. */
export type TreeItem = { at: number | undefined; tree: Tree }

/** @returns whether the tree is an object with fields */
export const isTreeFields = (tree: Tree | undefined): tree is TreeFields =>
  typeof tree === "object" && !Array.isArray(tree)

/**
 * @param text of a YAML file that is an object
 * @param tree what it is to have
 * @returns the text with the changes
 * @throws if the file is empty or is no object
 */
export function rewriteYaml(text: string, tree: TreeFields): string {
  const { contents } = parseYaml(text)
  if (!isMap(contents)) throw new Error("The file is not an object.")
  const edit = editOf(text, contents, tree, 0)
  return edit ? applyEdits(text, [edit]) : text
}

/** Lines that keep their white space in a block after |. */
const PLAIN_LINES = /^\S(?:.*\S)?(?:\n\S(?:.*\S)?)*\n?$/

/**
 * @param tree without KEEP
 * @returns the tree as YAML, without a line break at its end
 */
export function renderYaml(tree: Tree, isFlow = false): string {
  const document = new Document(toData(tree), { version: "1.1", aliasDuplicateObjects: false })
  visit(document, {
    Scalar(_key, node) {
      const value = String(node.value)
      if (value.includes("\n") && (isFlow || !PLAIN_LINES.test(value))) node.type = "QUOTE_DOUBLE"
    },
  })
  const text = document.toString({
    lineWidth: 0,
    singleQuote: true,
    collectionStyle: isFlow ? "flow" : "block",
    doubleQuotedMinMultiLineLength: Number.MAX_SAFE_INTEGER,
  })
  return text.replace(/\n$/, "")
}

/**
 * @param old the value that the file has now
 * @returns the data of the tree
 */
export function toData(tree: Tree, old?: unknown): unknown {
  if (tree === KEEP) return old
  if (typeof tree !== "object") return tree
  const childOf = (key: string | number | undefined) =>
    key === undefined ? undefined : (old as Record<string, unknown> | undefined)?.[key]
  if (!isTreeFields(tree)) return tree.map((item) => toData(item.tree, childOf(item.at)))
  return Object.fromEntries(
    Object.entries(tree).map(([name, inner]) => [name, toData(inner, childOf(name))]),
  )
}

/** A field or an item in the text, without the white space and the comments before it. */
type Part = { key: string | number; value: Node; start: number; end: number }

/** @returns the edit of a value; undefined if it stays. Its new lines start at the indent */
function editOf(text: string, node: Node, tree: Tree, indent: number, isFlow = false): Edit | null {
  if (tree === KEEP || (isScalar(node) && node.value === tree)) return null
  if (isMap(node) && isTreeFields(tree)) {
    const fields = Object.entries(tree).map(
      ([name, inner]): Wanted => ({ key: name, name, tree: inner }),
    )
    return editParts(text, node, fields)
  }
  if (isSeq(node) && Array.isArray(tree)) {
    const items: readonly TreeItem[] = tree
    const wanted = items.map((item): Wanted => ({ key: item.at, tree: item.tree }))
    return editParts(text, node, wanted)
  }
  const [start] = rangeOf(node)
  const end = endOf(text, node)
  const source = renderYaml(tree, isFlow)
  // The fields of an object stand on the lines below its name.
  const before = text.slice(0, start).trimEnd()
  if (isFlow || typeof tree !== "object" || !before.endsWith(":"))
    return { range: [start, end], replacement: indentLines(text, source, indent) }
  const replacement = lineBreak(text, indent) + indentLines(text, source, indent)
  return { range: [before.length, end], replacement }
}

/** A field or an item that the file is to have. Only a field has a name. */
type Wanted = { key: string | number | undefined; name?: string; tree: Tree }

function editParts(text: string, node: Node, wanted: readonly Wanted[]): Edit | null {
  const isFlow = (node as { flow?: boolean }).flow === true
  const parts = partsOf(text, node)
  const [first, last] = [parts[0], parts.at(-1)]
  if (!first || !last) {
    const [start, end] = rangeOf(node)
    const fresh = wanted.map((each) => renderPart(each, true)).join(", ")
    return { range: [start + 1, end - 1], replacement: fresh }
  }
  const indent = columnOf(text, first.start)
  const pieces = wanted.map((each, position): string => {
    const index = parts.findIndex(({ key }) => key === each.key)
    const [part, previous] = [parts[index], parts[index - 1]]
    const newGap = isFlow ? ", " : lineBreak(text, indent)
    // A comment above a part goes with it.
    const gap = part && previous ? text.slice(previous.end, part.start) : newGap
    const start = position > 0 ? gap : gap.replace(isFlow ? /^\s*,\s*/ : /^\s+/, "")
    const source = part
      ? rewritePart(text, part, each, indent, isFlow)
      : indentLines(text, renderPart(each, isFlow), indent)
    return start + source
  })
  return { range: [first.start, last.end], replacement: pieces.join("") }
}

function renderPart({ name, tree }: Wanted, isFlow: boolean): string {
  const whole: Tree = name === undefined ? [{ at: undefined, tree }] : { [name]: tree }
  const source = renderYaml(whole, isFlow)
  return isFlow ? source.slice(1, -1).trim() : source
}

function rewritePart(
  text: string,
  { value, start, end }: Part,
  { tree, name }: Wanted,
  indent: number,
  isFlow: boolean,
): string {
  const inner = name === undefined ? columnOf(text, rangeOf(value)[0]) : indent + 2
  const edit = editOf(text, value, tree, inner, isFlow)
  if (!edit) return text.slice(start, end)
  return (
    text.slice(start, edit.range[0]) +
    edit.replacement +
    text.slice(Math.min(edit.range[1], end), end)
  )
}

/** White space and comments, up to the next sign. */
const GAP = /(?:[ \t]*(?:#[^\n]*)?\r?\n)*[ \t]*/y

function partsOf(text: string, node: Node): Part[] {
  if (isMap(node)) {
    return node.items.map(({ key, value }) => ({
      key: String((key as { value?: unknown }).value),
      value: value as Node,
      start: rangeOf(key)[0],
      end: endOfPart(text, value as Node, node.flow === true),
    }))
  }
  if (!isSeq(node)) return []
  let [next] = rangeOf(node)
  return (node.items as Node[]).map((value, key) => {
    const start = node.flow ? rangeOf(value)[0] : next + matchLength(GAP, text, next)
    next = endOfPart(text, value, node.flow === true)
    return { key, value, start, end: next }
  })
}

const COMMENT = /[ \t]+#[^\r\n]*/y

function endOfPart(text: string, value: Node, isFlow: boolean): number {
  const end = endOf(text, value)
  return isFlow ? end : end + matchLength(COMMENT, text, end)
}

/** @returns where the value ends, without the line breaks of a text in a block */
function endOf(text: string, node: Node): number {
  const isBlock = (isMap(node) || isSeq(node)) && !node.flow
  const last = isBlock ? partsOf(text, node).at(-1) : undefined
  if (last) return last.end
  const [start, end] = rangeOf(node)
  return start + text.slice(start, end).replace(/[\r\n]+$/, "").length
}

function matchLength(pattern: RegExp, text: string, offset: number): number {
  pattern.lastIndex = offset
  return pattern.exec(text)?.[0].length ?? 0
}

const lineBreak = (text: string, indent: number) => lineBreakOf(text) + " ".repeat(indent)

/** @returns the lines with the indent, except the first one and empty ones */
const indentLines = (text: string, source: string, indent: number) =>
  source
    .replace(/\n(?=\n)|\n$/g, lineBreakOf(text))
    .replace(/\r?\n(?=[^\r\n])/g, lineBreak(text, indent))
