/**
 * `npm run build` and `npm run develop`: run Gatsby without telemetry and surveys, on every platform. Only one of
 * them runs in a folder at a time.
 */
import { type ChildProcess, spawn } from "node:child_process"
import { once } from "node:events"
import { rmSync } from "node:fs"
import path from "node:path"
import { checkBuildStamp, removeHalfSite } from "../src/gatsby/after-build/build-stamp"
import { letEveryoneRead, PUBLIC } from "../src/gatsby/built-files"
import { resolvePackage, siteRoot } from "../src/roots"
import { checkPath, configFolder, LOCK, lockFolder } from "./lib/check-folder"
import { readPathPrefix } from "./lib/read-path-prefix"
import { STOPPED } from "./lib/run-command"
import { runMain, UserError } from "./lib/run-main"

runMain(async () => {
  const args = process.argv.slice(2)
  checkPath(siteRoot())
  lockFolder()
  try {
    // Without this option, Gatsby writes no path into the pages.
    const isPrefixed = args.includes("--prefix-paths") || process.env.PREFIX_PATHS === "true"
    const stamp = await checkBuildStamp(isPrefixed ? readPathPrefix() : "")
    if (stamp.isOutputRemoved) {
      console.log(
        "The last build was stopped, damaged, or made by other code or in another folder. Building from scratch.",
      )
    }
    if (await waitFor(startGatsby(args))) {
      await letEveryoneRead(PUBLIC)
      await stamp.write()
    }
  } finally {
    await removeHalfSite()
    rmSync(LOCK, { force: true })
  }
})

/** Whether Ctrl-C or another program has stopped this one. */
let isStopped = false

function startGatsby(args: readonly string[]): ChildProcess {
  const gatsby = path.join(resolvePackage("gatsby"), "cli.js")
  const hasTerminal = process.stdout.isTTY && process.env.TERM !== "dumb"
  const child = spawn(process.execPath, [gatsby, ...args], {
    stdio: "inherit",
    env: {
      // Gatsby's logger without cursor movements, for logs.
      ...(!hasTerminal && { GATSBY_LOGGER: "yurnalist" }),
      ...process.env,
      // Gatsby reads them when its process starts, before it loads gatsby-config.ts.
      GATSBY_TELEMETRY_DISABLED: "1",
      DO_NOT_TRACK: "1",
      GATSBY_FEEDBACK_DISABLED: "1",
      XDG_CONFIG_HOME: configFolder(process.env),
      // See docs/decisions/build-settings.md for the figures of these three.
      // With more, Gatsby runs the queries in a second process and waits a second for its end. sharp
      // and the minifier use all cores anyway. Cold 36 to 32 s, after an edit 15.3 to 13.9 s.
      GATSBY_CPU_COUNT: "1",
      // For sharp: with glibc's default, the memory of the pictures is not returned (about 230 MB).
      MALLOC_ARENA_MAX: "2",
      // Node 22 and later keep the compiled code of Gatsby: a warm build takes 0.8 s less.
      NODE_COMPILE_CACHE: siteRoot(".cache/node"),
    },
  })
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
    process.on(signal, () => {
      isStopped = true
      child.kill(signal)
    })
  }
  return child
}

/**
 * @returns whether the build has made the site, or the server has exited cleanly, as after Ctrl+C
 * @throws `UserError` if the memory may be the reason of a failure
 */
async function waitFor(gatsby: ChildProcess): Promise<boolean> {
  const [code, signal] = await once(gatsby, "exit")
  process.exitCode = isStopped && code !== 0 ? STOPPED : (code ?? 1)
  if (signal === "SIGKILL" && !isStopped)
    throw new UserError("The system stopped the build with SIGKILL: perhaps the memory is full.")
  return code === 0
}
