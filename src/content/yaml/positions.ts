/** Converts offsets in a file and paths in its data to lines and columns. */
import {
  type Document,
  isAlias,
  isMap,
  isScalar,
  isSeq,
  LineCounter,
  type Node,
  type Pair,
  visit,
} from "yaml"
import { z } from "zod"
import { toOneLine } from "../../lib/one-line"
import {
  type DataPath,
  type Diagnostic,
  type Finding,
  fileDiagnostic,
  type Range,
  severityOf,
} from "../diagnostics"
import { codeFrame, type Position } from "../report/code-frame"
import { shorten } from "../wording"

export type Source = {
  text: string
  lines: readonly string[]
  lineCounter: LineCounter
}

/** @returns a text with its lines, which have no line breaks, and the places at which they begin */
export function createSource(text: string): Source {
  const lines = text.split("\n")
  const lineCounter = new LineCounter()
  let offset = 0
  for (const line of lines) {
    lineCounter.addNewLine(offset)
    offset += line.length + 1
  }
  return { text, lines: lines.map((line) => line.replace(/\r$/, "")), lineCounter }
}

/** A file on its road through `load.ts`. Each station adds what it has made of it, or what it has found. */
export type ContentFile<Data = unknown> = {
  /** The names of the folder and the file, as in `content/work.yaml`. */
  file: string
  found: readonly Finding[]
  source?: Source
  document?: Document.Parsed
  /** With every default value. */
  data?: Data
}

/** A longer corrected line would fill the screen. The message and the frame show what is wrong. */
const MAX_HINT_LENGTH = 4000

/** @returns what was found with its position; a range outside the text is clamped to the text */
export function place(file: ContentFile, finding: Finding): Diagnostic {
  const { code, message, expected, hint, path = [] } = finding
  const { source } = file
  const range = rangeIn(file, finding)
  if (!source || !range) return fileDiagnostic(file.file, finding)
  const start = positionOf(source, range[0])
  const end = positionOf(source, Math.max(range[0], range[1]))
  return {
    code,
    severity: severityOf(code),
    message,
    expected,
    hint: hint && hint.length > MAX_HINT_LENGTH ? undefined : hint,
    file: file.file,
    ...start,
    endLine: end.line,
    endColumn: end.column,
    path: z.core.toDotPath(path.map((step) => (typeof step === "string" ? shorten(step) : step))),
    frame: codeFrame(source.lines, start, end),
  }
}

/** @returns where a value is; a value that the file omits has the place of its parent */
export function positionIn(
  file: ContentFile,
  path: DataPath,
): Pick<Diagnostic, "file" | "line" | "column"> {
  // The code and the message are not used.
  return place(file, { path, code: "bad-value", message: "" })
}

/** @returns the place of a finding in the file; undefined if it is about the whole file */
export function rangeIn(
  { source, document }: ContentFile,
  { range, path, on = "value", part }: Finding,
): Range | undefined {
  if (range || !path || !source || !document) return range
  const inText = part && findTextRange(source.text, document, path, part)
  return inText ?? findRange(document, path, on)
}

/** A regular expression cannot have any length. */
const MAX_WORDS = 1000

/**
 * Searches for the words: in YAML, a space may be a line break, and a quote may be doubled or have a backslash.
 * @returns a part of a text, as it is on one line, in the file; undefined if the value is an alias
 */
function findTextRange(
  text: string,
  document: Document.Parsed,
  path: DataPath,
  part: Range,
): Range | undefined {
  const node = document.getIn(path, true)
  if (!isScalar(node) || typeof node.value !== "string" || !node.range) return undefined
  const [start, end] = node.range
  const line = toOneLine(node.value)
  const words = line.slice(...part)
  if (words.length > MAX_WORDS) return undefined
  const pattern = words
    .replace(/[^\p{L}\p{N}\s]/gu, "\\$&")
    .replace(/\\["\\]/g, "\\\\?$&")
    .replaceAll("'", "''?")
    .replace(/\s+/g, "\\s+")
  const found = [...text.slice(start, end).matchAll(new RegExp(pattern, "g"))]
  // What is before the text is not counted: a quote, or the line with | or >.
  const match = found.at(-line.slice(part[1]).split(words).length)
  return match && [start + match.index, start + match.index + match[0].length]
}

function positionOf({ text, lineCounter }: Source, offset: number): Position {
  const clamped = offset < text.length ? Math.max(0, offset) : text.trimEnd().length
  const { line, col } = lineCounter.linePos(clamped)
  return { line, column: col }
}

/**
 * @param on whether to return the range of the field's name or of its value
 * @returns the range of the node at the path, or of its closest parent that exists
 */
export function findRange(document: Document.Parsed, path: DataPath, on: "key" | "value"): Range {
  let node: unknown = document.contents
  let range = rangeOf(node) ?? [0, 1]
  for (const [depth, step] of path.entries()) {
    const parent = isAlias(node) ? node.resolve(document) : node
    const pair = isMap(parent) ? parent.items.find((item) => keyOf(item) === step) : undefined
    const isLast = depth === path.length - 1
    node = isSeq(parent) && typeof step === "number" ? parent.items[step] : pair?.value
    const keyRange = rangeOf(pair?.key)
    const nodeRange = rangeOf(node)
    const next = isLast && on === "key" ? (keyRange ?? nodeRange) : (nodeRange ?? keyRange)
    // An empty value has no characters, so the range is that of its field's name.
    range = (next && next[0] === next[1] ? keyRange : next) ?? next ?? range
    if (!next) break
  }
  return isLong(range) ? [range[0], range[0] + 1] : range
}

/** @returns the range of the value at the path, even of an empty value; undefined if there is none */
export function valueRange(document: Document.Parsed, path: DataPath): Range | undefined {
  return rangeOf(path.length > 0 ? document.getIn(path, true) : document.contents)
}

function keyOf(pair: Pair): unknown {
  return isScalar(pair.key) ? pair.key.value : undefined
}

/** @returns the range of a node of YAML without the white space after it; undefined if it has none */
export function rangeOf(node: unknown): Range | undefined {
  const range = (node as Node | null | undefined)?.range
  return range ? [range[0], range[1]] : undefined
}

/** @returns the nodes of the document with their ranges, an outer one before those inside */
export function nodesIn(document: Document.Parsed): { node: Node; range: Range }[] {
  const found: { node: Node; range: Range }[] = []
  visit(document, {
    Node: (_key, node) => {
      const range = rangeOf(node)
      if (range) found.push({ node, range })
    },
  })
  return found
}

/** A mark below a whole list or object would not help, so only its first character is marked. */
function isLong([start, end]: Range): boolean {
  return end - start > 400
}
