/** Counts the tests in the reports of Jest and Playwright. */

export type TestCounts = {
  passed: number
  failed: number
  skipped: number
  /** Titles of the tests that passed only after a retry. */
  flaky: readonly string[]
}

type JestReport = {
  numPassedTests: number
  numFailedTests: number
  numPendingTests: number
  numTodoTests: number
  /** Suites that failed before their tests ran; no other number includes them. */
  numRuntimeErrorTestSuites: number
}

type PlaywrightSuite = {
  suites?: PlaywrightSuite[]
  specs?: { title: string; file: string; tests: { status: string }[] }[]
}

type PlaywrightReport = PlaywrightSuite & {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number }
}

/** The counts of a step without a report. */
export const ONE_PASSED: TestCounts = { passed: 1, failed: 0, skipped: 0, flaky: [] }
export const ONE_FAILED: TestCounts = { passed: 0, failed: 1, skipped: 0, flaky: [] }

/**
 * @param text the report of `jest --json`
 * @throws when the text is not JSON
 */
export function countJestTests(text: string): TestCounts {
  const report = JSON.parse(text) as JestReport
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
    skipped: report.numPendingTests + report.numTodoTests,
    flaky: [],
  }
}

/**
 * Counts a flaky test as passed.
 * @param text Playwright's JSON report
 * @throws when the text is not JSON
 */
export function countPlaywrightTests(text: string): TestCounts {
  const report = JSON.parse(text) as PlaywrightReport
  const { expected, unexpected, flaky, skipped } = report.stats
  return { passed: expected + flaky, failed: unexpected, skipped, flaky: findFlaky(report) }
}

/**
 * A failed step has at least one failure, even if its report has none.
 * @param succeeded whether the command succeeded
 * @param reported the counts in the report, or undefined when the step wrote no report
 */
export function toStepCounts(succeeded: boolean, reported: TestCounts | undefined): TestCounts {
  if (!reported) return ONE_FAILED
  return succeeded || reported.failed > 0 ? reported : { ...reported, failed: 1 }
}

function findFlaky({ specs = [], suites = [] }: PlaywrightSuite): string[] {
  const flaky = specs.filter((spec) => spec.tests.some((test) => test.status === "flaky"))
  return [...flaky.map((spec) => `${spec.file}: ${spec.title}`), ...suites.flatMap(findFlaky)]
}
