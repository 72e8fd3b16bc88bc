import { countJestTests, countPlaywrightTests, ONE_FAILED, toStepCounts } from "../test-counts"

const THREE_PASSED = { passed: 3, failed: 0, skipped: 0, flaky: [] }

test("counts a suite that fails before its tests run as one failure", () => {
  const report = {
    numPassedTests: 7,
    numFailedTests: 1,
    numPendingTests: 2,
    numTodoTests: 1,
    numRuntimeErrorTestSuites: 1,
  }
  expect(countJestTests(JSON.stringify(report))).toEqual({
    passed: 7,
    failed: 2,
    skipped: 3,
    flaky: [],
  })
})

test("counts a flaky test in a nested suite as passed, and returns its title", () => {
  const flaky = { title: "opens", file: "home.spec.ts", tests: [{ status: "flaky" }] }
  const stable = { title: "closes", file: "home.spec.ts", tests: [{ status: "expected" }] }
  const report = {
    stats: { expected: 4, unexpected: 1, flaky: 1, skipped: 1 },
    suites: [{ specs: [stable], suites: [{ specs: [flaky] }] }],
  }
  expect(countPlaywrightTests(JSON.stringify(report))).toEqual({
    passed: 5,
    failed: 1,
    skipped: 1,
    flaky: ["home.spec.ts: opens"],
  })
})

test("keeps the counts of a step that succeeded", () => {
  expect(toStepCounts(true, THREE_PASSED)).toEqual(THREE_PASSED)
})

test("adds a failure when a step fails although its tests passed", () => {
  expect(toStepCounts(false, THREE_PASSED)).toEqual({ ...THREE_PASSED, failed: 1 })
})

test("counts a step without a report as one failure", () => {
  expect(toStepCounts(true, undefined)).toEqual(ONE_FAILED)
})
