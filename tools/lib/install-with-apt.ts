import { spawnSync } from "node:child_process"
import { existsSync } from "node:fs"

/**
 * Installs Debian packages, if this machine has apt and allows it without a password.
 * @param packages the names of the packages
 */
export function installWithApt(packages: readonly string[]): void {
  if (!existsSync("/usr/bin/apt-get")) return
  const isRoot = process.getuid?.() === 0
  const install = `apt-get update && apt-get install -y --no-install-recommends ${packages.join(" ")}`
  spawnSync(isRoot ? install : `sudo -n sh -c '${install}'`, {
    env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
    shell: true,
    stdio: "inherit",
  })
}
