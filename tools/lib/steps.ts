/** The steps of `npm test`, in order. */
import { spawnSync } from "node:child_process"
import type { Command } from "../../scripts/lib/run-command"
import { UserError } from "../../scripts/lib/run-main"
import { ensureBrowser } from "./find-browser"
import { ensureEngines } from "./find-engines"
import { ensureNginx } from "./find-nginx"
import { canValidateHtml } from "./html-validator"
import { installWithApt } from "./install-with-apt"
import { countJestTests, countPlaywrightTests, type TestCounts } from "./test-counts"

export type Step = {
  name: string
  /** Returns the command to run; `report` is the path at which a test runner writes its report. */
  command: (report: string) => Command
  /** Installs tools that are missing, and returns environment variables of the command. May throw. */
  prepare?: (report: string) => Record<string, string>
  /** Counts the tests in the text of the report. Without it, the step counts as one test. */
  count?: (text: string) => TestCounts
  /** This step does not run if one of these has run and failed. */
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
    // The unit tests read PDFs.
    prepare: () => {
      ensurePoppler()
      return {}
    },
    count: countJestTests,
  },
  {
    name: "build",
    command: () => ["npm", "run", "build"],
  },
  {
    // The build writes the types of the queries.
    name: "types",
    needs: ["build"],
    command: () => ["tsc", "--noEmit"],
  },
  {
    name: "budgets",
    needs: ["build"],
    command: () => ["tsx", "tools/budgets/check-budgets.ts"],
    prepare: () => ({ CHROME_PATH: ensureBrowser() }),
  },
  {
    name: "journeys",
    needs: ["build"],
    command: () => ["playwright", "test"],
    prepare: (report) => {
      ensurePoppler()
      ensureNginx()
      reportMissingJava()
      return { CHROME_PATH: ensureBrowser(), PLAYWRIGHT_JSON_OUTPUT_NAME: report }
    },
    count: countPlaywrightTests,
  },
  {
    // The journeys in Firefox and WebKit.
    name: "engines",
    needs: ["build"],
    command: () => [
      "playwright",
      "test",
      "--config=playwright.engines.config.ts",
      "--pass-with-no-tests",
    ],
    prepare: (report) => ({
      CHROME_PATH: ensureBrowser(),
      ENGINES: ensureEngines().join(","),
      PLAYWRIGHT_JSON_OUTPUT_NAME: report,
    }),
    count: countPlaywrightTests,
  },
]

/**
 * @returns the named steps in the order of `steps`, or all steps without a name
 * @throws `UserError` for an unknown name
 */
export function selectSteps(names: readonly string[], steps = STEPS): readonly Step[] {
  const known = steps.map((step) => step.name)
  const unknown = names.find((name) => !known.includes(name))
  if (unknown !== undefined)
    throw new UserError(`There is no step "${unknown}". The steps are: ${known.join(", ")}.`)
  return names.length > 0 ? steps.filter((step) => names.includes(step.name)) : steps
}

/** Installs poppler, with which the tests read PDFs. Throws a `UserError` when that fails. */
function ensurePoppler(): void {
  const isInstalled = () =>
    ["pdftotext", "pdfinfo"].every((tool) => spawnSync(tool, ["-v"]).status === 0)
  if (!isInstalled()) installWithApt(["poppler-utils"])
  if (isInstalled()) return
  throw new UserError(
    "The tests need poppler: `apt install poppler-utils`, or `brew install poppler`.",
  )
}

function reportMissingJava(): void {
  if (canValidateHtml()) return
  console.log("Left out: the HTML validator. It needs Java 11: `apt install default-jre-headless`.")
}
