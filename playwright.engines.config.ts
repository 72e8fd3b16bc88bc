import { defineConfig } from "@playwright/test"
import shared, { SITE_SERVER } from "./playwright.config"
import { type EngineName, findEngines } from "./tools/lib/find-engines"

// `npm test` sets it to the engines that start.
const names = process.env.ENGINES?.split(",").filter(Boolean) ?? findEngines()

export default defineConfig<object, { engineName: EngineName }>({
  ...(shared as object),
  testDir: "e2e/engines",
  webServer: SITE_SERVER,
  // A driver may fail, too. The summary names a test that passes only the second time.
  retries: 1,
  projects: (names as EngineName[]).map((name) => ({
    name,
    // WebKit has no forced colors. Its driver cannot print, and finds a text only where it is visible.
    testIgnore: name === "webkit" ? /(?:find-in-page|forced-colors|print)\.spec\.ts/ : [],
    use: { engineName: name },
  })),
})
