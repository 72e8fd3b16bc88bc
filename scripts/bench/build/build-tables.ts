/** Measured builds in; what they took, and where the time went, out. */

import { figure, type Table, UNKNOWN } from "../../lib/table"
import { median, ratio } from "../lib/statistics"
import type { BuildRun } from "./run-build"

export type BuildCase = { name: string; runs: BuildRun[] }

/** How many of Gatsby's activities to show. */
const SHOWN = 10

/** @returns one row for each kind of build; the first is what the others are compared with */
export function toBuildTable(cases: readonly BuildCase[]): Table {
  const base = medianBy(cases[0]?.runs ?? [], (run) => run.seconds)
  return {
    caption: "Builds: medians",
    head: ["build", "s", "of the first", "CPU s", "peak MB"],
    labels: 1,
    rows: cases.map(({ name, runs }) => {
      const seconds = medianBy(runs, (run) => run.seconds)
      const cells = [figure(seconds, 1), figure(ratio(seconds, base), 2)]
      const cpu = figure(
        medianBy(runs, (run) => run.cpuSeconds),
        1,
      )
      return [name, ...cells, cpu, figureOfMemory(medianBy(runs, (run) => run.peakBytes))]
    }),
  }
}

/** @returns the activities that take longest in any kind of build, by Gatsby's own names */
export function toActivityTable(cases: readonly BuildCase[]): Table {
  const columns = cases.map(({ runs }) => medianActivities(runs))
  const names = new Set(columns.flatMap((column) => [...column.keys()]))
  const longest = (name: string) => Math.max(...columns.map((column) => column.get(name) ?? 0))
  const shown = [...names].sort((a, b) => longest(b) - longest(a)).slice(0, SHOWN)
  return {
    caption: "Where the time goes, in seconds; some activities run beside each other",
    head: ["activity", ...cases.map(({ name }) => name)],
    labels: 1,
    rows: shown.map((name) => [name, ...columns.map((column) => figure(column.get(name), 1))]),
  }
}

/** @returns megabytes, or a dash where memory could not be watched */
export function figureOfMemory(bytes: number | undefined): string {
  return bytes ? figure(bytes / 1e6) : UNKNOWN
}

function medianActivities(runs: readonly BuildRun[]): Map<string, number> {
  const seconds = new Map<string, number[]>()
  for (const { name, seconds: taken } of runs.flatMap(({ activities }) => activities)) {
    seconds.set(name, [...(seconds.get(name) ?? []), taken])
  }
  return new Map([...seconds].map(([name, values]) => [name, median(values)]))
}

function medianBy(runs: readonly BuildRun[], of: (run: BuildRun) => number): number | undefined {
  return runs.length > 0 ? median(runs.map(of)) : undefined
}
