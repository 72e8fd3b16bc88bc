/** `npx tsx tools/serve-nginx.ts`: serves the built site with nginx. `--help` describes the options. */
import { type ChildProcess, spawn } from "node:child_process"
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { toPort } from "../scripts/lib/listen"
import { UserError, withOptions } from "../scripts/lib/run-main"
import { findBrotliModule, findMimeTypes, findNginx } from "./lib/find-nginx"
import { toNginxConfig } from "./lib/nginx-config"

const HELP = `Serves the built site with nginx and the settings of hosting/nginx.conf.

  npx tsx tools/serve-nginx.ts

Options:
  --port NUMBER   the port (9000)
  --help          shows this text`

const CONFIG = { options: { port: { type: "string", default: "9000" } } } as const

withOptions(HELP, CONFIG, ({ values }) => {
  const server = startNginx(toPort(values.port))
  server.on("exit", (code) => {
    process.exitCode = code ?? 1
  })
  for (const signal of ["SIGINT", "SIGTERM"] as const) {
    process.once(signal, () => server.kill("SIGQUIT"))
  }
})(process.argv.slice(2))

/** Throws a `UserError` when nginx is not installed. */
function startNginx(port: number): ChildProcess {
  const nginx = findNginx()
  const mimeTypes = findMimeTypes()
  if (!nginx || !mimeTypes) throw new UserError("nginx is not installed: apt-get install nginx")
  const temp = mkdtempSync(path.join(tmpdir(), "nginx-"))
  const config = path.join(temp, "nginx.conf")
  const brotliModule = findBrotliModule()
  const isRoot = process.getuid?.() === 0
  const [root, generated] = [path.resolve("public"), path.resolve("hosting/nginx")]
  const settings = { port, root, generated, temp, mimeTypes, brotliModule, isRoot }
  writeFileSync(config, toNginxConfig(readFileSync("hosting/nginx.conf", "utf8"), settings))
  const server = spawn(nginx, ["-p", temp, "-c", config], { stdio: "inherit" })
  return server.on("exit", () => rmSync(temp, { recursive: true }))
}
