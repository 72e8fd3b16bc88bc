import { spawnSync } from "node:child_process"
import { existsSync } from "node:fs"

/**
 * Says in one line what it installs and why, and installs Debian packages, if this machine has apt and allows it
 * without a password.
 * @param packages the names of the packages
 * @param reason as in "the tests read PDFs with it"
 */
export function installWithApt(packages: readonly string[], reason: string): void {
  if (!existsSync("/usr/bin/apt-get")) return
  const names = packages.join(" ")
  console.log(`Installing ${names} with apt: ${reason}.`)
  const isRoot = process.getuid?.() === 0
  const install = `apt-get update && apt-get install -y --no-install-recommends ${names}`
  spawnSync(isRoot ? install : `sudo -n sh -c '${install}'`, {
    env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
    shell: true,
    stdio: ["ignore", "ignore", "inherit"],
  })
}
