import { tmpdir } from "node:os"
import path from "node:path"
import { defineConfig, devices, type ReporterDescription } from "@playwright/test"
import { BROWSER_ARGUMENTS, findBrowser } from "./scripts/lib/find-browser"
import { findNginx } from "./scripts/lib/find-nginx"

const port = process.env.E2E_PORT ?? "9391"
const baseURL = `http://localhost:${port}`
const browser = findBrowser()
// Without an nginx, its journeys are left out.
const nginxPort = findNginx() && String(Number(port) + 100)
const nginxURL = `http://127.0.0.1:${nginxPort}`
// Where the second build lies; read by every process of this run.
process.env.PREFIXED_SITE ??= path.join(tmpdir(), `prefixed-site-${process.pid}`)
// Set by `npm test`, which counts the tests.
const report = process.env.PLAYWRIGHT_JSON_OUTPUT_NAME
const reporters: ReporterDescription[] = [["list"]]
if (report) reporters.push(["json", { outputFile: report }])

const launchOptions = {
  ...(browser ? { executablePath: browser } : {}),
  args: [...BROWSER_ARGUMENTS],
}
/**
 * What another machine may draw otherwise. The same one draws five pixels otherwise at most, and the
 * smallest button, missing, makes 84: a number, since a share of a long page would hide it.
 */
const PAGE_TOLERANCE = { threshold: 0.1, maxDiffPixels: 60 }
/** Paper is drawn by poppler, whose versions smooth letters each in their way. */
const PAPER_TOLERANCE = { threshold: 0.2, maxDiffPixelRatio: 0.002 }
const COMPARISON = { toHaveScreenshot: PAGE_TOLERANCE, toMatchSnapshot: PAPER_TOLERANCE }
/** Draws letters alike, whatever the machine's fonts and settings for them. */
const alikeLaunchOptions = {
  ...launchOptions,
  args: [...launchOptions.args, "--disable-lcd-text", "--force-color-profile=srgb"],
  env: { ...process.env, FONTCONFIG_FILE: path.resolve("e2e/support/fonts.conf") },
}

export default defineConfig({
  testDir: "e2e",
  fullyParallel: true,
  // Bounds for a hang, with room for a slow machine; nothing here measures time.
  timeout: 90_000,
  expect: { timeout: 10_000, ...COMPARISON },
  snapshotPathTemplate: "{testDir}/screenshots/{arg}{ext}",
  forbidOnly: Boolean(process.env.CI),
  // A server of builds is shared. What passes only the second time is named in the summary.
  retries: process.env.CI ? 1 : 0,
  workers: 2,
  reporter: reporters,
  use: {
    ...devices["Desktop Chrome"],
    baseURL,
    trace: "retain-on-failure",
    launchOptions,
  },
  projects: [
    {
      name: "chromium",
      testIgnore: /(?:nginx|prefix|kitchen-sink|screenshots)\.spec\.ts/,
    },
    {
      name: "second build",
      testMatch: "prefixed-site.setup.ts",
      teardown: "end of second build",
    },
    { name: "end of second build", testMatch: "prefixed-site.teardown.ts" },
    {
      name: "prefixed",
      testMatch: /(?:prefix|kitchen-sink)\.spec\.ts/,
      dependencies: ["second build"],
    },
    {
      name: "screenshots",
      testMatch: "screenshots.spec.ts",
      dependencies: ["second build"],
      // Pages as long as the kitchen sink take their time. This stands in for all that is said above.
      expect: { timeout: 30_000, ...COMPARISON },
      use: { launchOptions: alikeLaunchOptions },
    },
    ...(nginxPort
      ? [
          {
            name: "nginx",
            testMatch: /(?:errors|html|nginx|policy|walk)\.spec\.ts/,
            use: { baseURL: nginxURL },
          },
        ]
      : []),
  ],
  // A server left over from an earlier build would serve that build.
  webServer: [
    { command: `npm run serve -- --port ${port}`, url: baseURL, reuseExistingServer: false },
    ...(nginxPort
      ? [
          {
            command: `npm run serve:nginx -- --port ${nginxPort}`,
            url: nginxURL,
            gracefulShutdown: { signal: "SIGTERM", timeout: 2000 } as const,
            reuseExistingServer: false,
          },
        ]
      : []),
  ],
})
