/** How every end-to-end test launches the browser. Text looks the same on every machine. */
import path from "node:path"
import type { LaunchOptions } from "@playwright/test"
import { BROWSER_ARGUMENTS, findHeadlessShell } from "../../tools/lib/find-browser"

const executablePath = findHeadlessShell()

export const launchOptions: LaunchOptions = {
  ...(executablePath ? { executablePath } : {}),
  args: [...BROWSER_ARGUMENTS, "--disable-lcd-text", "--force-color-profile=srgb"],
  env: { ...process.env, FONTCONFIG_FILE: path.resolve("e2e/support/fonts.conf") },
}
