/**
 * Runs the Gatsby command without telemetry, on every platform.
 * Gatsby reads the variable when its process starts, before it loads gatsby-config.ts.
 */
import { spawn } from "node:child_process"
import { createRequire } from "node:module"
import path from "node:path"

const gatsby = createRequire(path.resolve("package.json")).resolve("gatsby/cli.js")

spawn(process.execPath, [gatsby, ...process.argv.slice(2)], {
  stdio: "inherit",
  env: { ...process.env, GATSBY_TELEMETRY_DISABLED: "1", DO_NOT_TRACK: "1" },
}).on("exit", (code, signal) => {
  process.exitCode = signal ? 1 : (code ?? 1)
})
