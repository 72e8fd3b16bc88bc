/** Test runners' reports go in; counts come out. */

export type Tally = {
  passed: number
  failed: number
  skipped: number
  /** Titles of the tests that passed on a second try only. */
  flaky: readonly string[]
}

type JestReport = {
  numPassedTests: number
  numFailedTests: number
  numPendingTests: number
  numTodoTests: number
  /** Suites that broke before their tests ran; their tests are counted nowhere else. */
  numRuntimeErrorTestSuites: number
}

type PlaywrightSuite = {
  suites?: PlaywrightSuite[]
  specs?: { title: string; file: string; tests: { status: string }[] }[]
}

type PlaywrightReport = PlaywrightSuite & {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number }
}

/** The count of a step that is one check as a whole. */
export const ONE_PASSED: Tally = { passed: 1, failed: 0, skipped: 0, flaky: [] }
export const ONE_FAILED: Tally = { passed: 0, failed: 1, skipped: 0, flaky: [] }

/** Counts the text of a `jest --json` report. Throws when it is not JSON. */
export function tallyJest(text: string): Tally {
  const report = JSON.parse(text) as JestReport
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
    skipped: report.numPendingTests + report.numTodoTests,
    flaky: [],
  }
}

/** Counts the text of a Playwright JSON report; a flaky test passed. Throws when it is not JSON. */
export function tallyPlaywright(text: string): Tally {
  const report = JSON.parse(text) as PlaywrightReport
  const { expected, unexpected, flaky, skipped } = report.stats
  return { passed: expected + flaky, failed: unexpected, skipped, flaky: findFlaky(report) }
}

/**
 * Settles what a step counts for. `counted` is what its report said, or nothing when it left none.
 * A step that failed counts at least one failure, whatever its report says.
 */
export function settle(succeeded: boolean, counted: Tally | undefined): Tally {
  if (!counted) return ONE_FAILED
  return succeeded || counted.failed > 0 ? counted : { ...counted, failed: 1 }
}

function findFlaky({ specs = [], suites = [] }: PlaywrightSuite): string[] {
  const flaky = specs.filter((spec) => spec.tests.some((test) => test.status === "flaky"))
  return [...flaky.map((spec) => `${spec.file}: ${spec.title}`), ...suites.flatMap(findFlaky)]
}
