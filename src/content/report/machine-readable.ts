/** Formats diagnostics for programs: as JSON, and as annotations of a GitHub workflow. */
import type { Diagnostic } from "../diagnostics"

/** @returns a JSON array of `Diagnostic` objects */
export function formatJson(diagnostics: readonly Diagnostic[]): string {
  return JSON.stringify(diagnostics, null, 2)
}

/**
 * @returns one workflow command for each diagnostic, each on its own line
 * @see https://docs.github.com/actions/reference/workflow-commands-for-github-actions
 */
export function formatGithub(diagnostics: readonly Diagnostic[]): string {
  return diagnostics.map(toCommand).join("\n")
}

function toCommand(diagnostic: Diagnostic): string {
  const properties = {
    file: diagnostic.file,
    line: diagnostic.line,
    endLine: diagnostic.endLine,
    col: diagnostic.column,
    // GitHub accepts an end column only for a range within one line.
    endColumn: diagnostic.endLine === diagnostic.line ? diagnostic.endColumn : undefined,
    title: [diagnostic.path, diagnostic.code].filter(Boolean).join(" "),
  }
  const list = Object.entries(properties)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${name}=${escapeProperty(String(value))}`)
  const text = [
    diagnostic.message,
    diagnostic.expected && `Expected: ${diagnostic.expected}`,
    diagnostic.hint && `Hint: ${diagnostic.hint}`,
  ]
  return `::${diagnostic.severity} ${list.join(",")}::${escapeData(text.filter(Boolean).join("\n"))}`
}

function escapeData(text: string): string {
  return text.replaceAll("%", "%25").replaceAll("\r", "%0D").replaceAll("\n", "%0A")
}

function escapeProperty(text: string): string {
  return escapeData(text).replaceAll(":", "%3A").replaceAll(",", "%2C")
}
