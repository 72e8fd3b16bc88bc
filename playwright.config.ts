import { tmpdir } from "node:os"
import path from "node:path"
import { defineConfig, devices, type ReporterDescription } from "@playwright/test"
import { launchOptions } from "./e2e/support/launch-options"
import { isWholeMatrix } from "./test/matrix"
import { findNginx } from "./tools/lib/find-nginx"

const port = process.env.E2E_PORT ?? "9391"
const baseURL = `http://localhost:${port}`
// Without nginx, its tests do not run.
const nginxPort = findNginx() && String(Number(port) + 100)
const nginxURL = `http://127.0.0.1:${nginxPort}`
// The folder of the second build. Every process of this run reads it.
process.env.PREFIXED_SITE ??= path.join(tmpdir(), `prefixed-site-${process.pid}`)
// `npm test` sets it, and counts the tests in the report.
const report = process.env.PLAYWRIGHT_JSON_OUTPUT_NAME
const reporters: ReporterDescription[] = [["list"]]
if (report) reporters.push(["json", { outputFile: report }])

/**
 * Two runs on one machine differ in up to five pixels, and a missing button in at least 84. The limit
 * is a number of pixels, because a percentage of a long page could hide a missing button.
 */
const PAGE_TOLERANCE = { threshold: 0.1, maxDiffPixels: 60 }
/**
 * Versions of poppler smooth the letters of printed pages differently: 21.06 and 22.12 in 121 pixels of all
 * sheets of the résumé. The words are compared, too.
 */
const PRINT_TOLERANCE = { threshold: 0.3, maxDiffPixels: 150 }
const COMPARISON = { toHaveScreenshot: PAGE_TOLERANCE, toMatchSnapshot: PRINT_TOLERANCE }

/** A server of an earlier run would serve an earlier build. */
export const SITE_SERVER = {
  command: `npm run serve -- --port ${port}`,
  url: baseURL,
  reuseExistingServer: false,
}

export default defineConfig({
  testDir: "e2e",
  fullyParallel: true,
  // Generous, for slow machines and the unit tests beside: no test measures time.
  timeout: 180_000,
  expect: { timeout: 30_000, ...COMPARISON },
  snapshotPathTemplate: "{testDir}/screenshots/{arg}{ext}",
  outputDir: "test-results/e2e",
  ...(isWholeMatrix ? {} : { grepInvert: /@all/ }),
  forbidOnly: report !== undefined,
  // More than cores: a test waits half of its time.
  workers: "200%",
  reporter: reporters,
  use: {
    ...devices["Desktop Chrome"],
    baseURL,
    // A trace of every test would take a sixth of the time: `--trace on`.
    screenshot: "only-on-failure",
    launchOptions,
  },
  projects: [
    {
      // First, so that the other tests run while it builds.
      name: "second build",
      testMatch: "prefixed-site.setup.ts",
      teardown: "end of second build",
    },
    { name: "end of second build", testMatch: "prefixed-site.teardown.ts" },
    {
      name: "chromium",
      testIgnore:
        /(?:e2e\/engines\/.+|first-site|nginx|prefix|full-content|hand-out|kitchen-sink|languages|screenshots)\.spec\.ts/,
    },
    ...(nginxPort
      ? [
          {
            name: "nginx",
            testMatch: "nginx.spec.ts",
            use: { baseURL: nginxURL },
          },
        ]
      : []),
    {
      name: "prefixed",
      testMatch: /(?:first-site|prefix|full-content|hand-out|kitchen-sink|languages)\.spec\.ts/,
      dependencies: ["second build"],
    },
    {
      name: "screenshots",
      testMatch: "screenshots.spec.ts",
      dependencies: ["second build"],
    },
  ],
  webServer: [
    SITE_SERVER,
    ...(nginxPort
      ? [
          {
            command: `npx tsx tools/serve-nginx.ts --port ${nginxPort}`,
            url: nginxURL,
            gracefulShutdown: { signal: "SIGTERM", timeout: 2000 } as const,
            reuseExistingServer: false,
          },
        ]
      : []),
  ],
})
