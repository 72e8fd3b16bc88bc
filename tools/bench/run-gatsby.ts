/** Runs Gatsby in a copy of this repository. */
import { execFile, spawn } from "node:child_process"
import { once } from "node:events"
import { UserError } from "../../scripts/lib/run-main"
import type { Figures } from "./report"

/** Starts `gatsby build` or `gatsby develop` as the npm scripts do, in a process group of its own. */
export function startGatsby(folder: string, command: string) {
  // The shell's `times` prints the CPU time of all processes that it started.
  const script = `node_modules/.bin/tsx scripts/gatsby.ts ${command} 2>&1; code=$?; times; exit $code`
  const gatsby = spawn("sh", ["-c", script], {
    cwd: folder,
    detached: true,
    stdio: ["ignore", "pipe", "inherit"],
  })
  let output = ""
  gatsby.stdout.on("data", (chunk) => {
    output += chunk
  })
  const signal = (name: NodeJS.Signals) => {
    const isRunning = gatsby.exitCode === null && gatsby.signalCode === null
    if (gatsby.pid && isRunning) process.kill(-gatsby.pid, name)
  }
  const kill = () => signal("SIGKILL")
  process.prependOnceListener("exit", kill)
  const closed = once(gatsby, "close")
  /** Resolves with everything printed; rejects with a `UserError` when Gatsby fails. */
  const ended = closed.then(([code]) => {
    process.off("exit", kill)
    if (code === 0) return output
    throw new UserError(`Gatsby failed.\n${output.slice(-2000)}`)
  })
  /** Without a signal, it stops as with Ctrl+C. */
  const stop = async (name: NodeJS.Signals = "SIGINT") => {
    signal(name)
    await closed
  }
  return { group: gatsby.pid, ended, stop }
}

/** Builds a copy of the repository. Throws a `UserError` when the build fails. */
export async function runBuild(folder: string): Promise<Figures> {
  const start = performance.now()
  const { group, ended } = startGatsby(folder, "build")
  let peak = 0
  const readMemory = () =>
    execFile("ps", ["-A", "-o", "pgid=,rss="], (_error, stdout) => {
      const processes = stdout.split("\n").map((line) => line.trim().split(/\s+/).map(Number))
      const kilobytes = processes.map(([pgid, size = 0]) => (pgid === group ? size : 0))
      peak = Math.max(peak, kilobytes.reduce((sum, size) => sum + size) / 1000)
    })
  const timer = setInterval(readMemory, 250)
  const output = await ended.finally(() => clearInterval(timer))
  const seconds = (performance.now() - start) / 1000
  return { s: seconds, "CPU s": parseCpuSeconds(output), "peak MB": peak }
}

/** Reads the last line, in which `times` prints the user time and the system time: "1m7.16s 0m9.89s". */
export function parseCpuSeconds(output: string): number {
  const [, ...times] = /(\d+)m([\d.]+)s (\d+)m([\d.]+)s\s*$/.exec(output) ?? []
  const [userMinutes = 0, user = 0, systemMinutes = 0, system = 0] = times.map(Number)
  return (userMinutes + systemMinutes) * 60 + user + system
}
