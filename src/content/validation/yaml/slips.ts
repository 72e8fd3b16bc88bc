/** Finds what is valid YAML but probably not what was meant. */
import type { Document } from "yaml"
import type { z } from "zod"
import type { DataPath } from "../../diagnostics"
import type { RangeDiagnostic } from "../positions"
import { findAccidentalComments } from "./accidental-comments"
import { findJoinedLines } from "./joined-lines"
import { findSmartQuotes } from "./smart-quotes"

const keyOf = (path: DataPath | undefined) => JSON.stringify(path)

/** @returns a diagnostic for each such text, and only one for each text */
export function findSlips(
  text: string,
  document: Document.Parsed,
  schema: z.ZodType,
  data: unknown,
): RangeDiagnostic[] {
  const all = [
    ...findSmartQuotes(text, document),
    ...findJoinedLines(text, document, schema, data),
    ...findAccidentalComments(text, document),
  ]
  return [...new Map(all.map((slip) => [keyOf(slip.path), slip])).values()]
}

/**
 * A slip may cause an error: a line without a colon joins the text above it, so its field is missing,
 * and a date in typographic quotes is no date.
 * @param errors the errors in the values
 * @returns the errors and the slips, each mistake once
 */
export function mergeSlips(
  errors: readonly RangeDiagnostic[],
  slips: readonly RangeDiagnostic[],
): RangeDiagnostic[] {
  const joined = new Map(
    slips.filter(({ code }) => code === "joined-lines").map((slip) => [keyOf(slip.path), slip]),
  )
  const causeOf = ({ code, path }: RangeDiagnostic) =>
    code === "missing-field" ? joined.get(keyOf(path)) : undefined
  const causes = new Set(errors.map(causeOf))
  const invalid = new Set(errors.map(({ path }) => keyOf(path)))
  return [
    ...errors.map((error) => ({ ...error, ...causeOf(error), code: error.code })),
    ...slips.filter(
      (slip) =>
        !causes.has(slip) && !(slip.code === "smart-quotes" && invalid.has(keyOf(slip.path))),
    ),
  ]
}
