import type { DiagnosticDetails } from "../diagnostics"
import type { Range } from "../validation/positions"

/** A diagnostic about a mark in a text. Its positions are offsets in the text. */
export type MarkDiagnostic = DiagnosticDetails & {
  range: Range
  /** In place of a hint: what to write if no mark is meant, as in `\\*`. */
  escaped?: string | undefined
}
