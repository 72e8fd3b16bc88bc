import puppeteer from "puppeteer-core"
import { findFirefox } from "../../tools/lib/find-engines"
import { launchOptions } from "../support/launch-options"
import type { Engine, Settings, Tab } from "./engine"

const KEYS = {
  ENTER: "Enter",
  ESCAPE: "Escape",
  DOWN: "ArrowDown",
  LEFT: "ArrowLeft",
  RIGHT: "ArrowRight",
} as const

/**
 * Starts Firefox and drives it with WebDriver BiDi.
 * @see https://pptr.dev/webdriver-bidi
 */
export async function startFirefox({ forcedColors = false }: Settings): Promise<Engine> {
  const browser = await puppeteer.launch({
    browser: "firefox",
    executablePath: findFirefox(),
    defaultViewport: null,
    // Firefox's sandbox keeps it from reading the fonts of npm packages.
    env: { ...launchOptions.env, MOZ_DISABLE_CONTENT_SANDBOX: "1" },
    extraPrefsFirefox: {
      "ui.useOverlayScrollbars": 1, // as in Chromium, so that they do not narrow the page
      "browser.display.document_color_use": forcedColors ? 2 : 0,
    },
  })
  const newTab = async (): Promise<Tab> => {
    const context = await browser.createBrowserContext()
    const page = await context.newPage()
    const problems: string[] = []
    page.on("pageerror", (error) => problems.push(String(error)))
    page.on("console", (entry) => entry.type() === "error" && problems.push(entry.text()))
    // Puppeteer also turns the screen. Firefox 140 cannot do that, and takes the size alone.
    const resize = (width: number) =>
      page.setViewport({ width, height: 900 }).catch((error: Error) => {
        if (!error.message.includes("emulation.setScreenOrientationOverride")) throw error
      })
    return {
      problems: async () => problems,
      open: async (url) => void (await page.goto(url)),
      evaluate: (run, ...args) => page.evaluate(run as (...args: unknown[]) => never, ...args),
      click: (selector) => page.click(selector),
      press: (key) => page.keyboard.press(KEYS[key]),
      resize,
      print: () => page.pdf({ format: "A4" }),
      close: () => context.close(),
    }
  }
  return { newTab, close: () => browser.close() }
}
