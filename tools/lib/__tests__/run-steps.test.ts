import { writeFileSync } from "node:fs"
import { runSteps } from "../run-steps"
import { type Step, selectSteps } from "../steps"
import { countJestTests } from "../test-counts"

beforeAll(() => {
  jest.spyOn(console, "log").mockImplementation()
  jest.spyOn(console, "error").mockImplementation()
})

/** Creates a step whose command is its name, so that `run` knows which step it runs. */
function step(name: string, more: Partial<Step> = {}): Step {
  return { name, command: (report) => [name, report], ...more }
}

test("continues after a failed step, but skips the steps that need it", () => {
  const ran: string[] = []
  const steps = [step("lint"), step("build"), step("types", { needs: ["build"] }), step("size")]
  const results = runSteps(steps, ([name]) => {
    ran.push(name)
    return name !== "build"
  })
  expect(ran).toEqual(["lint", "build", "size"])
  expect(results.map(({ counts }) => [counts.passed, counts.failed])).toEqual([
    [1, 0],
    [0, 1],
    [0, 1],
    [1, 0],
  ])
  expect(results[2]?.blockedBy).toEqual(["build"])
})

test("counts the tests in the report of a step", () => {
  const counts = { numFailedTests: 0, numPendingTests: 0, numTodoTests: 0 }
  const report = { ...counts, numPassedTests: 9, numRuntimeErrorTestSuites: 0 }
  const [result] = runSteps([step("unit", { count: countJestTests })], ([, file = ""]) => {
    writeFileSync(file, JSON.stringify(report))
    return true
  })
  expect(result?.counts.passed).toBe(9)
})

test("counts a failed step without a report as one failure", () => {
  const [result] = runSteps([step("unit", { count: countJestTests })], () => false)
  expect(result?.counts).toMatchObject({ passed: 0, failed: 1 })
})

test("counts a step as one failure when its preparation throws", () => {
  const prepare = () => {
    throw new Error("no browser")
  }
  const [result] = runSteps([step("journeys", { prepare })], () => true)
  expect(result?.counts).toMatchObject({ passed: 0, failed: 1 })
})

test("selects the named steps in their own order", () => {
  const steps = [step("lint"), step("unit"), step("build")]
  expect(selectSteps(["build", "lint"], steps).map(({ name }) => name)).toEqual(["lint", "build"])
  expect(selectSteps([], steps)).toHaveLength(3)
})

test("throws an error with all steps for an unknown name", () => {
  const steps = [step("lint"), step("unit")]
  expect(() => selectSteps(["units"], steps)).toThrow(
    'There is no step "units". The steps are: lint, unit.',
  )
})
