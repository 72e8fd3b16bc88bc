/** The steps of `npm test`, in order. A new check is one more entry here. */

import { ensurePoppler } from "./ensure-poppler"
import { ensureBrowser } from "./find-browser"
import { ensureNginx } from "./find-nginx"
import type { Command } from "./run-command"
import { UserError } from "./run-main"
import { type Tally, tallyJest, tallyPlaywright } from "./tally"

export type Step = {
  name: string
  /** Returns what to run; `report` is where a test runner is to leave its report. */
  command: (report: string) => Command
  /** Prepares the machine and returns what to add to the environment. May throw. */
  prepare?: (report: string) => Record<string, string>
  /** Counts the text of the report. Without it, the step itself is the one check. */
  count?: (text: string) => Tally
  /** The steps whose success this one depends on. */
  needs?: readonly string[]
}

export const STEPS: readonly Step[] = [
  {
    name: "lint",
    command: () => ["biome", "ci", "."],
  },
  {
    name: "unit",
    command: (report) => ["jest", "--ci", "--json", `--outputFile=${report}`],
    count: tallyJest,
  },
  {
    name: "build",
    command: () => ["npm", "run", "build"],
  },
  {
    // After the build, because Gatsby writes the types of the queries.
    name: "types",
    needs: ["build"],
    command: () => ["tsc", "--noEmit"],
  },
  {
    name: "budgets",
    needs: ["build"],
    command: () => ["npm", "run", "budgets"],
    prepare: () => ({ CHROME_PATH: ensureBrowser() }),
  },
  {
    name: "journeys",
    needs: ["build"],
    command: () => ["playwright", "test"],
    prepare: (report) => {
      ensurePoppler()
      ensureNginx()
      return { CHROME_PATH: ensureBrowser(), PLAYWRIGHT_JSON_OUTPUT_NAME: report }
    },
    count: tallyPlaywright,
  },
]

/** Picks the named steps, in their own order; no names pick all. Throws on an unknown name. */
export function selectSteps(names: readonly string[], steps = STEPS): readonly Step[] {
  const known = steps.map((step) => step.name)
  const unknown = names.find((name) => !known.includes(name))
  if (unknown) throw new UserError(`There is no step "${unknown}"; the steps: ${known.join(", ")}.`)
  return names.length > 0 ? steps.filter((step) => names.includes(step.name)) : steps
}
