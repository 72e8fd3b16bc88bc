import { type Browser, chromium } from "@playwright/test"
import { BROWSER_ARGUMENTS, ensureBrowser } from "./find-browser"

/**
 * @param more arguments for the browser, beside the usual ones
 * @returns the browser that the journeys use too; whoever opens it closes it, or Node never ends
 */
export function launchBrowser(...more: string[]): Promise<Browser> {
  return chromium.launch({ executablePath: ensureBrowser(), args: [...BROWSER_ARGUMENTS, ...more] })
}
