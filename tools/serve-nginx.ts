/** `npx tsx tools/serve-nginx.ts [--port 9000]`: serves the built site with nginx and the settings of hosting/nginx.conf. */
import { type ChildProcess, spawn } from "node:child_process"
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { parseArgs } from "node:util"
import { toPort } from "../scripts/lib/listen"
import { runMain, UserError } from "../scripts/lib/run-main"
import { findBrotliModule, findMimeTypes, findNginx } from "./lib/find-nginx"
import { toNginxConfig } from "./lib/nginx-config"

runMain(() => {
  const { values } = parseArgs({ options: { port: { type: "string", default: "9000" } } })
  const server = startNginx(toPort(values.port))
  server.on("exit", (code) => {
    process.exitCode = code ?? 1
  })
  for (const signal of ["SIGINT", "SIGTERM"] as const) {
    process.once(signal, () => server.kill("SIGQUIT"))
  }
})

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
