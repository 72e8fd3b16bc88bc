import { defineConfig, devices, type ReporterDescription } from "@playwright/test"
import { BROWSER_ARGUMENTS, findBrowser } from "./scripts/lib/find-browser"

const port = process.env.E2E_PORT ?? "9391"
const baseURL = `http://localhost:${port}`
const browser = findBrowser()
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
  use: { baseURL, trace: "retain-on-failure" },
  projects: [
    {
      name: "chromium",
      use: {
        ...devices["Desktop Chrome"],
        launchOptions: {
          ...(browser ? { executablePath: browser } : {}),
          args: [...BROWSER_ARGUMENTS],
        },
      },
    },
  ],
  webServer: {
    command: `npm run serve -- --port ${port}`,
    url: baseURL,
    // A server left over from an earlier build would serve that build.
    reuseExistingServer: false,
  },
})
