import { execFileSync } from "node:child_process"
import { cpus, loadavg, totalmem } from "node:os"

export type Machine = {
  cores: number
  model: string
  /** In gigabytes. */
  memory: number
  node: string
  /** The commit that was measured. */
  commit: string
  /** How many processes were at work on average in the minute before. */
  load: number
  startedAt: string
}

/** @returns what the figures depend on: measured figures mean little without it */
export function describeMachine(): Machine {
  return {
    cores: cpus().length,
    model: cpus()[0]?.model.trim() ?? "unknown",
    memory: Math.round(totalmem() / 2 ** 30),
    node: process.version,
    commit: readCommit(),
    load: loadavg()[0] ?? 0,
    startedAt: new Date().toISOString(),
  }
}

/** @returns the machine in one line */
export function formatMachine({ cores, model, memory, node, commit, load, startedAt }: Machine) {
  const day = startedAt.slice(0, 10)
  return `Measured on ${day} at ${commit}: ${cores} cores (${model}), ${memory} GB, Node ${node.slice(1)}, load ${load.toFixed(1)} at the start.`
}

function readCommit(): string {
  try {
    return execFileSync("git", ["rev-parse", "--short", "HEAD"], { encoding: "utf8" }).trim()
  } catch {
    return "an unknown commit"
  }
}
