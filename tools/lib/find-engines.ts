/** Finds or installs the browsers in which the journeys of e2e/engines run besides Chromium. */
import { spawnSync } from "node:child_process"
import { existsSync } from "node:fs"
import { installWithApt } from "./install-with-apt"

const NAMES = ["firefox", "webkit"] as const

export type EngineName = (typeof NAMES)[number]

const PACKAGES: Readonly<Record<EngineName, readonly string[]>> = {
  firefox: ["firefox-esr"],
  webkit: ["webkit2gtk-driver", "xvfb", "python3-gi", "gir1.2-webkit2-4.1"],
}

const FIREFOX = [
  "/usr/bin/firefox-esr",
  "/usr/bin/firefox",
  "/Applications/Firefox.app/Contents/MacOS/firefox",
]

/** WebKit's driver, a virtual screen, and Python with GTK. */
const WEBKIT = ["/usr/bin/WebKitWebDriver", "/usr/bin/Xvfb", "/usr/lib/python3/dist-packages/gi"]

export const findFirefox = () => FIREFOX.find((file) => existsSync(file))

export function findEngines(): EngineName[] {
  const isInstalled = { firefox: findFirefox(), webkit: WEBKIT.every((file) => existsSync(file)) }
  return NAMES.filter((name) => isInstalled[name])
}

/**
 * Installs the engines that are missing, if apt can do so without a password, and starts each once.
 * It prints which engines are left out, and why.
 * @returns the engines that start
 */
export function ensureEngines(): EngineName[] {
  for (const name of NAMES) {
    if (!findEngines().includes(name)) installWithApt(PACKAGES[name])
  }
  const found = findEngines()
  return NAMES.filter((name) => {
    const reason = found.includes(name) ? tryToStart(name) : "is not installed"
    if (!reason) return true
    const packages = PACKAGES[name].join(" ")
    console.log(`Left out: the journeys in ${name}, which ${reason}. apt install ${packages}`)
    return false
  })
}

/** Longer than a browser takes to start on a slow machine. */
const TIME_LIMIT = 60_000

/** @returns why the engine does not start, if it does not */
function tryToStart(engine: EngineName): string | undefined {
  const command = ["--import", "tsx", "e2e/engines/probe.ts", engine]
  const options = { timeout: TIME_LIMIT, encoding: "utf8" } as const
  const { status, error, stderr } = spawnSync(process.execPath, command, options)
  if (status === 0) return undefined
  const reason = error?.message ?? stderr.trim().split("\n")[0]
  return `does not start on this machine (${reason})`
}
