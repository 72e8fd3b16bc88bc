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
  /** Returns whether a browser at this path starts. */
  exists: (file: string) => boolean
  /** Returns the path of Playwright's own browser, whether it is downloaded or not. */
  bundled: () => string
}

const NAMES = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"]
const SHELLS = ["chromium-headless-shell", "chrome-headless-shell"]

/**
 * Looks at CHROME_PATH, then for Chromium and Chrome on PATH, then at Playwright's own download, which needs no
 * rights of an administrator on any system.
 * @returns the path of the browser, or nothing when there is none
 * @throws `UserError` when there is no browser at CHROME_PATH
 */
export function findBrowser(machine: Partial<Machine> = {}): string | undefined {
  const { env = process.env, exists = starts } = machine
  const { bundled = () => chromium.executablePath() } = machine
  if (env.CHROME_PATH) {
    if (exists(env.CHROME_PATH)) return env.CHROME_PATH
    throw new UserError(`CHROME_PATH is "${env.CHROME_PATH}", but there is no browser.`)
  }
  return [...onPath(NAMES, env), bundled()].find((file) => exists(file))
}

/**
 * Finds the browser of the tests: the headless shell, which needs a third less processor time than Chromium. Looks at
 * CHROME_PATH, then for the shell on PATH.
 * @returns its path, or Chromium's if there is none; nothing if Playwright brings its own, which it launches by default
 * @throws `UserError` when there is no browser at CHROME_PATH
 */
export function findHeadlessShell(machine: Partial<Machine> = {}): string | undefined {
  const { env = process.env, exists = starts } = machine
  const { bundled = () => chromium.executablePath() } = machine
  const shell = onPath(SHELLS, env).find((file) => exists(file))
  if (!env.CHROME_PATH && (shell || exists(bundled()))) return shell
  return findBrowser(machine)
}

const onPath = (names: readonly string[], { PATH = "" }: Env) => {
  const folders = PATH.split(path.delimiter).filter(Boolean)
  return names.flatMap((name) => folders.map((folder) => path.join(folder, name)))
}

/**
 * Finds a Chromium that starts, or installs one.
 * @returns its path
 * @throws `UserError` when there is none and none can be installed
 */
export function ensureBrowser(): string {
  const found = findBrowser()
  if (found) return found
  console.log("Installing Chromium: the tests need it, and there is no Chromium or Chrome on PATH.")
  const installWithPlaywright = () => runCommand(["playwright-core", "install", "chromium"])
  const reason = "Playwright's own does not start here"
  const packages = ["chromium", "chromium-headless-shell"]
  for (const install of [installWithPlaywright, () => installWithApt(packages, reason)]) {
    install()
    const installed = findBrowser()
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

function starts(file: string): boolean {
  if (!existsSync(file)) return false
  // On Linux, a browser without its system libraries exists but does not start; neither does Ubuntu's
  // stub for a snap. On Windows, `--version` would open a window.
  return process.platform !== "linux" || spawnSync(file, ["--version"]).status === 0
}
