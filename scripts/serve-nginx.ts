/**
 * `tsx scripts/serve-nginx.ts --port N`: serves the built site by nginx with the settings in hosting/.
 * The journeys use it; it stops with the signal that stops it.
 */

import { spawn } from "node:child_process"
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
  const nginx = findNginx()
  const mimeTypes = MIME_TYPES.find((file) => existsSync(file))
  if (!nginx || !mimeTypes) throw new UserError("There is no nginx here: apt-get install nginx")
  const temp = mkdtempSync(path.join(tmpdir(), "nginx-"))
  const config = path.join(temp, "nginx.conf")
  const settings = {
    port: Number(values.port),
    root: path.resolve("public"),
    temp,
    mimeTypes,
    brotliModule: findBrotliModule(),
    isRoot: process.getuid?.() === 0,
  }
  writeFileSync(config, toNginxConfig(readFileSync("hosting/nginx.conf", "utf8"), settings))
  const server = spawn(nginx, ["-p", temp, "-c", config], { stdio: "inherit" })
  server.on("exit", (code) => {
    rmSync(temp, { recursive: true })
    process.exitCode = code ?? 1
  })
  for (const signal of ["SIGINT", "SIGTERM"] as const) {
    process.once(signal, () => server.kill("SIGQUIT"))
  }
})
