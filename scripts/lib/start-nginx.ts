import { type ChildProcess, spawn } from "node:child_process"
import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { findBrotliModule, findNginx } from "./find-nginx"
import { toNginxConfig } from "./nginx-config"
import { UserError } from "./run-main"

const MIME_TYPES = ["/etc/nginx/mime.types", "/usr/local/etc/nginx/mime.types"]

/**
 * Starts an nginx of one's own, which SIGQUIT stops. It need not listen yet when this returns.
 * @param hosting settings in the manner of hosting/nginx.conf
 * @param root the built folder
 * @throws `UserError` when there is no nginx
 */
export function startNginx(hosting: string, root: string, port: number): ChildProcess {
  const nginx = findNginx()
  const mimeTypes = MIME_TYPES.find((file) => existsSync(file))
  if (!nginx || !mimeTypes) throw new UserError("There is no nginx here: apt-get install nginx")
  const temp = mkdtempSync(path.join(tmpdir(), "nginx-"))
  const config = path.join(temp, "nginx.conf")
  const brotliModule = findBrotliModule()
  const isRoot = process.getuid?.() === 0
  const settings = { port, root: path.resolve(root), temp, mimeTypes, brotliModule, isRoot }
  writeFileSync(config, toNginxConfig(hosting, settings))
  const server = spawn(nginx, ["-p", temp, "-c", config], { stdio: "inherit" })
  return server.on("exit", () => rmSync(temp, { recursive: true }))
}
