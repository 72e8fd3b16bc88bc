import { writeFileSync } from "node:fs"
import type { Command, runCommand } from "../../scripts/lib/run-command"
import { REPORT, runSteps, type Step } from "../verify"

beforeAll(() => {
  jest.spyOn(console, "log").mockImplementation()
  jest.spyOn(console, "error").mockImplementation()
})

const step = (name: string, more: Partial<Step> = {}): Step => ({ name, command: [name], ...more })

/** @returns the summary, without times, of steps whose commands write these reports; others fail */
function summarize(
  steps: readonly Step[],
  reports: Record<string, object>,
  failing: string[] = [],
) {
  const run: typeof runCommand = ([name]: Command) => {
    if (reports[name]) writeFileSync(REPORT, JSON.stringify(reports[name]))
    return !failing.includes(name)
  }
  return runSteps(steps, run).replace(/\d+\.\d s/g, "1.0 s")
}

const FLAKY = { title: "opens", file: "home.spec.ts", tests: [{ status: "flaky" }] }
const STABLE = { title: "closes", file: "home.spec.ts", tests: [{ status: "expected" }] }
const PLAYWRIGHT = {
  stats: { expected: 4, unexpected: 1, flaky: 1, skipped: 1 },
  suites: [{ specs: [STABLE], suites: [{ specs: [FLAKY] }] }],
}
const JEST = {
  numPassedTests: 7,
  numFailedTests: 0,
  numPendingTests: 2,
  numRuntimeErrorTestSuites: 1,
}

test("counts the tests of each step, names flaky ones, and runs no step after a failed build", () => {
  const steps = [
    step("lint"),
    step("browser", { hasReport: true }),
    step("unit", { hasReport: true }),
    step("build"),
    step("types"),
  ]
  const reports = { unit: JEST, browser: PLAYWRIGHT }
  expect(summarize(steps, reports, ["unit", "build", "browser"])).toMatchInlineSnapshot(`
"
step     time     tests
lint     1.0 s    1 passed, 0 failed
browser  1.0 s    5 passed, 1 failed, 1 skipped
unit     1.0 s    7 passed, 1 failed, 2 skipped
build    1.0 s    0 passed, 1 failed
types    not run  0 passed, 1 failed
flaky: home.spec.ts: opens

13 passed, 4 failed"
`)
})

test.each<[string, Step, string[]]>([
  ["fails although its tests passed", step("unit", { hasReport: true }), ["unit"]],
  ["writes no report", step("silent", { hasReport: true }), []],
  [
    "cannot be prepared",
    step("unit", {
      prepare: () => {
        throw new Error("no browser")
      },
    }),
    [],
  ],
])("a step that %s counts one failure", (_, failing, names) => {
  const report = { ...JEST, numRuntimeErrorTestSuites: 0 }
  expect(summarize([failing], { unit: report }, names)).toMatch(/passed, 1 failed$/)
})

test.each([
  ["changes", { build: JEST }, "0 passed, 1 failed"],
  ["leaves", {}, "1 passed, 0 failed"],
])("counts a step that %s its generated file", (_, reports, counts) => {
  writeFileSync(REPORT, "before")
  expect(summarize([step("build", { generates: REPORT })], reports)).toContain(counts)
})
