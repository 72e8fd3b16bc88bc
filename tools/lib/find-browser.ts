/** Finds, installs and launches the browser of the end-to-end tests and the measurements. */
import { spawnSync } from "node:child_process"
import { existsSync } from "node:fs"
import path from "node:path"
import { type Browser, chromium } from "playwright-core"
import { runCommand } from "../../scripts/lib/run-command"
import { UserError } from "../../scripts/lib/run-main"
import { installWithApt } from "./install-with-apt"

/** Prevents requests of Chromium itself, and lets it run as root in a container. */
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
  /** Returns whether there is a browser at this path. */
  exists: (file: string) => boolean
  /** Returns the path of Playwright's own browser, whether it is downloaded or not. */
  bundled: () => string
}

const LINUX_NAMES = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"]
const LINUX_FOLDERS = ["/usr/bin", "/usr/local/bin", "/snap/bin"]
const MAC_APPS = ["Google Chrome", "Chromium"]
const WINDOWS_FOLDERS = ["PROGRAMFILES", "PROGRAMFILES(X86)", "LOCALAPPDATA"]
const WINDOWS_APPS = ["Google\\Chrome", "Chromium"]

/** @returns the paths at which a machine may have Chromium: first those on PATH, then the usual folders */
export function browserCandidates(env: Env, platform: NodeJS.Platform): string[] {
  const { delimiter, join } = platform === "win32" ? path.win32 : path.posix
  const names = platform === "win32" ? ["chrome.exe"] : LINUX_NAMES
  const folders = (env.PATH ?? "").split(delimiter).filter(Boolean)
  const onPath = names.flatMap((name) => folders.map((folder) => join(folder, name)))
  return [...new Set([...onPath, ...installLocations(env, platform)])]
}

/**
 * Looks at CHROME_PATH, then at `browserCandidates`, then at Playwright's own download.
 * @returns the path of the browser, or nothing when there is none
 * @throws `UserError` when there is no browser at CHROME_PATH
 */
export function findBrowser(machine: Partial<Machine> = {}): string | undefined {
  const { env = process.env, platform = process.platform } = machine
  const { exists = existsSync, bundled = () => chromium.executablePath() } = machine
  if (env.CHROME_PATH) {
    if (exists(env.CHROME_PATH)) return env.CHROME_PATH
    throw new UserError(`CHROME_PATH is "${env.CHROME_PATH}", but there is no browser.`)
  }
  return [...browserCandidates(env, platform), bundled()].find((file) => exists(file))
}

/**
 * Finds a Chromium that starts, or installs one.
 * @returns its path
 * @throws `UserError` when there is none and none can be installed
 */
export function ensureBrowser(): string {
  const found = findBrowser({ exists: starts })
  if (found) return found
  console.log("There is no Chromium or Chrome on this machine. Installing Chromium.")
  const installWithPlaywright = () => runCommand(["playwright-core", "install", "chromium"])
  for (const install of [installWithPlaywright, () => installWithApt(["chromium"])]) {
    install()
    const installed = findBrowser({ exists: starts })
    if (installed) return installed
  }
  throw new UserError(
    "Chromium or Chrome is needed: install it, or set CHROME_PATH to its executable.",
  )
}

/** Launches the browser that the end-to-end tests use. The caller must close it. */
export function launchBrowser(): Promise<Browser> {
  return chromium.launch({ executablePath: ensureBrowser(), args: [...BROWSER_ARGUMENTS] })
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
  // On Linux, a browser without its system libraries exists but does not start; neither does Ubuntu's
  // stub for a snap. On Windows, `--version` would open a window.
  return process.platform !== "linux" || spawnSync(file, ["--version"]).status === 0
}
