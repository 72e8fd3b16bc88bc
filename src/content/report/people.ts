/** Issues as the owner reads them. */
import { type ContentIssue, isError } from "../issues"

export type Style = {
  /** Whether the text may carry the escape codes of a terminal's colors. */
  color?: boolean
}

const CODES = { bold: 1, dim: 2, red: 31, yellow: 33, cyan: 36 } as const

/** @returns one issue: where, what is wrong, what was expected, a hint and the lines around it */
export function formatIssue(issue: ContentIssue, { color = false }: Style = {}): string {
  const paint = (name: keyof typeof CODES, text: string) =>
    color ? `\u001b[${CODES[name]}m${text}\u001b[0m` : text
  const place = `${issue.file}:${issue.line}:${issue.column}`
  const isAdvice = !isError(issue)
  const message = isAdvice ? `Advice: ${issue.message}` : issue.message
  return [
    [paint("bold", place), issue.path, paint("dim", `[${issue.code}]`)].filter(Boolean).join("  "),
    `  ${paint(isAdvice ? "yellow" : "red", message)}`,
    issue.expected && `  Expected: ${issue.expected}${/[.)]$/.test(issue.expected) ? "" : "."}`,
    issue.hint && `  ${paint("cyan", `Hint: ${issue.hint}`)}`,
    issue.frame && paintFrame(issue.frame, paint),
  ]
    .filter(Boolean)
    .join("\n")
}

function paintFrame(frame: string, paint: (name: "dim", text: string) => string): string {
  return frame
    .split("\n")
    .map((row) => (row.startsWith(">") || /^\s+\| *\^/.test(row) ? row : paint("dim", row)))
    .join("\n")
}

/** @returns all issues, with their count and what to do */
export function formatIssues(issues: readonly ContentIssue[], style: Style = {}): string {
  return [...issues.map((issue) => formatIssue(issue, style)), summarize(issues)].join("\n\n")
}

/** @returns '2 problems and 1 piece of advice in content/. …' */
export function summarize(issues: readonly ContentIssue[]): string {
  const problems = issues.filter(isError).length
  const advice = issues.length - problems
  const counts = [
    problems > 0 && count(problems, "problem", "problems"),
    advice > 0 && count(advice, "piece of advice", "pieces of advice"),
  ]
  const found = counts.filter(Boolean).join(" and ")
  if (problems > 0) return `${found} in content/. docs/content.md explains every field and code.`
  return found ? `The content is well; ${found}.` : "The content is well."
}

function count(number: number, one: string, many: string): string {
  return `${number} ${number === 1 ? one : many}`
}

/** @returns whether the stream is a terminal that wants colors (https://no-color.org) */
export function wantsColor(stream: { isTTY?: boolean }): boolean {
  return Boolean(stream.isTTY) && !process.env.NO_COLOR && process.env.TERM !== "dumb"
}
