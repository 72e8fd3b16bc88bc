/** `npm run serve:nginx -- --port N`: serves the built site with nginx and the settings in hosting/. */
import { type ChildProcess, spawn } from "node:child_process"
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { parseArgs } from "node:util"
import { findBrotliModule, findNginx } from "./lib/find-nginx"
import { toNginxConfig } from "./lib/nginx-config"
import { runMain, UserError } from "./lib/run-main"

const MIME_TYPES = ["/etc/nginx/mime.types", "/usr/local/etc/nginx/mime.types"]

runMain(() => {
  const { values } = parseArgs({ options: { port: { type: "string", default: "9000" } } })
  const server = startNginx(Number(values.port))
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
  const mimeTypes = MIME_TYPES.find((file) => existsSync(file))
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
