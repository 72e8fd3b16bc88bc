/** Reads the steps of a GitHub workflow. */
import { parse } from "yaml"

export type WorkflowStep = {
  id: string | undefined
  /** The action of the step without its version, as in `actions/checkout`. */
  action: string | undefined
  /** The command of the step. A step has an action or a command. */
  run: string | undefined
  /** The environment variables of the step. Their values may have expressions. */
  env: Readonly<Record<string, string>>
  /** The inputs of the action. */
  inputs: Readonly<Record<string, string>>
}

type RawStep = {
  id?: string
  uses?: string
  run?: string
  env?: Record<string, unknown>
  with?: Record<string, unknown>
}

const EXPRESSION = /\$\{\{\s*(.*?)\s*\}\}/g

/**
 * @param source the YAML of the workflow
 * @throws if the workflow has no such job, or if the job has what this reader does not know
 */
export function readSteps(source: string, job: string): WorkflowStep[] {
  const { jobs } = parse(source) as { jobs?: Record<string, { steps?: RawStep[] }> }
  const steps = jobs?.[job]?.steps
  if (!steps) throw new Error(`The workflow has no job "${job}" with steps.`)
  return steps.map((step) => {
    const unknown = Object.keys(step).find((key) => !/^(id|name|uses|run|env|with)$/.test(key))
    if (unknown) throw new Error(`A step has the unknown key "${unknown}".`)
    const { id, uses, run, env, with: inputs } = step
    return { id, action: uses?.split("@")[0], run, env: toTexts(env), inputs: toTexts(inputs) }
  })
}

/**
 * @param values the values of expressions, as in `steps.pages.outputs.base_path` → `/name`
 * @returns the text with the values of its expressions
 * @throws if an expression has no value
 */
export function resolveExpressions(text: string, values: ReadonlyMap<string, string>): string {
  return text.replace(EXPRESSION, (_match, expression: string) => {
    const value = values.get(expression)
    if (value === undefined) throw new Error(`The expression "${expression}" has no value.`)
    return value
  })
}

const toTexts = (values: Record<string, unknown> = {}) =>
  Object.fromEntries(Object.entries(values).map(([key, value]) => [key, String(value)]))
