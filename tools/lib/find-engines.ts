/** Finds or installs the browsers in which the specs of e2e/engines run besides Chromium. */
import { spawnSync } from "node:child_process"
import { existsSync } from "node:fs"
import { firefox, webkit } from "playwright-core"
import { installWithApt } from "./install-with-apt"

const NAMES = ["firefox", "webkit"] as const

export type EngineName = (typeof NAMES)[number]

const PACKAGES: Readonly<Record<EngineName, readonly string[]>> = {
  firefox: ["firefox-esr"],
  webkit: ["webkit2gtk-driver", "xvfb", "xauth"],
}

const FIREFOX = [
  "/usr/bin/firefox-esr",
  "/usr/bin/firefox",
  "/Applications/Firefox.app/Contents/MacOS/firefox",
]

const MINI_BROWSER = ["x86_64", "aarch64"].flatMap((machine) =>
  ["4.1", "4.0"].map((api) => `/usr/lib/${machine}-linux-gnu/webkit2gtk-${api}/MiniBrowser`),
)

/** What drives WebKit on a virtual screen. */
const WEBKIT_TOOLS = ["/usr/bin/WebKitWebDriver", "/usr/bin/xvfb-run"]

/** @returns the Firefox of this machine, if it starts. Ubuntu's stub for a snap exists, but does not. */
export const findFirefox = () =>
  FIREFOX.find((file) => existsSync(file) && spawnSync(file, ["--version"]).status === 0)

/** @returns the browser of WebKitGTK, if this machine has it */
export const findMiniBrowser = () => MINI_BROWSER.find((file) => existsSync(file))

/** @returns the engines of Playwright that are installed. Some specs for Chromium run in them, too. */
export const findPlaywrightEngines = (): EngineName[] =>
  [firefox, webkit]
    .filter((type) => existsSync(type.executablePath()))
    .map((type) => type.name() as EngineName)

/** @returns the engines of this machine that Playwright does not bring */
export function findEngines(): EngineName[] {
  const ofPlaywright = findPlaywrightEngines()
  const hasWebKit = [...WEBKIT_TOOLS, findMiniBrowser() ?? ""].every((file) => existsSync(file))
  return NAMES.filter(
    (name) => !ofPlaywright.includes(name) && (name === "firefox" ? findFirefox() : hasWebKit),
  )
}

/**
 * With CI=true, installs the engines that are missing, if apt can do so without a password. They are 57 packages,
 * which nobody wants on their own machine unasked.
 * @returns what to install for the engines that are left out
 */
export function ensureEngines(): string[] {
  const missing = () => {
    const found = [...findPlaywrightEngines(), ...findEngines()]
    return NAMES.filter((name) => !found.includes(name))
  }
  if (process.env.CI === "true")
    for (const name of missing()) installWithApt(PACKAGES[name], `the tests in ${name} need it`)
  return missing().map(
    (name) => `the tests in ${name}. They need: apt install ${PACKAGES[name].join(" ")}`,
  )
}
