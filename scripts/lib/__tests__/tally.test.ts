/** @jest-environment node */

import { ONE_FAILED, settle, tallyJest, tallyPlaywright } from "../tally"

const THREE_PASSED = { passed: 3, failed: 0, skipped: 0, flaky: [] }

test("counts a suite that breaks before its tests as one failure", () => {
  const report = {
    numPassedTests: 7,
    numFailedTests: 1,
    numPendingTests: 2,
    numTodoTests: 1,
    numRuntimeErrorTestSuites: 1,
  }
  expect(tallyJest(JSON.stringify(report))).toEqual({ passed: 7, failed: 2, skipped: 3, flaky: [] })
})

test("counts a flaky journey as passed and names it, however deep it lies", () => {
  const spec = { title: "opens", file: "home.spec.ts", tests: [{ status: "flaky" }] }
  const steady = { title: "closes", file: "home.spec.ts", tests: [{ status: "expected" }] }
  const report = {
    stats: { expected: 4, unexpected: 1, flaky: 1, skipped: 1 },
    suites: [{ specs: [steady], suites: [{ specs: [spec] }] }],
  }
  expect(tallyPlaywright(JSON.stringify(report))).toEqual({
    passed: 5,
    failed: 1,
    skipped: 1,
    flaky: ["home.spec.ts: opens"],
  })
})

test("keeps the counts of a step that succeeded", () => {
  expect(settle(true, THREE_PASSED)).toEqual(THREE_PASSED)
})

test("counts a failure when a step fails although its tests passed", () => {
  expect(settle(false, THREE_PASSED)).toEqual({ ...THREE_PASSED, failed: 1 })
})

test("counts a step that leaves no report as one failure", () => {
  expect(settle(true, undefined)).toEqual(ONE_FAILED)
})
