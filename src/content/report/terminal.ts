/** Formats diagnostics for a terminal. */

import { pathToFileURL } from "node:url"
import { formatCount } from "../../lib/format-count"
import { codeRoot } from "../../roots"
import { canStay } from "../diagnostic-codes"
import { type Diagnostic, isError } from "../diagnostics"

export type Style = {
  /** Whether the text may contain the escape codes of colors. */
  color?: boolean
}

const LIST_OF_CODES = "docs/diagnostics.md"

const COLOR_CODES = { bold: 1, dim: 2, red: 31, yellow: 33, cyan: 36 } as const

/** @returns the diagnostic with its position, message, expected value, hint and code frame */
export function formatDiagnostic(diagnostic: Diagnostic, { color = false }: Style = {}): string {
  const paint = (name: keyof typeof COLOR_CODES, text: string) =>
    color ? `\u001b[${COLOR_CODES[name]}m${text}\u001b[0m` : text
  const code = paint("dim", `[${diagnostic.code}]`)
  const position = `${diagnostic.file}:${diagnostic.line}:${diagnostic.column}`
  const isWarning = !isError(diagnostic)
  const message = isWarning ? `Warning: ${diagnostic.message}` : diagnostic.message
  return [
    [paint("bold", position), diagnostic.path, color ? toLink(diagnostic, code) : code]
      .filter(Boolean)
      .join("  "),
    `  ${paint(isWarning ? "yellow" : "red", message)}`,
    diagnostic.expected &&
      `  Expected: ${diagnostic.expected}${/[.)]$/.test(diagnostic.expected) ? "" : "."}`,
    diagnostic.hint && `  ${paint("cyan", `Hint: ${diagnostic.hint}`)}`,
    diagnostic.frame && paintFrame(diagnostic.frame, paint),
  ]
    .filter(Boolean)
    .join("\n")
}

/**
 * @returns the text as a link to the code in the list of codes, for a terminal
 * @see https://gist.github.com/egmontkob/eb114294efbcd5adb1944c9f3cb5feda the standard for links in terminals (OSC 8)
 */
function toLink({ code }: Diagnostic, text: string): string {
  const link = (address: string) => `\u001b]8;;${address}\u001b\\`
  return `${link(`${pathToFileURL(codeRoot(LIST_OF_CODES)).href}#${code}`)}${text}${link("")}`
}

function paintFrame(frame: string, paint: (name: "dim", text: string) => string): string {
  return frame
    .split("\n")
    .map((row) => (row.startsWith(">") || /^\s+\| *\^/.test(row) ? row : paint("dim", row)))
    .join("\n")
}

/** @returns all diagnostics, errors before warnings, and a summary */
export function formatDiagnostics(diagnostics: readonly Diagnostic[], style: Style = {}): string {
  const bySeverity = diagnostics.toSorted((a, b) => Number(isError(b)) - Number(isError(a)))
  return [
    ...bySeverity.map((diagnostic) => formatDiagnostic(diagnostic, style)),
    summarize(diagnostics),
  ].join("\n\n")
}

/** @returns '2 errors and 1 warning. …' */
export function summarize(diagnostics: readonly Diagnostic[]): string {
  const errors = diagnostics.filter(isError).length
  const warnings = diagnostics.length - errors
  const counts = [
    errors > 0 && formatCount(errors, "error"),
    warnings > 0 && formatCount(warnings, "warning"),
  ]
  const total = counts.filter(Boolean).join(" and ")
  if (errors > 0)
    return `${total}. docs/content.md explains the fields, ${LIST_OF_CODES} each code.`
  if (!total) return "Your content is valid."
  const mark = diagnostics.find(({ code, frame }) => canStay(code) && frame)
  const known = ` A comment on the line above one, as in # ok: ${mark?.code}, says that it may stay.`
  return `Your content is valid, with ${total}.${mark ? known : ""}`
}

/** @returns whether to write colors to the stream (https://no-color.org) */
export function wantsColor(stream: { isTTY?: boolean }): boolean {
  return Boolean(stream.isTTY) && !process.env.NO_COLOR && process.env.TERM !== "dumb"
}
