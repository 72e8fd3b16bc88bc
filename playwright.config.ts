import { defineConfig, devices, type ReporterDescription } from "@playwright/test"
import { BROWSER_ARGUMENTS, findBrowser } from "./scripts/lib/find-browser"
import { findNginx } from "./scripts/lib/find-nginx"

const port = process.env.E2E_PORT ?? "9391"
const baseURL = `http://localhost:${port}`
const browser = findBrowser()
// Without an nginx, its journeys are left out.
const nginxPort = findNginx() && String(Number(port) + 100)
const nginxURL = `http://127.0.0.1:${nginxPort}`
// Set by `npm test`, which counts the tests.
const report = process.env.PLAYWRIGHT_JSON_OUTPUT_NAME
const reporters: ReporterDescription[] = [["list"]]
if (report) reporters.push(["json", { outputFile: report }])

export default defineConfig({
  testDir: "e2e",
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  workers: 2,
  reporter: reporters,
  use: {
    ...devices["Desktop Chrome"],
    baseURL,
    trace: "retain-on-failure",
    launchOptions: {
      ...(browser ? { executablePath: browser } : {}),
      args: [...BROWSER_ARGUMENTS],
    },
  },
  projects: [
    { name: "chromium", testIgnore: "nginx.spec.ts" },
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
