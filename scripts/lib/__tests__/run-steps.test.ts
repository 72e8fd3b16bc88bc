/** @jest-environment node */

import { writeFileSync } from "node:fs"
import { runSteps } from "../run-steps"
import { type Step, selectSteps } from "../steps"
import { tallyJest } from "../tally"

beforeAll(() => {
  jest.spyOn(console, "log").mockImplementation()
  jest.spyOn(console, "error").mockImplementation()
})

/** A step whose command is its own name, so that `run` below can tell the steps apart. */
function step(name: string, more: Partial<Step> = {}): Step {
  return { name, command: (report) => [name, report], ...more }
}

test("runs on after a failure, but not what depends on it", () => {
  const ran: string[] = []
  const steps = [step("lint"), step("build"), step("types", { needs: ["build"] }), step("size")]
  const results = runSteps(steps, ([name]) => {
    ran.push(name)
    return name !== "build"
  })
  expect(ran).toEqual(["lint", "build", "size"])
  expect(results.map(({ tally }) => [tally.passed, tally.failed])).toEqual([
    [1, 0],
    [0, 1],
    [0, 1],
    [1, 0],
  ])
  expect(results[2]?.blockedBy).toEqual(["build"])
})

test("counts the tests of a step that leaves a report", () => {
  const counts = { numFailedTests: 0, numPendingTests: 0, numTodoTests: 0 }
  const report = { ...counts, numPassedTests: 9, numRuntimeErrorTestSuites: 0 }
  const [result] = runSteps([step("unit", { count: tallyJest })], ([, file = ""]) => {
    writeFileSync(file, JSON.stringify(report))
    return true
  })
  expect(result?.tally.passed).toBe(9)
})

test("counts a step that dies without a report as one failure", () => {
  const [result] = runSteps([step("unit", { count: tallyJest })], () => false)
  expect(result?.tally).toMatchObject({ passed: 0, failed: 1 })
})

test("counts a step that cannot be prepared as one failure", () => {
  const prepare = () => {
    throw new Error("no browser")
  }
  const [result] = runSteps([step("journeys", { prepare })], () => true)
  expect(result?.tally).toMatchObject({ passed: 0, failed: 1 })
})

test("runs the named steps alone, in their own order", () => {
  const steps = [step("lint"), step("unit"), step("build")]
  expect(selectSteps(["build", "lint"], steps).map(({ name }) => name)).toEqual(["lint", "build"])
  expect(selectSteps([], steps)).toHaveLength(3)
})

test("names the known steps when asked for another", () => {
  const steps = [step("lint"), step("unit")]
  expect(() => selectSteps(["units"], steps)).toThrow(
    'There is no step "units"; the steps: lint, unit.',
  )
})
