/**
 * `npm run build` and `npm run develop`: run Gatsby without telemetry, on every platform. Only one of
 * them runs in a folder at a time. A build prints a short account, and build.log has the rest if it fails.
 * With `-- --verbose`, Gatsby prints everything itself.
 */
import { type ChildProcess, spawn } from "node:child_process"
import { once } from "node:events"
import { existsSync, rmSync, writeFileSync } from "node:fs"
import { createRequire } from "node:module"
import path from "node:path"
import { createInterface } from "node:readline"
import { openOutput } from "../src/gatsby/after-build/cache-origin"
import { createBuildLog } from "./lib/build-log"
import { checkDisk } from "./lib/check-disk"
import { lockFolder } from "./lib/folder-lock"
import { canReplaceLines, createPrinter } from "./lib/print-message"
import { runMain, UserError } from "./lib/run-main"

const LOG_FILE = "build.log"

/** Gatsby's logger without cursor movements. */
const PLAIN_LOGGER = "yurnalist"

/** In milliseconds. The log of a CI service gets a line this often while Gatsby makes the pictures. */
const PROGRESS_INTERVAL = 10_000

runMain(async () => {
  const args = readArgs()
  const lock = lockFolder()
  try {
    checkDisk()
    const output = await openOutput(toPathPrefix(args))
    if (output.isRemoved) {
      console.log(
        "The last build was stopped, damaged, or made by other code or in another folder. Building from scratch.",
      )
    }
    const isShort = args[0] === "build" && !args.includes("--verbose")
    const gatsby = startGatsby(args, isShort)
    if (gatsby.pid) lock.passTo(gatsby.pid)
    const isComplete = await (isShort ? printAccount(gatsby, args) : waitFor(gatsby))
    if (isComplete) await output.complete()
  } finally {
    lock.release()
  }
})

function readArgs(): string[] {
  const args = process.argv.slice(2)
  // npm takes `--verbose` for itself unless it comes after `--`. It then sets this variable.
  return process.env.npm_config_loglevel === "verbose" ? [...args, "--verbose"] : args
}

function startGatsby(args: readonly string[], isShort: boolean): ChildProcess {
  const gatsby = createRequire(path.resolve("package.json")).resolve("gatsby/cli.js")
  const child = spawn(process.execPath, [gatsby, ...args], {
    stdio: isShort ? ["inherit", "pipe", "pipe"] : "inherit",
    env: {
      ...process.env,
      // Gatsby reads them when its process starts, before it loads gatsby-config.ts.
      GATSBY_TELEMETRY_DISABLED: "1",
      DO_NOT_TRACK: "1",
      ...(isShort && { GATSBY_LOGGER: "json" }),
      ...(!isShort && !canReplaceLines(process.stdout) && { GATSBY_LOGGER: PLAIN_LOGGER }),
      // See docs/decisions/0032-build-settings.md for the figures of these three.
      // With more, Gatsby runs the queries in a second process and waits a second for its end. sharp
      // and the minifier use all cores anyway. Cold 36 to 32 s, after an edit 15.3 to 13.9 s.
      GATSBY_CPU_COUNT: "1",
      // For sharp: with glibc's default, the memory of the pictures is not returned (about 230 MB).
      MALLOC_ARENA_MAX: "2",
      // Node 22 and later keep the compiled code of Gatsby: a warm build takes 0.8 s less.
      NODE_COMPILE_CACHE: path.resolve(".cache/node"),
    },
  })
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => child.kill(signal))
  return child
}

/** @returns whether the build has made the site, or the server has ended in order, as after Ctrl+C */
async function waitFor(gatsby: ChildProcess): Promise<boolean> {
  const [code] = await once(gatsby, "exit")
  process.exitCode = code ?? 1
  return code === 0
}

/**
 * Prints what the build does while it runs.
 * @returns whether the build has ended by itself, with the site or with an error of the owner
 * @throws `UserError` that says what to do if the build fails
 */
async function printAccount(gatsby: ChildProcess, args: readonly string[]): Promise<boolean> {
  const { print, clear } = createPrinter()
  const progressInterval = canReplaceLines(process.stdout) ? 0 : PROGRESS_INTERVAL
  const log = createBuildLog({ progressInterval })
  rmSync(LOG_FILE, { force: true })
  for (const stream of [gatsby.stdout, gatsby.stderr]) {
    if (!stream) continue
    createInterface({ input: stream }).on("line", (line) => log.add(line).forEach(print))
  }
  const [code, signal] = await once(gatsby, "close")
  clear()
  if (code === 0) {
    const seconds = Math.round(performance.now() / 1000)
    print({ text: `Built in ${seconds} s. \`${toServeCommand(args)}\` shows the site.` })
    return true
  }
  process.exitCode = 1
  if (signal === "SIGINT" || signal === "SIGTERM") {
    print({ text: "The build was stopped." })
    return false
  }
  // A build that finds a private value empties `public`, and Gatsby's cache is of no use without it.
  if (log.hasOwnerError()) return existsSync("public/static")
  checkDisk(".", 10)
  writeFileSync(LOG_FILE, log.text())
  const end = signal ? ` The system stopped it with ${signal}: perhaps the memory is full.` : ""
  throw new UserError(
    `The build failed.${end} Build again: the next build starts from scratch. If it fails too, the fault is in the code of the site or in a tool. ${LOG_FILE} has the whole trace.`,
  )
}

/** @returns the path of the site on its domain; '' if Gatsby does not write one into the pages */
function toPathPrefix(args: readonly string[]): string {
  const { PATH_PREFIX = "", PREFIX_PATHS } = process.env
  return args.includes("--prefix-paths") || PREFIX_PATHS === "true" ? PATH_PREFIX : ""
}

function toServeCommand(args: readonly string[]): string {
  const prefix = toPathPrefix(args)
  return prefix ? `npm run serve -- --path-prefix ${prefix}` : "npm run serve"
}
