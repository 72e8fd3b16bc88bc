import { formatSummary } from "../summary"
import { ONE_FAILED, ONE_PASSED } from "../test-counts"

test("ends with the sum of all steps", () => {
  const journeys = { passed: 12, failed: 0, skipped: 1, flaky: ["home.spec.ts: opens"] }
  const summary = formatSummary([
    { name: "lint", duration: 412, counts: ONE_PASSED, blockedBy: [] },
    { name: "build", duration: 21_300, counts: ONE_FAILED, blockedBy: [] },
    { name: "types", duration: 0, counts: ONE_FAILED, blockedBy: ["build"] },
    { name: "journeys", duration: 9_040, counts: journeys, blockedBy: [] },
  ])
  expect(summary).toMatchInlineSnapshot(`
"
step      result  time    tests
lint      passed  0.4 s   1 passed, 0 failed
build     failed  21.3 s  0 passed, 1 failed
types     failed  -       not run: build failed
journeys  passed  9.0 s   12 passed, 0 failed, 1 skipped
flaky: home.spec.ts: opens

13 passed, 2 failed"
`)
})
