/** What can be wrong in a content file, as data, and the one place that words it. */

export type ContentIssue = {
  /** Path from the root of the repository, as in `content/work.yaml`. */
  file: string
  /** From 1. */
  line: number
  /** From 1. */
  column: number
  /** Where in the data, as in `work[0].roles[1].startDate`; empty for the file as a whole. */
  path: string
  /** What is wrong, as a sentence without its full stop. */
  message: string
  /** The lines around the place, with a caret under it. */
  frame: string
}

/**
 * @param source the file's text
 * @param line from 1
 * @param column from 1
 * @returns up to three lines around the place, numbered, with a caret under the column
 */
export function codeFrame(source: string, line: number, column: number): string {
  const lines = source.split(/\r?\n/)
  return [line - 1, line, line + 1]
    .filter((number) => number >= 1 && number <= lines.length)
    .flatMap((number) => {
      const row = `${number === line ? ">" : " "} ${String(number).padStart(4)} | ${lines[number - 1]}`
      return number === line ? [row, `       | ${" ".repeat(Math.max(0, column - 1))}^`] : [row]
    })
    .join("\n")
}

/** @returns the issue as the owner reads it: where, what, and the lines around it */
export function formatIssue(issue: ContentIssue): string {
  const place = `${issue.file}:${issue.line}:${issue.column}`
  const head = issue.path ? `${place}  ${issue.path}` : place
  return [head, `  ${issue.message}.`, issue.frame].filter(Boolean).join("\n")
}

/** Sorts by file, then by place in it. */
export function compareIssues(a: ContentIssue, b: ContentIssue): number {
  return a.file.localeCompare(b.file) || a.line - b.line || a.column - b.column
}

/** @returns all issues as the owner reads them, with their count and what to do */
export function formatIssues(issues: readonly ContentIssue[]): string {
  const count = issues.length === 1 ? "1 problem" : `${issues.length} problems`
  const advice = `${count} in content/. Mend it and run the command again.`
  return [...issues.map(formatIssue), advice].join("\n\n")
}
