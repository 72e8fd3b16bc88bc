import { mkdtempSync, readFileSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { runCommand } from "./run-command"
import { describeError } from "./run-main"
import type { Step } from "./steps"
import type { StepResult } from "./summary"
import { ONE_FAILED, ONE_PASSED, settle, type Tally } from "./tally"

/**
 * Runs the steps one after the other, streaming their output, and returns how each ended. A step
 * that needs a failed one is not run and counts as failed.
 */
export function runSteps(steps: readonly Step[], run = runCommand): StepResult[] {
  const folder = mkdtempSync(path.join(tmpdir(), "verify-"))
  const results: StepResult[] = []
  for (const step of steps) {
    const failed = results.filter(({ tally }) => tally.failed > 0).map(({ name }) => name)
    const blockedBy = failed.filter((name) => step.needs?.includes(name))
    const start = performance.now()
    const tally =
      blockedBy.length > 0 ? ONE_FAILED : runStep(step, path.join(folder, `${step.name}.json`), run)
    results.push({ name: step.name, duration: performance.now() - start, tally, blockedBy })
  }
  rmSync(folder, { recursive: true })
  return results
}

function runStep(step: Step, report: string, run: typeof runCommand): Tally {
  console.log(`\n── ${step.name} ──`)
  try {
    const succeeded = run(step.command(report), step.prepare?.(report))
    return settle(succeeded, step.count ? readReport(report, step.count) : wholeStep(succeeded))
  } catch (error) {
    console.error(describeError(error))
    return ONE_FAILED
  }
}

function wholeStep(succeeded: boolean): Tally {
  return succeeded ? ONE_PASSED : ONE_FAILED
}

function readReport(file: string, count: (text: string) => Tally): Tally | undefined {
  try {
    return count(readFileSync(file, "utf8"))
  } catch {
    return undefined
  }
}
