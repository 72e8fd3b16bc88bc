/**
 * `tsx scripts/serve-nginx.ts --port N`: serves the built site by nginx with the settings in hosting/.
 * The journeys use it; it stops with the signal that stops it.
 */

import { readFileSync } from "node:fs"
import { parseArgs } from "node:util"
import { runMain } from "./lib/run-main"
import { startNginx } from "./lib/start-nginx"

runMain(() => {
  const { values } = parseArgs({ options: { port: { type: "string", default: "9000" } } })
  const hosting = readFileSync("hosting/nginx.conf", "utf8")
  const server = startNginx(hosting, "public", Number(values.port))
  server.on("exit", (code) => {
    process.exitCode = code ?? 1
  })
  for (const signal of ["SIGINT", "SIGTERM"] as const) {
    process.once(signal, () => server.kill("SIGQUIT"))
  }
})
