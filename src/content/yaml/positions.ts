/** Converts offsets in a file and paths in its data to lines and columns. */
import { type Document, isAlias, isMap, isScalar, isSeq, type Node, visit } from "yaml"
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
import { lineBefore, lineNumber } from "./lines"

/** A text with its lines, which have no line breaks. */
export type Source = { text: string; lines: readonly string[] }

export const createSource = (text: string): Source => ({ text, lines: text.split(/\r?\n/) })

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
  const start = positionOf(source.text, range[0])
  const end = positionOf(source.text, Math.max(range[0], range[1]))
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

/** @returns a part of a text, as it is on one line, in the file; undefined if the file has it in another form there */
function findTextRange(
  text: string,
  document: Document.Parsed,
  path: DataPath,
  part: Range,
): Range | undefined {
  const node = document.getIn(path, true)
  if (!isScalar(node) || typeof node.value !== "string" || !node.range) return undefined
  const line = toOneLine(node.value)
  const words = line.slice(...part)
  const found = text.slice(node.range[0], node.range[1]).split(words)
  // What is before the text is not counted: a quote, or the line with | or >.
  const after = line.slice(part[1]).split(words).length
  if (words === "" || found.length <= after) return undefined
  const start = node.range[0] + found.slice(0, -after).join(words).length
  return [start, start + words.length]
}

function positionOf(text: string, offset: number): Position {
  const clamped = offset < text.length ? Math.max(0, offset) : text.trimEnd().length
  return { line: lineNumber(text, clamped), column: lineBefore(text, clamped).length + 1 }
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
    const pair = isMap(parent)
      ? parent.items.find(({ key }) => isScalar(key) && key.value === step)
      : undefined
    node = isSeq(parent) && typeof step === "number" ? parent.items[step] : pair?.value
    const [key, value] = [rangeOf(pair?.key), rangeOf(node)]
    // An empty value has no characters.
    const isName = !value || value[0] === value[1] || (on === "key" && depth === path.length - 1)
    const next = (isName ? key : undefined) ?? value
    if (!next) break
    range = next
  }
  // A mark below a whole list or object would not help, so only its first character is marked.
  return range[1] - range[0] > MAX_MARK ? [range[0], range[0] + 1] : range
}

const MAX_MARK = 400

/** @returns the range of the value at the path, even of an empty value; undefined if there is none */
export function valueRange(document: Document.Parsed, path: DataPath): Range | undefined {
  return rangeOf(path.length > 0 ? document.getIn(path, true) : document.contents)
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
