import { spawn } from "node:child_process"
import { once } from "node:events"
import { createServer } from "node:http"
import { setTimeout as sleep } from "node:timers/promises"
import { Builder, By, Key } from "selenium-webdriver"
import { listenOnFreePort } from "../../scripts/lib/listen"
import { findMiniBrowser } from "../../tools/lib/find-engines"
import { launchOptions } from "../support/launch-options"
import type { Engine, Tab } from "./engine"

/**
 * Starts WebKitWebDriver on a virtual screen. Selenium drives the MiniBrowser of WebKitGTK with it.
 * @see https://www.selenium.dev/documentation/webdriver/drivers/remote_webdriver/
 */
export async function startWebKit(): Promise<Engine> {
  // Another worker of Playwright may look for a port at the same time.
  const server = createServer()
  const first = 9500 + 50 * Number(process.env.TEST_PARALLEL_INDEX ?? 0)
  const port = await listenOnFreePort(server, first)
  await once(server.close(), "close")
  const screen = ["--auto-servernum", "--server-args=-screen 0 1600x1200x24"]
  const driver = spawn("xvfb-run", [...screen, "WebKitWebDriver", `--port=${port}`], {
    env: launchOptions.env,
    detached: true, // a group of processes, which end together
    stdio: "ignore",
  })
  const address = `http://127.0.0.1:${port}`
  while (!(await fetch(`${address}/status`).catch(() => undefined))) {
    if (driver.exitCode !== null) throw new Error("WebKitWebDriver has ended.")
    await sleep(50)
  }
  const browserOptions = { binary: findMiniBrowser(), args: ["--automation"] }
  const newTab = async (): Promise<Tab> => {
    const capabilities = { browserName: "MiniBrowser", "webkitgtk:browserOptions": browserOptions }
    const session = await new Builder().usingServer(address).withCapabilities(capabilities).build()
    const resize = async (width: number) => {
      await session.manage().window().setRect({ x: 0, y: 0, width, height: 938 })
    }
    return {
      problems: () => session.executeScript("return window.problems"),
      open: async (url) => {
        await session.get(url)
        await session.executeScript(`(${recordProblems})()`)
      },
      evaluate: (run, ...args) => session.executeScript(`return (${run})(...arguments)`, ...args),
      click: (selector) => session.findElement(By.css(selector)).click(),
      press: (key) => session.actions().sendKeys(Key[key]).perform(),
      resize,
      close: () => session.quit(),
    }
  }
  const close = async () => void (driver.pid && process.kill(-driver.pid))
  return { newTab, close }
}

/** For the page: records its problems. The driver can run it only after the load event. */
function recordProblems(): void {
  const problems: string[] = []
  Object.assign(window, { problems })
  console.error = (...values) => problems.push(values.join(" "))
  addEventListener("error", ({ message }) => problems.push(message))
  addEventListener("unhandledrejection", ({ reason }) => problems.push(String(reason)))
  addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI }) =>
    problems.push(`${effectiveDirective}: ${blockedURI}`),
  )
}
