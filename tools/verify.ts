/**
 * `npm test`: runs all checks of the repository, or only the named ones (`npm test -- unit build`). They use
 * the sample instead of the owner's content. The last line is `N passed, N failed`.
 */
import { readFileSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import type { JSONReport, JSONReportSuite } from "@playwright/test/reporter"
import { type Command, runCommand } from "../scripts/lib/run-command"
import { describeError, runMain, UserError } from "../scripts/lib/run-main"
import { SAMPLE } from "../src/content/files/content-folder"
import { ensurePoppler, prepareEndToEnd, prepareEngines } from "./lib/ensure-tools"
import { formatText } from "./lib/table"

export type Step = {
  name: string
  command: Command
  /** Installs what is missing. May throw. */
  prepare?: () => void
  /** Whether the command writes the JSON of Jest or Playwright to REPORT. Otherwise it counts as one test. */
  hasReport?: true
  /** A generated file that is checked in. The step fails if its command changes it. */
  generates?: string
}

export const REPORT = path.join(tmpdir(), `verify-${process.pid}.json`)
const JEST = ["--ci", "--json", `--outputFile=${REPORT}`]
const ENGINES = ["--config=playwright.engines.config.ts", "--pass-with-no-tests"]

const STEPS: readonly Step[] = [
  { name: "lint", command: ["npm", "run", "lint"] },
  { name: "types", command: ["npm", "run", "typecheck"] },
  { name: "unit", command: ["jest", ...JEST], prepare: ensurePoppler, hasReport: true },
  { name: "build", command: ["npm", "run", "build"], generates: "schemas/queries.d.ts" },
  // From here on, each step needs what the build writes.
  { name: "budgets", command: ["size-limit"] },
  {
    name: "e2e",
    command: ["playwright", "test"],
    prepare: prepareEndToEnd,
    hasReport: true,
  },
  {
    name: "engines",
    command: ["playwright", "test", ...ENGINES],
    prepare: prepareEngines,
    hasReport: true,
  },
]

/** Runs the named steps in their own order, or all of them. The exit code is 1 if one fails. */
export const main = (names: readonly string[]) =>
  runMain(() => {
    const known = STEPS.map(({ name }) => name)
    const unknown = names.find((name) => !known.includes(name))
    if (unknown) throw new UserError(`There is no step "${unknown}": ${known.join(", ")}.`)
    process.env.CONTENT = SAMPLE
    const summary = runSteps(STEPS.filter(({ name }) => !names.length || names.includes(name)))
    console.log(
      `\npublic/ may have the sample now. \`npm run build\` writes your site again.\n${summary}`,
    )
    if (!summary.endsWith(" 0 failed")) process.exitCode = 1
  })

type Counts = { passed: number; failed: number; skipped?: number; flaky?: readonly string[] }
type JestCount = "PassedTests" | "FailedTests" | "PendingTests" | "RuntimeErrorTestSuites"

/**
 * Runs the steps one after the other. After a failed build, the others do not run, and count as failed.
 * @returns a table with the time and the counts of each step, the flaky tests, and the sum as the last line
 */
export function runSteps(steps: readonly Step[], run = runCommand): string {
  const results: (Counts & { name: string; time: string })[] = []
  for (const step of steps) {
    const start = performance.now()
    const isBlocked = results.some(({ name, failed }) => name === "build" && failed > 0)
    const counts = isBlocked ? { passed: 0, failed: 1 } : runStep(step, run)
    const seconds = ((performance.now() - start) / 1000).toFixed(1)
    results.push({ name: step.name, time: isBlocked ? "not run" : `${seconds} s`, ...counts })
  }
  const format = ({ passed, failed, skipped }: Counts) =>
    `${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ""}`
  const rows = results.map((result) => [result.name, result.time, format(result)])
  const table = formatText({ caption: "", head: ["step", "time", "tests"], rows, labels: 3 })
  const flaky = results.flatMap((result) => result.flaky ?? []).map((title) => `flaky: ${title}`)
  const sum = (key: "passed" | "failed") => results.reduce((total, each) => total + each[key], 0)
  return [table, ...flaky, "", format({ passed: sum("passed"), failed: sum("failed") })].join("\n")
}

/** A step that fails has at least one failure, also if its report has none. */
function runStep(step: Step, run: typeof runCommand): Counts {
  const { name, command, prepare, hasReport, generates } = step
  console.log(`\n── ${name} ──`)
  try {
    prepare?.()
    const read = () => generates && readFileSync(generates, "utf8")
    const before = read()
    const isPassed = run(command, { PLAYWRIGHT_JSON_OUTPUT_NAME: REPORT })
    if (read() !== before) throw new Error(`${generates} has changed: commit it.`)
    if (!hasReport) return { passed: Number(isPassed), failed: Number(!isPassed) }
    const counts = toCounts(JSON.parse(readFileSync(REPORT, "utf8")))
    return { ...counts, failed: isPassed ? counts.failed : Math.max(counts.failed, 1) }
  } catch (error) {
    console.error(describeError(error))
    return { passed: 0, failed: 1 }
  } finally {
    rmSync(REPORT, { force: true })
  }
}

/** Reads a report. Jest calls a suite that does not start a failed suite without a failed test. */
function toCounts(report: Record<`num${JestCount}`, number> | JSONReport): Counts {
  if ("stats" in report) {
    const { expected, unexpected, flaky, skipped } = report.stats
    return { passed: expected + flaky, failed: unexpected, skipped, flaky: flakyIn(report) }
  }
  const { numPassedTests, numFailedTests, numPendingTests, numRuntimeErrorTestSuites } = report
  const failed = numFailedTests + numRuntimeErrorTestSuites
  return { passed: numPassedTests, failed, skipped: numPendingTests }
}

function flakyIn({ specs = [], suites = [] }: Partial<JSONReportSuite>): string[] {
  const flaky = specs.filter(({ tests }) => tests.some(({ status }) => status === "flaky"))
  return [...flaky.map(({ file, title }) => `${file}: ${title}`), ...suites.flatMap(flakyIn)]
}
