/** Builds of ever more content in; what each took, and what one more item costs, out. */

import { figure, type Table, UNKNOWN } from "../../lib/table"
import { figureOfMemory } from "../build/build-tables"
import type { BuildRun } from "../build/run-build"
import { fitLine } from "../lib/statistics"
import type { Kind } from "./write-content"

export type ScaledBuild = {
  kind: Kind
  count: number
  /** Nothing where the build failed. */
  run?: BuildRun | undefined
}

/** @returns one row for each build, and one fitted line for each kind */
export function toScaleTables(builds: readonly ScaledBuild[]): Table[] {
  return [
    {
      caption: "Cold builds of generated content",
      head: ["content", "number", "s", "CPU s", "peak MB", "output MB", "largest page kB"],
      labels: 1,
      rows: builds.map(({ kind, count, run }) => [
        ...[kind, String(count)],
        ...(run ? toCells(run) : Array(5).fill(UNKNOWN)),
      ]),
    },
    {
      caption: "What one more costs: a straight line through the builds",
      head: ["one of", "ms", "CPU ms", "memory kB", "output kB", "R² of CPU"],
      labels: 1,
      rows: [...new Set(builds.map(({ kind }) => kind))].flatMap((kind) => toFitRow(kind, builds)),
    },
  ]
}

function toCells(run: BuildRun): string[] {
  const { seconds, cpuSeconds, peakBytes, outputBytes, largestPageBytes } = run
  const sizes = [figure(outputBytes / 1e6, 1), figure(largestPageBytes / 1000)]
  return [figure(seconds, 1), figure(cpuSeconds, 1), figureOfMemory(peakBytes), ...sizes]
}

function toFitRow(kind: Kind, builds: readonly ScaledBuild[]): string[][] {
  const done = builds.filter((build) => build.kind === kind && build.run)
  if (new Set(done.map(({ count }) => count)).size < 2) return []
  const lineOf = (of: (run: BuildRun) => number) =>
    fitLine(done.flatMap(({ count, run }) => (run ? [[count, of(run)] as const] : [])))
  const time = lineOf((run) => run.seconds)
  const cpu = lineOf((run) => run.cpuSeconds)
  // Two points always lie on a line.
  const r2 = done.length > 2 ? figure(cpu.r2, 3) : UNKNOWN
  const memory = figure(lineOf((run) => run.peakBytes).slope / 1000)
  const output = figure(lineOf((run) => run.outputBytes).slope / 1000, 1)
  return [[kind, figure(time.slope * 1000), figure(cpu.slope * 1000), memory, output, r2]]
}
