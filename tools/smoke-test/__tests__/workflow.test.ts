import { readFileSync } from "node:fs"
import { ACTIONS, WORKFLOWS } from "../try-workflow"
import { readSteps, resolveExpressions } from "../workflow"

const expression = (name: string) => `$\{{ ${name} }}`

const WORKFLOW = `
jobs:
  publish:
    steps:
      - uses: actions/configure-pages@0123 # v5
        id: pages
      - name: Build
        run: npm run build
        env:
          PREFIX: ${expression("steps.pages.outputs.base_path")}
      - uses: actions/upload@1
        with:
          path: public
          days: 7
`

test("reads the action or the command, the environment and the inputs of each step", () => {
  expect(readSteps(WORKFLOW, "publish")).toEqual([
    { id: "pages", action: "actions/configure-pages", env: {}, inputs: {} },
    {
      run: "npm run build",
      env: { PREFIX: expression("steps.pages.outputs.base_path") },
      inputs: {},
    },
    { action: "actions/upload", env: {}, inputs: { path: "public", days: "7" } },
  ])
})

test("rejects a job that does not exist, and a step that it would run differently", () => {
  expect(() => readSteps(WORKFLOW, "test")).toThrow('no job "test"')
  const conditional = WORKFLOW.replace("id: pages", "if: failure()")
  expect(() => readSteps(conditional, "publish")).toThrow('unknown key "if"')
})

test("replaces expressions by their values, and rejects an unknown one", () => {
  const values = new Map([["steps.pages.outputs.base_path", "/name"]])
  expect(resolveExpressions(`a${expression("steps.pages.outputs.base_path")}/b`, values)).toBe(
    "a/name/b",
  )
  expect(() => resolveExpressions(expression("github.sha"), values)).toThrow('"github.sha"')
})

test.each(Object.values(WORKFLOWS))("the smoke test can run $file", ({ file, job }) => {
  const steps = readSteps(readFileSync(file, "utf8"), job)
  const actions = steps.flatMap(({ action }) => action ?? [])
  expect(actions.filter((action) => !Object.hasOwn(ACTIONS, action))).toEqual([])
  expect(steps.some(({ run }) => run?.includes("npm ci"))).toBe(true)
})
