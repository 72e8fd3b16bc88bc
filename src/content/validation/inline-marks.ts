/** Adds positions in the file to the diagnostics about marks in texts. */
import { type Document, isScalar, type Scalar } from "yaml"
import type { z } from "zod"
import type { DataPath } from "../diagnostics"
import { checkInline } from "../inline/check-inline"
import { applyEdit, type Edit, type MarkDiagnostic } from "../inline/mark-diagnostic"
import { richTextsIn } from "../schemas/introspection"
import { isSameLine, lineRange, lineWithText } from "./lines"
import { findRange, type Range, type RangeDiagnostic } from "./positions"
import { scalarRanges } from "./yaml/scalar-ranges"

/** @returns the mistakes in the marks of all texts that may have marks */
export function findMarkMistakes(
  text: string,
  document: Document.Parsed,
  schema: z.ZodType,
  data: unknown,
): RangeDiagnostic[] {
  return richTextsIn(schema, data).flatMap(({ path, text: value }) =>
    checkInline(value).map(({ fix, escaped, ...diagnostic }) => ({
      ...diagnostic,
      path,
      range: findTextRange(text, document, path, diagnostic.range),
      hint: hintFor(text, document, path, { ...diagnostic, fix, escaped }),
    })),
  )
}

/**
 * @param path the path of a text
 * @param part a range of the text
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
  const ranges = scalarRanges(text, scalar)
  const last = ranges?.[end - 1]?.[1]
  const first = start < end ? ranges?.[start]?.[0] : last
  return first === undefined || last === undefined ? undefined : [first, last]
}

/** @returns the corrected line, or how to show the characters if no mark is meant */
function hintFor(
  text: string,
  document: Document.Parsed,
  path: DataPath,
  { fix, escaped }: MarkDiagnostic,
): string | undefined {
  const scalar = scalarAt(document, path)
  if (escaped) {
    return `If no mark is meant, put a backslash before it: ${encode(escaped, scalar?.type)}.`
  }
  return scalar && fix && `Write ${correctedLine(text, scalar, fix)}`
}

/** @returns the corrected line; the line with the whole text if the change is not in one line */
function correctedLine(text: string, scalar: Scalar, fix: Edit): string {
  const [start, end] = rangeInFile(text, scalar, fix.range) ?? [0, text.length]
  if (!isSameLine(text, start, end)) {
    const corrected = applyEdit(String(scalar.value), fix)
    const [from, to] = scalar.range ?? [0, 0]
    return lineWithText(text, [from, to], corrected).replace(/^Write (?:in place of .*?: )?/, "")
  }
  const [lineStart, lineEnd] = lineRange(text, start)
  const replacement = encode(fix.replacement, scalar.type)
  const line = text.slice(lineStart, start) + replacement + text.slice(end, lineEnd)
  return line.trim()
}

/** @returns the text as it is written in a YAML string of this type */
function encode(text: string, type: Scalar["type"]): string {
  if (type === "QUOTE_SINGLE") return text.replaceAll("'", "''")
  return type === "QUOTE_DOUBLE" ? text.replace(/["\\]/g, "\\$&") : text
}
