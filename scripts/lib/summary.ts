/** The results of all steps go in; the text that closes `npm test` comes out. */

import type { Tally } from "./tally"

export type StepResult = {
  name: string
  /** In milliseconds. */
  duration: number
  tally: Tally
  /** The failed steps because of which this one was not run. */
  blockedBy: readonly string[]
}

/** Formats the table of steps, the flaky tests, and the closing line `N passed, N failed`. */
export function formatSummary(results: readonly StepResult[]): string {
  const flaky = results.flatMap(({ tally }) => tally.flaky.map((title) => `flaky: ${title}`))
  const table = formatTable([["step", "result", "time", "tests"], ...results.map(formatRow)])
  return ["", ...table, ...flaky, "", formatClosing(results)].join("\n")
}

function formatRow({ name, duration, tally, blockedBy }: StepResult): string[] {
  const result = tally.failed > 0 ? "failed" : "passed"
  if (blockedBy.length > 0) return [name, result, "-", `not run: ${blockedBy.join(", ")} failed`]
  return [name, result, `${(duration / 1000).toFixed(1)} s`, formatTally(tally)]
}

function formatTally({ passed, failed, skipped }: Tally): string {
  const rest = skipped > 0 ? `, ${skipped} skipped` : ""
  return `${passed} passed, ${failed} failed${rest}`
}

function formatClosing(results: readonly StepResult[]): string {
  const sum = (key: "passed" | "failed") =>
    results.reduce((total, { tally }) => total + tally[key], 0)
  return `${sum("passed")} passed, ${sum("failed")} failed`
}

function formatTable(rows: readonly string[][]): string[] {
  const widthOf = (column: number) => Math.max(...rows.map((row) => row[column]?.length ?? 0))
  return rows.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widthOf(column)))
      .join("  ")
      .trimEnd(),
  )
}
