import { mkdtempSync, readFileSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { runCommand } from "../../scripts/lib/run-command"
import { describeError } from "../../scripts/lib/run-main"
import type { Step } from "./steps"
import type { StepResult } from "./summary"
import { ONE_FAILED, ONE_PASSED, type TestCounts, toStepCounts } from "./test-counts"

/**
 * Runs the steps one after the other and prints their output. A step that needs a failed step does
 * not run and counts as failed.
 */
export function runSteps(steps: readonly Step[], run = runCommand): StepResult[] {
  const folder = mkdtempSync(path.join(tmpdir(), "verify-"))
  const results: StepResult[] = []
  for (const step of steps) {
    const failed = results.filter(({ counts }) => counts.failed > 0).map(({ name }) => name)
    const blockedBy = failed.filter((name) => step.needs?.includes(name))
    const start = performance.now()
    const counts =
      blockedBy.length > 0 ? ONE_FAILED : runStep(step, path.join(folder, `${step.name}.json`), run)
    results.push({ name: step.name, duration: performance.now() - start, counts, blockedBy })
  }
  rmSync(folder, { recursive: true })
  return results
}

function runStep(step: Step, report: string, run: typeof runCommand): TestCounts {
  console.log(`\n── ${step.name} ──`)
  try {
    const succeeded = run(step.command(report), step.prepare?.(report))
    if (step.count) return toStepCounts(succeeded, readReport(report, step.count))
    return succeeded ? ONE_PASSED : ONE_FAILED
  } catch (error) {
    console.error(describeError(error))
    return ONE_FAILED
  }
}

function readReport(file: string, count: (text: string) => TestCounts): TestCounts | undefined {
  try {
    return count(readFileSync(file, "utf8"))
  } catch {
    return undefined
  }
}
