/**
 * `npm test`: runs the checks of the repository, or only the named ones (`npm test -- unit build`). They use the
 * sample instead of the owner's content. The last line is `N passed, N failed`.
 */
import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs"
import type { JSONReport } from "@playwright/test/reporter"
import { type Command, startCommand } from "../scripts/lib/run-command"
import { describeError, runMain, UserError } from "../scripts/lib/run-main"
import { SAMPLE } from "../src/content/files/content-folder"
import { ensurePoppler, prepareEndToEnd, prepareEngines } from "./lib/ensure-tools"
import { formatText } from "./lib/table"

export type Step = {
  name: string
  command: Command
  /** Installs what is missing, and returns what is left out. May throw. */
  prepare?: () => readonly string[]
  /** Whether the command writes the JSON of Jest or Playwright. Otherwise it counts as one test. */
  hasReport?: true
  /** A generated file that is checked in. The step fails if its command changes it. */
  generates?: string
  /** Whether the step needs no build, and runs beside it and what follows it. */
  isBeside?: true
}

/** Has the output and the report of each step, and what Playwright keeps of failed tests. */
const RESULTS = "test-results"
const JEST = ["--ci", "--json", `--outputFile=${RESULTS}/unit.json`]
const ENGINES = ["--config=playwright.engines.config.ts", "--pass-with-no-tests"]

const STEPS: readonly Step[] = [
  { name: "lint", command: ["npm", "run", "lint"], isBeside: true },
  {
    name: "unit",
    command: ["jest", ...JEST],
    prepare: ensurePoppler,
    hasReport: true,
    isBeside: true,
  },
  // Before the build, which writes the types of the queries again.
  { name: "types", command: ["npm", "run", "typecheck"] },
  { name: "build", command: ["npm", "run", "build"], generates: "schemas/queries.d.ts" },
  { name: "budgets", command: ["size-limit"] },
  { name: "e2e", command: ["playwright", "test"], prepare: prepareEndToEnd, hasReport: true },
  {
    name: "engines",
    command: ["playwright", "test", ...ENGINES],
    prepare: prepareEngines,
    hasReport: true,
  },
]

/** Runs the named steps, or all but `engines`; with "all", every step and the whole matrix. The exit code is 1 if one fails. */
export const main = (names: readonly string[]) =>
  runMain(async () => {
    const known = [...STEPS.map(({ name }) => name), "all"]
    const unknown = names.find((name) => !known.includes(name))
    if (unknown) throw new UserError(`There is no step "${unknown}": ${known.join(", ")}.`)
    const isAll = names.includes("all")
    process.env.CONTENT = SAMPLE
    if (isAll) process.env.MATRIX = "all"
    const isChosen = ({ name }: Step) =>
      isAll || (names.length ? names.includes(name) : name !== "engines")
    const summary = await runSteps(STEPS.filter(isChosen), RESULTS)
    const rest = "Left out: the whole matrix, Firefox and WebKit, which `npm test -- all` runs.\n"
    console.log(`\npublic/ may have the sample now. \`npm run build\` writes your site again.
${names.length ? "" : rest}${summary}`)
    if (!summary.endsWith(" 0 failed")) process.exitCode = 1
  })

type Counts = { passed: number; failed: number; skipped?: number; leftOut?: readonly string[] }
type Result = Counts & { name: string; time: string }
type JestCount = "PassedTests" | "FailedTests" | "PendingTests" | "RuntimeErrorTestSuites"

/**
 * Runs the steps one after the other, in two rows beside each other. After a failed build, what needs it does not
 * run, and counts as failed.
 * @param folder gets the output and the report of each step
 * @returns what is left out, a table with the time and the counts of each step, and the sum as the last line
 */
export async function runSteps(
  steps: readonly Step[],
  folder: string,
  start = startCommand,
): Promise<string> {
  mkdirSync(folder, { recursive: true })
  const runRow = async (row: readonly Step[]) => {
    const results: Result[] = []
    for (const step of row) {
      const isBlocked = results.some(({ name, failed }) => name === "build" && failed > 0)
      const blocked = { name: step.name, time: "not run", passed: 0, failed: 1 }
      results.push(isBlocked ? blocked : await runStep(step, `${folder}/${step.name}`, start))
    }
    return results
  }
  const rows = [true, false].map((is) => steps.filter(({ isBeside = false }) => isBeside === is))
  const results = (await Promise.all(rows.map(runRow))).flat()
  const leftOut = new Set(results.flatMap((result) => result.leftOut ?? []))
  const cells = results.map((result) => [result.name, result.time, format(result)])
  const table = formatText({ caption: "", head: ["step", "time", "tests"], rows: cells, labels: 3 })
  const sum = (key: "passed" | "failed") => results.reduce((total, each) => total + each[key], 0)
  const last = format({ passed: sum("passed"), failed: sum("failed") })
  return [table, "", ...[...leftOut].map((text) => `Left out: ${text}`), last].join("\n")
}

const format = ({ passed, failed, skipped }: Counts) =>
  `${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ""}`

/** Runs a step, and prints its output if it fails. It has then at least one failure, also if its report has none. */
async function runStep(step: Step, file: string, start: typeof startCommand): Promise<Result> {
  const { name, command, prepare, hasReport, generates } = step
  const [log, report] = [`${file}.log`, `${file}.json`]
  const read = () => generates && readFileSync(generates, "utf8")
  const began = performance.now()
  console.log(`${name} begins: ${log}`)
  let counts: Counts = { passed: 0, failed: 1 }
  try {
    for (const old of [log, report]) rmSync(old, { force: true })
    const leftOut = prepare?.()
    const before = read()
    const isPassed = await start(command, log, { PLAYWRIGHT_JSON_OUTPUT_NAME: report })
    if (read() !== before) throw new Error(`${generates} has changed: commit it.`)
    const { passed, failed, skipped } = hasReport
      ? readReport(report)
      : { passed: Number(isPassed), failed: 0 }
    counts = { passed, failed: isPassed ? failed : Math.max(failed, 1), skipped, leftOut }
  } catch (error) {
    console.error(describeError(error))
  }
  const time = `${((performance.now() - began) / 1000).toFixed(1)} s`
  if (counts.failed > 0 && existsSync(log)) console.log(readFileSync(log, "utf8"))
  console.log(`${name}, ${time}: ${format(counts)}`)
  return { ...counts, name, time }
}

/** Reads a report. Jest calls a suite that does not start a failed suite without a failed test. */
function readReport(file: string): Counts {
  const report: Record<`num${JestCount}`, number> | JSONReport = JSON.parse(
    readFileSync(file, "utf8"),
  )
  if ("stats" in report) {
    const { expected, unexpected, flaky, skipped } = report.stats
    return { passed: expected, failed: unexpected + flaky, skipped }
  }
  const { numPassedTests, numFailedTests, numPendingTests, numRuntimeErrorTestSuites } = report
  const failed = numFailedTests + numRuntimeErrorTestSuites
  return { passed: numPassedTests, failed, skipped: numPendingTests }
}
