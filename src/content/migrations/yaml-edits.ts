/** Finds values in a YAML file, and makes edits of its text that leave everything else as it is. */
import { type Document, isMap, isScalar, isSeq, type Pair, type Scalar, type YAMLMap } from "yaml"
import type { Edit } from "../inline/mark-diagnostic"
import { scalarRanges } from "../validation/yaml/scalar-ranges"
import type { YamlFile } from "./migration"

/**
 * @param pattern the path of values, as in `work.*.roles`; `*` stands for each item of a list
 * @returns the nodes at the path; aliases are left out, because the node that they repeat is edited
 */
export function findNodes(document: Document.Parsed, pattern: string): unknown[] {
  return pattern.split(".").reduce<unknown[]>(
    (nodes, step) =>
      nodes.flatMap((node) => {
        if (step === "*") return isSeq(node) ? node.items : []
        const value = isMap(node) ? node.get(step, true) : undefined
        return value === undefined ? [] : [value]
      }),
    [document.contents],
  )
}

/** @returns the field with this name; undefined if the object does not have it */
export function fieldOf(map: YAMLMap, name: string): Pair | undefined {
  return map.items.find(({ key }) => isScalar(key) && key.value === name)
}

/**
 * @param field a field whose value is a scalar
 * @param source the new field, as in `endDate: ''`
 * @returns the edit that adds the new field after the field
 */
export function addAfter({ text }: YamlFile, map: YAMLMap, field: Pair, source: string): Edit {
  const [start] = rangeOf(field.key)
  // The range of a text of several lines includes the line break after it.
  const end = text.slice(0, rangeOf(field.value)[1]).trimEnd().length
  if (map.flow) return insert(end, `, ${source}`)
  const indentation = " ".repeat(start - lineStart(text, start))
  const lineEnd = /\r?\n|$/.exec(text.slice(end))?.index ?? 0
  return insert(end + lineEnd, lineBreakOf(text) + indentation + source)
}

/** @returns the edit that adds a field before the first field of the file */
export function addFirst({ text, document }: YamlFile, source: string): Edit {
  const map = document.contents
  if (!isMap(map)) throw new Error("The file is not an object.")
  const [first] = map.items
  const start = first ? rangeOf(first.key)[0] : rangeOf(map)[0] + 1
  return insert(start, map.flow ? `${source}, ` : source + lineBreakOf(text))
}

/** @returns the edit that replaces a scalar by a scalar of one line */
export function replaceScalar(scalar: Scalar, source: string): Edit {
  return { range: rangeOf(scalar), replacement: source }
}

/**
 * @param offsets offsets in the text of the scalar, none of them before white space
 * @returns the edits that insert a backslash at each of them
 */
export function insertBackslashes(
  { text }: YamlFile,
  scalar: Scalar,
  offsets: readonly number[],
): Edit[] {
  const ranges = scalarRanges(text, scalar)
  const backslash = scalar.type === "QUOTE_DOUBLE" ? "\\\\" : "\\"
  return offsets.map((offset) => {
    const start = ranges?.[offset]?.[0]
    if (start === undefined) throw new Error(`The position of ${scalar.value} is unknown.`)
    return insert(start, backslash)
  })
}

/** @throws if two edits overlap */
export function applyEdits(text: string, edits: readonly Edit[]): string {
  const sorted = [...edits].sort((a, b) => a.range[0] - b.range[0] || a.range[1] - b.range[1])
  let [result, offset] = ["", 0]
  for (const { range, replacement } of sorted) {
    if (range[0] < offset) throw new Error(`Two edits overlap at offset ${range[0]}.`)
    result += text.slice(offset, range[0]) + replacement
    offset = range[1]
  }
  return result + text.slice(offset)
}

const insert = (offset: number, replacement: string): Edit => ({
  range: [offset, offset],
  replacement,
})

/** Every node of a parsed file has a range. */
function rangeOf(node: unknown): [number, number] {
  const range = (node as { range?: [number, number, number] | null } | null)?.range
  if (!range) throw new Error("A YAML node has no range.")
  return [range[0], range[1]]
}

const lineStart = (text: string, offset: number) => text.lastIndexOf("\n", offset - 1) + 1

const lineBreakOf = (text: string) => (text.includes("\r\n") ? "\r\n" : "\n")
