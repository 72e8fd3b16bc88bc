import { defineConfig, devices } from "@playwright/test"
import shared, { SITE_SERVER } from "./playwright.config"
import { type EngineName, findEngines, findPlaywrightEngines } from "./tools/lib/find-engines"

/** Specs that use nothing of Chromium's own, for Playwright's Firefox and WebKit where they are installed. */
const EVERY_ENGINE = /(?:errors|metal-mode|skills)\.spec\.ts/

export default defineConfig<object, { engineName: EngineName }>({
  ...(shared as object),
  outputDir: "test-results/engines",
  webServer: SITE_SERVER,
  projects: [
    ...findPlaywrightEngines().map((name) => ({
      name,
      testMatch: EVERY_ENGINE,
      use: {
        ...devices[name === "webkit" ? "Desktop Safari" : "Desktop Firefox"],
        launchOptions: { env: shared.use?.launchOptions?.env ?? {} },
      },
    })),
    ...findEngines().map((name) => ({
      name,
      testDir: "e2e/engines",
      // WebKit has no forced colors. Its driver cannot print, and finds a text only where it is visible.
      testIgnore: name === "webkit" ? /(?:find-in-page|forced-colors|print)\.spec\.ts/ : [],
      use: { engineName: name },
    })),
  ],
})
