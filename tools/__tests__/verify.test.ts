import { readFileSync, writeFileSync } from "node:fs"
import path from "node:path"
import { setTimeout as sleep } from "node:timers/promises"
import type { startCommand } from "../../scripts/lib/run-command"
import { makeTemporaryFolder } from "../../test/temporary-folder"
import { runSteps, type Step } from "../verify"

const folder = makeTemporaryFolder()
const log = jest.spyOn(console, "log").mockImplementation()
const error = jest.spyOn(console, "error").mockImplementation()

const step = (name: string, more: Partial<Step> = {}): Step => ({ name, command: [name], ...more })

/** @returns the summary, without times, of steps whose commands write these reports; others fail */
async function summarize(
  steps: readonly Step[],
  reports: Record<string, object>,
  failing: string[] = [],
) {
  const start: typeof startCommand = async ([name], file, env) => {
    writeFileSync(file, `output of ${name}`)
    const { [name]: report } = reports
    if (report) writeFileSync(env?.PLAYWRIGHT_JSON_OUTPUT_NAME ?? "", JSON.stringify(report))
    return !failing.includes(name)
  }
  return (await runSteps(steps, folder, start)).replace(/\d+\.\d s/g, "1.0 s")
}

const results = [{ duration: 1500 }, { duration: 500 }]
const PLAYWRIGHT = {
  stats: { expected: 4, unexpected: 1, flaky: 1, skipped: 1 },
  suites: [
    { file: "a.spec.ts", specs: [{ tests: [{ results }] }] },
    { file: "b.spec.ts", specs: [], suites: [{ specs: [{ tests: [{ results }, { results }] }] }] },
  ],
}
const JEST = {
  numPassedTests: 7,
  numFailedTests: 0,
  numPendingTests: 2,
  numRuntimeErrorTestSuites: 1,
  testResults: Array.from({ length: 6 }, (_, index) => ({
    name: path.resolve(`${index}.test.ts`),
    startTime: 1000,
    endTime: 2000 * (index + 1),
  })),
}

test("counts the tests of each step, and names what is left out, the slowest files, and what needs a failed step", async () => {
  const prepare = () => ["nginx", "Firefox"]
  const steps = [
    step("lint", { isBeside: true }),
    step("unit", { hasReport: true, isBeside: true, prepare }),
    step("browser", { hasReport: true, prepare: () => ["nginx"] }),
    step("build"),
    step("types", { needs: ["build"] }),
  ]
  const reports = { unit: JEST, browser: PLAYWRIGHT }
  expect(await summarize(steps, reports, ["unit", "build", "browser"])).toMatchInlineSnapshot(`
"
step     time     tests
lint     1.0 s    1 passed, 0 failed
unit     1.0 s    7 passed, 1 failed, 2 skipped
browser  1.0 s    4 passed, 2 failed, 1 skipped
build    1.0 s    0 passed, 1 failed
types    not run  0 passed, 1 failed

1.0 s  5.test.ts
1.0 s  4.test.ts
1.0 s  3.test.ts
1.0 s  2.test.ts
1.0 s  1.test.ts
1.0 s  e2e/b.spec.ts
1.0 s  e2e/a.spec.ts
Left out: nginx
Left out: Firefox
12 passed, 5 failed"
`)
})

test("runs the build beside what does not need it, each with an output of its own", async () => {
  const events: string[] = []
  const steps = [step("lint", { isBeside: true }), step("unit", { isBeside: true }), step("build")]
  const start: typeof startCommand = async ([name], file) => {
    events.push(`${name} starts`)
    writeFileSync(file, name)
    await sleep(10)
    events.push(`${name} ends`)
    return true
  }
  await runSteps(steps, folder, start)
  expect(events.slice(0, 2)).toEqual(["lint starts", "build starts"])
  expect(events.indexOf("unit starts")).toBeGreaterThan(events.indexOf("lint ends"))
  for (const { name } of steps)
    expect(readFileSync(path.join(folder, `${name}.log`), "utf8")).toBe(name)
})

test("prints the output of a step that fails, and of no other", async () => {
  log.mockClear()
  await summarize([step("lint"), step("build")], {}, ["build"])
  const printed = log.mock.calls.flat().filter((text) => text.startsWith("output"))
  expect(printed).toEqual(["output of build"])
})

test.each<[string, Step, string[]]>([
  ["fails although its tests passed", step("unit", { hasReport: true }), ["unit"]],
  ["writes no report", step("silent", { hasReport: true }), []],
  [
    "cannot be prepared",
    step("unprepared", {
      prepare: () => {
        throw new Error("no browser")
      },
    }),
    [],
  ],
])("a step that %s counts one failure", async (_, failing, names) => {
  const report = { ...JEST, numRuntimeErrorTestSuites: 0 }
  expect(await summarize([failing], { unit: report }, names)).toMatch(/passed, 1 failed$/)
})

test.each([
  ["changes", { build: JEST }, "1 passed, 1 failed", /has changed: commit it\.$/],
  ["leaves", {}, "2 passed, 0 failed", undefined],
])(
  "what follows runs after a step that %s its generated file",
  async (_, reports, counts, said) => {
    error.mockClear()
    // The command writes its report there.
    const generates = path.join(folder, "build.json")
    const prepare = () => {
      writeFileSync(generates, "before")
      return []
    }
    const steps = [step("build", { generates, prepare }), step("types")]
    expect(await summarize(steps, reports)).toContain(counts)
    const messages = error.mock.calls.map(([message]) => message)
    expect(messages).toEqual(said ? [expect.stringMatching(said)] : [])
  },
)
