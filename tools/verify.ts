/**
 * `npm test`: runs the checks of the repository, or only the named ones (`npm test -- unit build`). They use the
 * sample instead of the owner's content. The last line is `N passed, N failed`.
 */
import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import type { JSONReport, JSONReportSuite } from "@playwright/test/reporter"
import { type Command, startCommand } from "../scripts/lib/run-command"
import { describeError, runMain, UserError } from "../scripts/lib/run-main"
import { SAMPLE } from "../src/content/files/content-folder"
import { ensurePoppler, prepareEndToEnd, prepareEngines } from "./lib/ensure-tools"
import { formatText } from "./lib/table"
import { untranslatedWords } from "./lib/untranslated-words"

export type Step = {
  name: string
  command: Command
  /** Installs what is missing, and returns what is left out. May throw. */
  prepare?: () => readonly string[]
  /** Whether the command writes the JSON of Jest or Playwright. Otherwise it counts as one test. */
  hasReport?: true
  /** A generated file that is checked in. The step fails if its command changes it. */
  generates?: string
  /** Whether the step runs beside the build and what follows it. */
  isBeside?: true
  /** The names of steps that must have passed, if they are chosen. */
  needs?: readonly string[]
}

/** Has the output and the report of each step, and what Playwright keeps of failed tests. */
const RESULTS = "test-results"
const JEST = ["--ci", "--json", `--outputFile=${RESULTS}/unit.json`]
const ENGINES = ["--config=playwright.engines.config.ts", "--pass-with-no-tests"]

const STEPS: readonly Step[] = [
  { name: "lint", command: ["npm", "run", "lint"], isBeside: true },
  { name: "second build", command: ["tsx", "e2e/build-prefixed-site.ts"], isBeside: true },
  {
    name: "unit",
    command: ["jest", ...JEST],
    prepare: ensurePoppler,
    hasReport: true,
    isBeside: true,
  },
  { name: "build", command: ["npm", "run", "build"], generates: "schemas/queries.d.ts" },
  // After the build, which writes the types of the queries.
  { name: "types", command: ["npm", "run", "typecheck"] },
  { name: "budgets", command: ["size-limit"], needs: ["build"] },
  {
    name: "e2e",
    command: ["playwright", "test"],
    prepare: prepareEndToEnd,
    hasReport: true,
    needs: ["build", "second build"],
  },
  {
    name: "engines",
    command: ["playwright", "test", ...ENGINES],
    prepare: prepareEngines,
    hasReport: true,
    needs: ["build"],
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
    // The folder of the second build, which e2e uses.
    process.env.PREFIXED_SITE = path.join(tmpdir(), `prefixed-site-${process.pid}`)
    const isChosen = ({ name }: Step) =>
      isAll || (names.length ? names.includes(name) : name !== "engines")
    const summary = await runSteps(STEPS.filter(isChosen), RESULTS)
    rmSync(process.env.PREFIXED_SITE, { recursive: true, force: true })
    const rest = "Left out: the whole matrix, Firefox and WebKit, which `npm test -- all` runs.\n"
    console.log(`\npublic/ may have the sample now. \`npm run build\` writes your site again.
${names.length ? "" : rest}${untranslatedWords()}${summary}`)
    if (!summary.endsWith(" 0 failed")) process.exitCode = 1
  })

type Counts = {
  passed: number
  failed: number
  skipped?: number
  leftOut?: readonly string[]
  /** The seconds of each test file. */
  files?: readonly (readonly [seconds: number, file: string])[]
}
type Result = Counts & { name: string; time: string }
type JestCount = "PassedTests" | "FailedTests" | "PendingTests" | "RuntimeErrorTestSuites"
type JestReport = Record<`num${JestCount}`, number> & {
  testResults: readonly { name: string; startTime: number; endTime: number }[]
}

/**
 * Runs the steps one after the other, in two rows beside each other. After a failed step, what needs it does not
 * run, and counts as failed.
 * @param folder gets the output and the report of each step
 * @returns what is left out, a table with the time and the counts of each step, the slowest test files, and the sum as
 *   the last line
 */
export async function runSteps(
  steps: readonly Step[],
  folder: string,
  start = startCommand,
): Promise<string> {
  mkdirSync(folder, { recursive: true })
  const results = new Map<string, Promise<Result>>()
  const runAfter = async (before: Promise<unknown> | undefined, step: Step) => {
    await before
    const needed = await Promise.all((step.needs ?? []).map((name) => results.get(name)))
    const isBlocked = needed.some((result) => result && result.failed > 0)
    const blocked = { name: step.name, time: "not run", passed: 0, failed: 1 }
    return isBlocked ? blocked : runStep(step, `${folder}/${step.name}`, start)
  }
  for (const row of [true, false]) {
    let before: Promise<Result> | undefined
    for (const step of steps.filter(({ isBeside = false }) => isBeside === row)) {
      before = runAfter(before, step)
      results.set(step.name, before)
    }
  }
  const ended = await Promise.all(results.values())
  const leftOut = new Set(ended.flatMap((result) => result.leftOut ?? []))
  const cells = ended.map((result) => [result.name, result.time, format(result)])
  const table = formatText({ caption: "", head: ["step", "time", "tests"], rows: cells, labels: 3 })
  const sum = (key: "passed" | "failed") => ended.reduce((total, each) => total + each[key], 0)
  const last = format({ passed: sum("passed"), failed: sum("failed") })
  const slowest = ended.flatMap(({ files = [] }) => files.toSorted(([a], [b]) => b - a).slice(0, 5))
  return [
    table,
    "",
    ...slowest.map(([seconds, file]) => `${seconds.toFixed(1)} s  ${file}`),
    ...[...leftOut].map((text) => `Left out: ${text}`),
    last,
  ].join("\n")
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
    if (read() !== before) throw new UserError(`${generates} has changed: commit it.`)
    counts = hasReport ? readReport(report) : { passed: Number(isPassed), failed: 0 }
    counts = { ...counts, failed: isPassed ? counts.failed : Math.max(counts.failed, 1), leftOut }
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
  const report: JestReport | JSONReport = JSON.parse(readFileSync(file, "utf8"))
  if ("stats" in report) {
    const { expected, unexpected, flaky, skipped } = report.stats
    const files = report.suites.map((suite) => [secondsOf(suite), `e2e/${suite.file}`] as const)
    return { passed: expected, failed: unexpected + flaky, skipped, files }
  }
  const { numPassedTests, numFailedTests, numPendingTests, numRuntimeErrorTestSuites } = report
  const failed = numFailedTests + numRuntimeErrorTestSuites
  const files = report.testResults.map(
    ({ name, startTime, endTime }) =>
      [(endTime - startTime) / 1000, path.relative("", name)] as const,
  )
  return { passed: numPassedTests, failed, skipped: numPendingTests, files }
}

/** @returns the time of all tests of a file, which may run beside each other */
function secondsOf({ specs, suites = [] }: JSONReportSuite): number {
  const results = specs.flatMap(({ tests }) => tests.flatMap((test) => test.results))
  const inner = suites.map(secondsOf)
  return [...results.map(({ duration }) => duration / 1000), ...inner].reduce((a, b) => a + b, 0)
}
