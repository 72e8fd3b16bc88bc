import { spawnSync } from "node:child_process"
import { existsSync } from "node:fs"
import { UserError } from "./run-main"

/** Finds poppler's tools, with which the journeys read PDFs, or installs them. Throws a `UserError`. */
export function ensurePoppler(): void {
  if (runs()) return
  console.log("poppler was not found here; installing it.")
  installWithApt()
  if (runs()) return
  throw new UserError(
    "The journeys read PDFs with poppler: `apt install poppler-utils`, or `brew install poppler`.",
  )
}

function runs(): boolean {
  return ["pdftotext", "pdfinfo"].every((tool) => spawnSync(tool, ["-v"]).status === 0)
}

function installWithApt() {
  if (process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get")) return
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" }
  const command = "apt-get update && apt-get install -y --no-install-recommends poppler-utils"
  spawnSync(command, { env, shell: true, stdio: "inherit" })
}
