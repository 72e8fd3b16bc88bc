/** Adds positions in the file to the diagnostics about marks in texts. */
import { type Document, isScalar, type Scalar } from "yaml"
import { toOneLine } from "../../lib/one-line"
import type { DataPath } from "../diagnostics"
import { checkInline } from "../inline/check-inline"
import { textsIn } from "../tree/walk"
import { findRange, type Range, type RangeDiagnostic } from "./positions"
import type { CheckedFile } from "./yaml/parse"
import { scalarRanges } from "./yaml/scalar-ranges"

/** @returns the mistakes in the marks of all texts that may have marks */
export function findMarkMistakes({ text, document, schema, data }: CheckedFile): RangeDiagnostic[] {
  const marked = textsIn(schema, data).filter(({ notes }) => notes.inline)
  return marked.flatMap(({ path, text: value }) =>
    checkInline(toOneLine(value)).map(({ escaped, hint, ...diagnostic }) => ({
      ...diagnostic,
      path,
      range: findTextRange(text, document, path, diagnostic.range),
      hint: escaped ? escapeHint(escaped, scalarAt(document, path)) : hint,
    })),
  )
}

/**
 * @param path the path of a text
 * @param part a range of the text, as it is on one line
 * @returns its range in the file; the range of the whole value if the value is an alias
 */
export function findTextRange(
  text: string,
  document: Document.Parsed,
  path: DataPath,
  part: Range,
): Range {
  const scalar = scalarAt(document, path)
  return (scalar && rangeInFile(text, scalar, part)) ?? findRange(document, path, "value")
}

function scalarAt(document: Document.Parsed, path: DataPath): Scalar | undefined {
  const node = document.getIn(path, true)
  return isScalar(node) ? node : undefined
}

function rangeInFile(text: string, scalar: Scalar, [start, end]: Range): Range | undefined {
  const { value, type, range } = scalar
  if (typeof value !== "string" || !range) return undefined
  const ranges = scalarRanges(text, { value: toOneLine(value), type, range })
  const last = ranges?.[end - 1]?.[1]
  const first = start < end ? ranges?.[start]?.[0] : last
  return first === undefined || last === undefined ? undefined : [first, last]
}

/** @returns how to show characters if no mark is meant, as they are written in this YAML string */
function escapeHint(escaped: string, scalar: Scalar | undefined): string {
  const written = scalar?.type === "QUOTE_DOUBLE" ? escaped.replaceAll("\\", "\\\\") : escaped
  return `If no mark is meant, put a backslash before it: ${written}.`
}
