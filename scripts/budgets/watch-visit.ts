/** A browser and an address in; the files that a visit asks for out. */
import type { Browser } from "@playwright/test"

export type Screen = { width: number; height: number; scale: number }

export type Asked = { scripts: string[]; data: string[]; images: string[] }

const KINDS: Readonly<Record<string, keyof Asked>> = {
  script: "scripts",
  xhr: "data",
  fetch: "data",
  image: "images",
}

/**
 * Reads a page from top to bottom, as a visitor who saves data: so nothing is counted that is
 * fetched ahead for other pages.
 */
export async function watchVisit(browser: Browser, url: string, screen: Screen): Promise<Asked> {
  const { width, height, scale } = screen
  const context = await browser.newContext({
    viewport: { width, height },
    deviceScaleFactor: scale,
  })
  const asked: Asked = { scripts: [], data: [], images: [] }
  try {
    const page = await context.newPage()
    await page.addInitScript(() => {
      Object.defineProperty(navigator, "connection", { value: { saveData: true } })
    })
    page.on("request", (request) => {
      const kind = KINDS[request.resourceType()]
      const { protocol, pathname } = new URL(request.url())
      if (kind && protocol.startsWith("http")) asked[kind].push(pathname)
    })
    await page.goto(url)
    await page.waitForFunction(() => performance.getEntriesByName("onInitialClientRender")[0])
    const bottom = await page.evaluate(() => document.documentElement.scrollHeight)
    for (let top = 0; top < bottom; top += height / 2) {
      await page.evaluate((y) => window.scrollTo({ top: y, behavior: "instant" }), top)
      await page.waitForLoadState("networkidle")
    }
    return asked
  } finally {
    await context.close()
  }
}
