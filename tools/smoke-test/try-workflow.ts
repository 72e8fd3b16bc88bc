/** Runs the steps of GitHub workflows in a clean clone of this repository. */
import { existsSync, lstatSync, readdirSync, readFileSync } from "node:fs"
import path from "node:path"
import { run } from "../lib/shell"
import { readSteps, resolveExpressions, type WorkflowStep } from "./workflow"

/** The workflows of owners, each with the job whose steps run here. */
export const WORKFLOWS = {
  pages: { file: ".github/workflows/pages.yml", job: "publish" },
  content: { file: ".github/workflows/content.yml", job: "content" },
}

/** GitHub serves a site without a domain of its own in the folder of its repository. */
const BASE_PATH = "/name"

/** Does what an action does, and returns its outputs. */
type Action = (step: WorkflowStep, clone: string) => Readonly<Record<string, string>>

/** The actions of the workflow. What needs GitHub is replaced by a check of what GitHub expects. */
export const ACTIONS: Readonly<Record<string, Action>> = {
  "actions/checkout": (_step, clone) => {
    run(`git clone --quiet --no-hardlinks '${process.cwd()}' '${clone}'`, ".")
    return {}
  },
  "actions/setup-node": ({ inputs }, clone) => {
    const wanted = readFileSync(path.join(clone, inputs["node-version-file"] ?? ""), "utf8").trim()
    if (!process.version.startsWith(`v${wanted}.`)) {
      console.log(`This is Node ${process.version}. The workflow uses Node ${wanted}.`)
    }
    return {}
  },
  "actions/configure-pages": () => ({ base_path: BASE_PATH }),
  "actions/upload-pages-artifact": ({ inputs }, clone) => {
    checkArtifact(path.join(clone, inputs.path ?? ""))
    return {}
  },
  "actions/upload-artifact": ({ inputs }, clone) => {
    const file = path.join(clone, inputs.path ?? "")
    if (!existsSync(file)) throw new Error(`The artifact ${file} does not exist.`)
    return {}
  },
  "actions/deploy-pages": () => ({}),
}

/**
 * @param clone the folder of the clone; it must not exist
 * @param given the values of expressions that GitHub knows
 * @throws if a step fails, or if GitHub would reject its result
 */
export function tryWorkflow(
  { file, job }: { file: string; job: string },
  clone: string,
  given: Readonly<Record<string, string>> = {},
): void {
  const values = new Map(Object.entries(given))
  for (const step of readSteps(readFileSync(file, "utf8"), job)) {
    console.log(`\n── ${step.action ?? step.run} ──`)
    const env = Object.entries(step.env).map(([name, text]) => [
      name,
      resolveExpressions(text, values),
    ])
    const ownEnv = { GITHUB_STEP_SUMMARY: path.join(clone, ".git/summary.md") }
    if (step.run)
      run(resolveExpressions(step.run, values), clone, { ...ownEnv, ...Object.fromEntries(env) })
    if (!step.action) continue
    const action = ACTIONS[step.action]
    if (!action) throw new Error(`${file} uses the unknown action ${step.action}.`)
    for (const [name, value] of Object.entries(action(step, clone))) {
      values.set(`steps.${step.id}.outputs.${name}`, value)
    }
  }
}

/** GitHub accepts neither links nor a site without index.html. */
function checkArtifact(folder: string): void {
  const names = readdirSync(folder, { recursive: true, encoding: "utf8" })
  const link = names.find((name) => lstatSync(path.join(folder, name)).isSymbolicLink())
  if (link) throw new Error(`The artifact has a link: ${link}`)
  for (const page of ["index.html", "404.html"]) {
    if (!existsSync(path.join(folder, page))) throw new Error(`The artifact has no ${page}.`)
  }
  const html = readFileSync(path.join(folder, "index.html"), "utf8")
  const outside = [...html.matchAll(/\s(?:href|src)="(\/[^"]*)"/g)].filter(
    ([, address]) => !address?.startsWith(`${BASE_PATH}/`),
  )
  if (outside.length > 0) throw new Error(`index.html refers to ${outside[0]?.[1]}.`)
}
