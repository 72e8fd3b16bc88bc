/** Formats the results of all steps, with which `npm test` ends. */
import { formatText } from "../../scripts/lib/table"
import type { TestCounts } from "./test-counts"

export type StepResult = {
  name: string
  /** In milliseconds. */
  duration: number
  counts: TestCounts
  /** The failed steps that this step needs; it did not run if there are any. */
  blockedBy: readonly string[]
}

/** @returns the table of steps, the flaky tests, and the last line `N passed, N failed` */
export function formatSummary(results: readonly StepResult[]): string {
  const table = formatText({
    caption: "",
    head: ["step", "result", "time", "tests"],
    rows: results.map(toRow),
    labels: 4,
  })
  const flaky = results.flatMap(({ counts }) => counts.flaky.map((title) => `flaky: ${title}`))
  const sum = (key: "passed" | "failed") =>
    results.reduce((total, { counts }) => total + counts[key], 0)
  return [table, ...flaky, "", `${sum("passed")} passed, ${sum("failed")} failed`].join("\n")
}

function toRow({ name, duration, counts, blockedBy }: StepResult): string[] {
  const result = counts.failed > 0 ? "failed" : "passed"
  if (blockedBy.length > 0) return [name, result, "-", `not run: ${blockedBy.join(", ")} failed`]
  return [name, result, `${(duration / 1000).toFixed(1)} s`, formatCounts(counts)]
}

function formatCounts({ passed, failed, skipped }: TestCounts): string {
  const rest = skipped > 0 ? `, ${skipped} skipped` : ""
  return `${passed} passed, ${failed} failed${rest}`
}
