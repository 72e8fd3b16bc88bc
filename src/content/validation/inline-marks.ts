/** Adds positions in the file to the diagnostics about marks in texts. */
import { type Document, isScalar, type Scalar } from "yaml"
import type { DataPath } from "../diagnostics"
import { checkInline } from "../inline/check-inline"
import { toOneLine } from "../inline/one-line"
import { textsIn } from "../tree/walk"
import { findRange, type Range, type RangeDiagnostic } from "./positions"
import type { CheckedFile } from "./yaml/parse"

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

/** A regular expression cannot have any length. */
const MAX_WORDS = 1000

/** In YAML, a space may be a line break, and a quote may be doubled or have a backslash before it. */
function rangeInFile(text: string, { value, range }: Scalar, part: Range): Range | undefined {
  if (typeof value !== "string" || !range) return undefined
  const line = toOneLine(value)
  const words = line.slice(...part)
  if (words.length > MAX_WORDS) return undefined
  const pattern = words
    .replace(/[^\p{L}\p{N}\s]/gu, "\\$&")
    .replace(/\\["\\]/g, "\\\\?$&")
    .replaceAll("'", "''?")
    .replace(/\s+/g, "\\s+")
  const found = [...text.slice(range[0], range[1]).matchAll(new RegExp(pattern, "g"))]
  // What is before the text is not counted: a quote, or the line with | or >.
  const match = found.at(-line.slice(part[1]).split(words).length)
  return match && [range[0] + match.index, range[0] + match.index + match[0].length]
}

/** @returns how to show characters if no mark is meant, as they are written in this YAML string */
function escapeHint(escaped: string, scalar: Scalar | undefined): string {
  const written = scalar?.type === "QUOTE_DOUBLE" ? escaped.replaceAll("\\", "\\\\") : escaped
  return `If no mark is meant, put a backslash before it: ${written}.`
}
