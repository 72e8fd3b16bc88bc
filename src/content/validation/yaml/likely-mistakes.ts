/** Finds what is valid YAML but probably not what was meant. */
import type { DataPath } from "../../diagnostics"
import { findOpenEnds } from "../open-ends"
import type { RangeDiagnostic } from "../positions"
import { findAccidentalComments } from "./accidental-comments"
import { findJoinedLines } from "./joined-lines"
import type { CheckedFile } from "./parse"
import { findSmartQuotes } from "./smart-quotes"

const keyOf = (path: DataPath | undefined) => JSON.stringify(path)

/**
 * @param valid the data with its default values; undefined if the file has an error
 * @returns a diagnostic for each such text, and only one for each text
 */
export function findLikelyMistakes(checked: CheckedFile, valid: unknown): RangeDiagnostic[] {
  const all = [
    // A line that joins the text above it may be the cause, so it replaces this one.
    ...findOpenEnds(checked, valid),
    ...findSmartQuotes(checked),
    ...findJoinedLines(checked),
    ...findAccidentalComments(checked),
  ]
  return [...new Map(all.map((mistake) => [keyOf(mistake.path), mistake])).values()]
}

/**
 * A mistake may cause an error: a line without a colon joins the text above it, so its field is missing,
 * and a date in typographic quotes is no date.
 * @param errors the errors in the values
 * @returns the errors and the mistakes, each mistake once
 */
export function mergeLikelyMistakes(
  errors: readonly RangeDiagnostic[],
  mistakes: readonly RangeDiagnostic[],
): RangeDiagnostic[] {
  const joined = new Map(
    mistakes
      .filter(({ code }) => code === "joined-lines")
      .map((mistake) => [keyOf(mistake.path), mistake]),
  )
  const causeOf = ({ code, path }: RangeDiagnostic) =>
    code === "missing-field" ? joined.get(keyOf(path)) : undefined
  const causes = new Set(errors.map(causeOf))
  const invalid = new Set(errors.map(({ path }) => keyOf(path)))
  return [
    ...errors.map((error) => ({ ...error, ...causeOf(error), code: error.code })),
    ...mistakes.filter(
      (mistake) =>
        !causes.has(mistake) &&
        !(mistake.code === "smart-quotes" && invalid.has(keyOf(mistake.path))),
    ),
  ]
}
