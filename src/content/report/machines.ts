/** Issues for machines: as JSON, and as annotations of a GitHub workflow. */
import type { ContentIssue } from "../issues"

/** @returns an array of issues, one object each, as `ContentIssue` has it */
export function formatJson(issues: readonly ContentIssue[]): string {
  return JSON.stringify(issues, null, 2)
}

/**
 * @returns one workflow command for each issue, or an empty text
 * @see https://docs.github.com/actions/reference/workflow-commands-for-github-actions
 */
export function formatGithub(issues: readonly ContentIssue[]): string {
  return issues.map(toCommand).join("\n")
}

function toCommand(issue: ContentIssue): string {
  const properties = {
    file: issue.file,
    line: issue.line,
    endLine: issue.endLine,
    col: issue.column,
    // GitHub takes an end column only within one line.
    endColumn: issue.endLine === issue.line ? issue.endColumn : undefined,
    title: [issue.path, issue.code].filter(Boolean).join(" "),
  }
  const list = Object.entries(properties)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${name}=${escapeProperty(String(value))}`)
  const text = [
    issue.message,
    issue.expected && `Expected: ${issue.expected}`,
    issue.hint && `Hint: ${issue.hint}`,
  ]
  return `::${issue.severity} ${list.join(",")}::${escapeData(text.filter(Boolean).join("\n"))}`
}

function escapeData(text: string): string {
  return text.replaceAll("%", "%25").replaceAll("\r", "%0D").replaceAll("\n", "%0A")
}

function escapeProperty(text: string): string {
  return escapeData(text).replaceAll(":", "%3A").replaceAll(",", "%2C")
}
