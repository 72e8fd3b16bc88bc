import { type Browser, chromium } from "@playwright/test"
import { BROWSER_ARGUMENTS, ensureBrowser } from "./find-browser"

/** @returns the browser that the journeys use too; whoever opens it closes it, or Node never ends */
export function launchBrowser(): Promise<Browser> {
  return chromium.launch({ executablePath: ensureBrowser(), args: [...BROWSER_ARGUMENTS] })
}
