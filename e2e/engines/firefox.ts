import puppeteer, { type Page } from "puppeteer-core"
import { launchOptions } from "../support/launch-options"
import { type Engine, type EngineOptions, pointsBetween } from "./tab"

/**
 * Starts Firefox and drives it with WebDriver BiDi.
 * @param executablePath the path of Firefox
 * @see https://pptr.dev/webdriver-bidi
 */
export async function startFirefox(
  executablePath: string,
  { scripting = true, reducedMotion = false, forcedColors = false }: EngineOptions,
): Promise<Engine> {
  const browser = await puppeteer.launch({
    browser: "firefox",
    executablePath,
    defaultViewport: null,
    // Firefox's sandbox keeps it from reading the fonts of npm packages.
    env: { ...launchOptions.env, MOZ_DISABLE_CONTENT_SANDBOX: "1" },
    extraPrefsFirefox: {
      "javascript.enabled": scripting,
      "ui.useOverlayScrollbars": 1, // as in Chromium, so that they do not narrow the page
      "ui.prefersReducedMotion": Number(reducedMotion),
      "browser.display.document_color_use": forcedColors ? 2 : 0,
    },
  })
  return {
    newTab: async (initialize) => {
      const context = await browser.createBrowserContext()
      const page = await context.newPage()
      await resize(page, 1440, 900)
      await page.evaluateOnNewDocument(initialize)
      return {
        open: async (url) => {
          await page.goto(url)
        },
        evaluate: (run, ...args) => page.evaluate(run as (...args: unknown[]) => never, ...args),
        click: (selector) => page.click(selector),
        drag: async (from, to, pointer) => {
          if (pointer === "touch") {
            const finger = await page.touchscreen.touchStart(from.x, from.y)
            for (const { x, y } of pointsBetween(from, to)) await finger.move(x, y)
            await finger.end()
            return
          }
          await page.mouse.move(from.x, from.y)
          await page.mouse.down()
          await page.mouse.move(to.x, to.y, { steps: 10 })
          await page.mouse.up()
        },
        press: (key) => page.keyboard.press(key === "Space" ? " " : key),
        find: async (text) => {
          await page.evaluate((value) => Reflect.get(window, "find")(value), text)
        },
        resize: (width, height) => resize(page, width, height),
        print: async (format) => Buffer.from(await page.pdf({ format })),
        close: () => context.close(),
      }
    },
    close: () => browser.close(),
  }
}

/** Puppeteer also turns the screen. Firefox 140 cannot do that, and takes the size alone. */
async function resize(page: Page, width: number, height: number): Promise<void> {
  await page.setViewport({ width, height }).catch((error: Error) => {
    if (!error.message.includes("unknown command emulation.setScreenOrientationOverride"))
      throw error
  })
}
