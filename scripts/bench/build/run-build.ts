/** A checkout in; a build of it, measured, out. */
import { spawn } from "node:child_process"
import { readdirSync, statSync } from "node:fs"
import { createRequire } from "node:module"
import path from "node:path"
import { UserError } from "../../lib/run-main"
import { type Activity, parseActivities, parseTimes } from "./build-log"
import { watchMemory } from "./process-memory"

export type BuildRun = {
  /** From start to end, and what all processors together worked for it. */
  seconds: number
  cpuSeconds: number
  /** The most memory that all processes held together; 0 where `ps` is missing. */
  peakBytes: number
  /** What lies in `public` afterwards. */
  outputBytes: number
  /** The HTML of the largest page. */
  largestPageBytes: number
  activities: Activity[]
}

/** The shell tells what its children took, on every system that has one. */
const TIMED = '"$0" "$@"; code=$?; times; exit $code'

/** Runs what `npm run build` runs. Throws a `UserError` with the end of the log when it fails. */
export async function runBuild(folder: string): Promise<BuildRun> {
  const tsx = createRequire(path.resolve("package.json")).resolve("tsx/cli")
  const start = performance.now()
  const build = spawn("sh", ["-c", TIMED, process.execPath, tsx, "scripts/gatsby.ts", "build"], {
    cwd: folder,
    // The plain logger neither breaks lines nor redraws them.
    env: { ...process.env, GATSBY_LOGGER: "yurnalist" },
    stdio: ["ignore", "pipe", "pipe"],
  })
  const endWatch = build.pid === undefined ? () => 0 : watchMemory(build.pid)
  let log = ""
  let complaints = ""
  build.stdout.on("data", (chunk) => {
    log += chunk
  })
  build.stderr.on("data", (chunk) => {
    complaints += chunk
  })
  const code = await new Promise((resolve, reject) => {
    build.once("error", reject).once("close", resolve)
  })
  const seconds = (performance.now() - start) / 1000
  const peakBytes = endWatch()
  if (code !== 0) throw new UserError(`The build failed.\n${(log + complaints).slice(-2000)}`)
  return {
    ...{ seconds, cpuSeconds: parseTimes(log), peakBytes },
    ...measureOutput(path.join(folder, "public")),
    activities: parseActivities(log),
  }
}

function measureOutput(folder: string): Pick<BuildRun, "outputBytes" | "largestPageBytes"> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => ({ name, size: statSync(path.join(parentPath, name)).size }))
  const pages = files.filter(({ name }) => name.endsWith(".html")).map(({ size }) => size)
  return {
    outputBytes: files.reduce((sum, { size }) => sum + size, 0),
    largestPageBytes: Math.max(0, ...pages),
  }
}
