/** The few steps that most journeys about faults are made of. */
import type { Page } from "@playwright/test"
import { hydrated } from "./hydrated"

/** The script and the data of the page that `goOn` leads to. */
export const NEXT_SCRIPT = /\/component---src-pages-portfolio-tsx-[0-9a-f]{20}\.js$/
export const NEXT_DATA = "**/page-data/portfolio/page-data.json"
export const APP_DATA = "**/page-data/app-data.json"

export const title = (page: Page) => page.getByRole("heading", { level: 1 })

/** Follows the menu's link to the portfolio. */
export const goOn = (page: Page) => page.locator('header a[href="/portfolio/"]').click()

/** Opens a page and marks its document, so that a document load can be told. */
export async function open(page: Page, route = "/"): Promise<void> {
  await page.goto(route)
  await hydrated(page)
  await page.evaluate(() => Reflect.set(window, "marked", true))
}

/** @returns whether the document is still the one that `open` has marked */
export const isSameDocument = (page: Page) => page.evaluate(() => Reflect.has(window, "marked"))

/**
 * Keeps back the answer to what is asked for at an address.
 * @returns what lets it go
 */
export async function hold(page: Page, address: string | RegExp): Promise<() => void> {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(address, async (route) => {
    await held
    await route.continue()
  })
  return release
}
