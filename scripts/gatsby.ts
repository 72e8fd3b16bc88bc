/**
 * `npm run build` and `npm run develop`: run Gatsby without telemetry, on every platform. Only one of
 * them runs in a folder at a time. A build prints short lines; if it fails, build.log has the rest.
 */
import { type ChildProcess, spawn } from "node:child_process"
import { once } from "node:events"
import { rmSync, writeFileSync } from "node:fs"
import { createRequire } from "node:module"
import path from "node:path"
import { createInterface } from "node:readline"
import { removeForeignOutput } from "../src/build/cache-origin"
import { createBuildLog } from "./lib/build-log"
import { checkDisk } from "./lib/check-disk"
import { lockFolder } from "./lib/folder-lock"
import { runMain, UserError } from "./lib/run-main"

const LOG_FILE = "build.log"

runMain(async () => {
  const args = process.argv.slice(2)
  const lock = lockFolder()
  try {
    checkDisk()
    if (removeForeignOutput()) {
      console.log("The files of an earlier build do not fit this folder: the build starts anew.")
    }
    const isBuild = args[0] === "build"
    const gatsby = startGatsby(args, isBuild)
    if (gatsby.pid) lock.passTo(gatsby.pid)
    await (isBuild ? printBuild(gatsby) : waitFor(gatsby))
  } finally {
    lock.release()
  }
})

function startGatsby(args: readonly string[], isBuild: boolean): ChildProcess {
  const gatsby = createRequire(path.resolve("package.json")).resolve("gatsby/cli.js")
  const child = spawn(process.execPath, [gatsby, ...args], {
    stdio: isBuild ? ["inherit", "pipe", "pipe"] : "inherit",
    env: {
      ...process.env,
      // Gatsby reads them when its process starts, before it loads gatsby-config.ts.
      ...{ GATSBY_TELEMETRY_DISABLED: "1", DO_NOT_TRACK: "1" },
      ...(isBuild && { GATSBY_LOGGER: "json" }),
    },
  })
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => child.kill(signal))
  return child
}

async function waitFor(gatsby: ChildProcess): Promise<void> {
  const [code] = await once(gatsby, "exit")
  process.exitCode = code ?? 1
}

/** Prints the log of the build while it runs. Throws a `UserError` that says what to do if it fails. */
async function printBuild(gatsby: ChildProcess): Promise<void> {
  const log = createBuildLog()
  rmSync(LOG_FILE, { force: true })
  for (const stream of [gatsby.stdout, gatsby.stderr]) {
    if (!stream) continue
    createInterface({ input: stream }).on("line", (line) => {
      const text = log.add(line)
      if (text) console.log(text)
    })
  }
  const [code, signal] = await once(gatsby, "close")
  if (code === 0) return
  process.exitCode = 1
  if (log.hasOwnerError() || signal === "SIGINT" || signal === "SIGTERM") return
  checkDisk(".", 10)
  writeFileSync(LOG_FILE, log.text())
  const end = signal ? ` The system stopped it with ${signal}: perhaps the memory is full.` : ""
  throw new UserError(
    `The build failed.${end} Build again after \`npm run clean\`. If it fails again, the fault is in the code of the site or in a tool: ${LOG_FILE} has the whole trace.`,
  )
}
