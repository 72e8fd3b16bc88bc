/** The machine goes in; the path of an nginx to test the hosting settings with comes out. */

import { spawnSync } from "node:child_process"
import { existsSync } from "node:fs"
import path from "node:path"

type Env = Readonly<Record<string, string | undefined>>

// Debian keeps it where only root's PATH leads.
const FOLDERS = ["/usr/sbin", "/usr/local/sbin", "/usr/local/bin", "/opt/homebrew/bin"]

/** Returns nothing when there is none: `apt-get install nginx` brings it. */
export function findNginx(
  env: Env = process.env,
  exists: (file: string) => boolean = existsSync,
): string | undefined {
  const folders = [...(env.PATH ?? "").split(path.delimiter).filter(Boolean), ...FOLDERS]
  return folders.map((folder) => path.join(folder, "nginx")).find((file) => exists(file))
}

const BROTLI_MODULE = "/usr/lib/nginx/modules/ngx_http_brotli_static_module.so"

/** Returns the module by which nginx serves brotli copies, where Debian's package has put it. */
export function findBrotliModule(
  exists: (file: string) => boolean = existsSync,
): string | undefined {
  return exists(BROTLI_MODULE) ? BROTLI_MODULE : undefined
}

/** Finds an nginx, or installs one where that takes no password. */
export function ensureNginx(): string | undefined {
  const found = findNginx()
  if (found) return found
  installWithApt()
  return findNginx()
}

function installWithApt() {
  if (!existsSync("/usr/bin/apt-get")) return
  const install =
    "apt-get update && apt-get install -y --no-install-recommends nginx libnginx-mod-http-brotli-static"
  const command = process.getuid?.() === 0 ? install : `sudo -n sh -c '${install}'`
  spawnSync(command, {
    env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
    shell: true,
    stdio: "inherit",
  })
}
