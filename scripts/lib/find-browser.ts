/** The machine goes in; the path of a Chromium to test with comes out. */

import { spawnSync } from "node:child_process"
import { existsSync } from "node:fs"
import path from "node:path"
import { chromium } from "@playwright/test"
import { runCommand } from "./run-command"
import { UserError } from "./run-main"

/** Keeps Chromium from asking for the network, and lets it run as root in a container. */
export const BROWSER_ARGUMENTS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
] as const

type Env = Readonly<Record<string, string | undefined>>

export type Machine = {
  env: Env
  platform: NodeJS.Platform
  /** Whether a browser is at this path. */
  exists: (file: string) => boolean
  /** Where Playwright keeps its own browser, downloaded or not. */
  bundled: () => string
}

const LINUX_NAMES = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"]
const LINUX_FOLDERS = ["/usr/bin", "/usr/local/bin", "/snap/bin"]
const MAC_APPS = ["Google Chrome", "Chromium"]
const WINDOWS_FOLDERS = ["PROGRAMFILES", "PROGRAMFILES(X86)", "LOCALAPPDATA"]
const WINDOWS_APPS = ["Google\\Chrome", "Chromium"]

/** Lists where a machine of this platform may keep a Chromium: first PATH, then the usual places. */
export function browserCandidates(env: Env, platform: NodeJS.Platform): string[] {
  const { delimiter, join } = platform === "win32" ? path.win32 : path.posix
  const names = platform === "win32" ? ["chrome.exe"] : LINUX_NAMES
  const folders = (env.PATH ?? "").split(delimiter).filter(Boolean)
  const onPath = names.flatMap((name) => folders.map((folder) => join(folder, name)))
  return [...new Set([...onPath, ...installLocations(env, platform)])]
}

/**
 * Finds a Chromium: CHROME_PATH, then `browserCandidates`, then Playwright's own download.
 * Returns nothing when there is none; throws a `UserError` when CHROME_PATH leads nowhere.
 */
export function findBrowser(machine: Partial<Machine> = {}): string | undefined {
  const { env = process.env, platform = process.platform } = machine
  const { exists = existsSync, bundled = () => chromium.executablePath() } = machine
  if (env.CHROME_PATH) {
    if (exists(env.CHROME_PATH)) return env.CHROME_PATH
    throw new UserError(`CHROME_PATH is "${env.CHROME_PATH}", but no browser runs from there.`)
  }
  return [...browserCandidates(env, platform), bundled()].find((file) => exists(file))
}

/** Finds a Chromium that starts, or installs one. Throws a `UserError` when neither succeeds. */
export function ensureBrowser(): string {
  const found = findBrowser({ exists: starts })
  if (found) return found
  console.log("No Chromium or Chrome was found here; installing one.")
  for (const install of [installWithPlaywright, installWithApt]) {
    install()
    const installed = findBrowser({ exists: starts })
    if (installed) return installed
  }
  throw new UserError(
    "The journeys need Chromium or Chrome: install one, or set CHROME_PATH to its executable.",
  )
}

function installLocations(env: Env, platform: NodeJS.Platform): string[] {
  if (platform === "darwin") {
    const folders = ["/Applications", path.posix.join(env.HOME ?? "", "Applications")]
    return folders.flatMap((folder) =>
      MAC_APPS.map((app) => `${folder}/${app}.app/Contents/MacOS/${app}`),
    )
  }
  if (platform === "win32") {
    const folders = WINDOWS_FOLDERS.map((name) => env[name]).filter((value) => value !== undefined)
    return folders.flatMap((folder) =>
      WINDOWS_APPS.map((app) => path.win32.join(folder, app, "Application", "chrome.exe")),
    )
  }
  return LINUX_FOLDERS.flatMap((folder) => LINUX_NAMES.map((name) => path.posix.join(folder, name)))
}

function starts(file: string): boolean {
  if (!existsSync(file)) return false
  // A download without its system libraries, or Ubuntu's stub for a snap, exists but does not run.
  // Elsewhere existing is enough, and on Windows `--version` would open a window.
  return process.platform !== "linux" || spawnSync(file, ["--version"]).status === 0
}

function installWithPlaywright() {
  runCommand(["playwright", "install", "chromium"])
}

function installWithApt() {
  if (process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get")) return
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" }
  const command = "apt-get update && apt-get install -y --no-install-recommends chromium"
  spawnSync(command, { env, shell: true, stdio: "inherit" })
}
