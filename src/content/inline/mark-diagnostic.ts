import type { DiagnosticDetails } from "../diagnostics"
import type { Range } from "../validation/positions"

/** Replaces a range of a text. */
export type Edit = { range: Range; replacement: string }

/** A diagnostic about a mark in a text. Its positions are offsets in the text. */
export type MarkDiagnostic = DiagnosticDetails & {
  range: Range
  /** The change that probably gives what was meant. */
  fix?: Edit | undefined
  /** In place of a fix: what to write if no mark is meant, as in `\\*`. */
  escaped?: string | undefined
}

/** @returns the text with the replacement in place of the range */
export function applyEdit(text: string, { range: [start, end], replacement }: Edit): string {
  return text.slice(0, start) + replacement + text.slice(end)
}
