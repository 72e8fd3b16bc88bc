import { spawnSync } from "node:child_process"
import { existsSync } from "node:fs"

/**
 * Installs Debian packages, if this machine has apt and allows it without a password.
 * @param packages the names of the packages
 * @param allowSudo whether to use `sudo` when this process is not root
 */
export function installWithApt(packages: readonly string[], allowSudo = false): void {
  const isRoot = process.getuid?.() === 0
  if (!existsSync("/usr/bin/apt-get") || !(isRoot || allowSudo)) return
  const install = `apt-get update && apt-get install -y --no-install-recommends ${packages.join(" ")}`
  spawnSync(isRoot ? install : `sudo -n sh -c '${install}'`, {
    env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
    shell: true,
    stdio: "inherit",
  })
}
