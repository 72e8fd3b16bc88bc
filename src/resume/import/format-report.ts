/** Writes the report of an import for people. */
import { replaceControlCharacters } from "../../content/wording"
import type { Report } from "./import-document"
import type { SourceValue } from "./source"

export type ReportOptions = {
  /** Longer values are cut. Default: they are not. */
  maxLength?: number
}

/** @returns a line for each value that is not in the content as it was in the document; '' if there is none */
export function formatReport(
  { leftOut, changes, restricted, missing, notes }: Report,
  { maxLength = Number.POSITIVE_INFINITY }: ReportOptions = {},
): string {
  const shown = (leaf: SourceValue) => `${leaf.path}: ${quoteValue(leaf, maxLength)}`
  return [
    section(
      "Left out",
      leftOut.map(({ leaf, reason }) => `${shown(leaf)} ${reason}`),
    ),
    section(
      "Changed",
      changes.map(({ leaf, written, reason }) => `${shown(leaf)} is now "${written}". ${reason}`),
    ),
    section(
      "Limited to some formats, because it is private (see forms: in owner.yaml)",
      restricted.map(({ leaf, formats }) => `${shown(leaf)} is only in: ${formats.join(", ")}.`),
    ),
    section(
      "Please fill in, because the document does not say it",
      missing.map(({ field, value }) => `${field} (now: ${value})`),
    ),
    section("Please note", notes),
  ]
    .filter(Boolean)
    .join("\n\n")
}

function section(title: string, lines: readonly string[]): string {
  if (lines.length === 0) return ""
  return [`${title} (${lines.length})`, ...lines.map((line) => `  ${line}`)].join("\n")
}

function quoteValue({ value }: SourceValue, maxLength: number): string {
  const text = JSON.stringify(value)
  const cut = text.length > maxLength ? `${text.slice(0, maxLength)}…"` : text
  return replaceControlCharacters(cut)
}

/** @returns how many values the document has, and what became of them */
export function summarizeReport({ total, leftOut, changes }: Report): string {
  const lost = leftOut.length
  const parts = [
    `${total - lost} taken over`,
    ...(changes.length > 0 ? [`${changes.length} of them changed`] : []),
  ]
  const rest = lost === 0 ? "nothing is left out" : `${lost} left out`
  return `${total} values: ${parts.join(", ")}, ${rest}.`
}
