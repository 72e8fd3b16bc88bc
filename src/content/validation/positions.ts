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
import { type DataPath, type Diagnostic, type DiagnosticDetails, severityOf } from "../diagnostics"
import { codeFrame, type Position } from "../report/code-frame"
import { shorten } from "../wording"

/** The offset of the first character and the offset after the last character. */
export type Range = readonly [start: number, end: number]

/** A diagnostic about a range of a file. */
export type RangeDiagnostic = DiagnosticDetails & {
  range: Range
  path?: DataPath
  /** The range in which this mistake causes all other errors, so that they are not reported. */
  causes?: Range
}

export type Source = {
  /** Path from the root of the repository, as in `content/work.yaml`. */
  file: string
  text: string
  lines: readonly string[]
  lineCounter: LineCounter
}

/** @returns the file with its lines, which have no line breaks, and the places at which they begin */
export function createSource(file: string, text: string): Source {
  const lines = text.split("\n")
  const lineCounter = new LineCounter()
  let offset = 0
  for (const line of lines) {
    lineCounter.addNewLine(offset)
    offset += line.length + 1
  }
  return { file, text, lines: lines.map((line) => line.replace(/\r$/, "")), lineCounter }
}

/** A longer corrected line would fill the screen. The message and the frame show what is wrong. */
const MAX_HINT_LENGTH = 4000

/** @returns the diagnostic with its position; a range outside the text is clamped to the text */
export function toDiagnostic(
  source: Source,
  { code, message, expected, hint, range, path = [] }: RangeDiagnostic,
): Diagnostic {
  const start = positionOf(source, range[0])
  const end = positionOf(source, Math.max(range[0], range[1]))
  return {
    code,
    severity: severityOf(code),
    message,
    expected,
    hint: hint && hint.length > MAX_HINT_LENGTH ? undefined : hint,
    file: source.file,
    ...start,
    endLine: end.line,
    endColumn: end.column,
    path: z.core.toDotPath(path.map((step) => (typeof step === "string" ? shorten(step) : step))),
    frame: codeFrame(source.lines, start, end),
  }
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
