/** Records the files that a page requests in a browser. */
import type { Browser } from "@playwright/test"

export type Screen = { width: number; height: number; scale: number }

/** The paths of the requested files, by kind. */
export type RequestedFiles = { scripts: string[]; data: string[]; images: string[] }

const KINDS: Readonly<Record<string, keyof RequestedFiles>> = {
  script: "scripts",
  xhr: "data",
  fetch: "data",
  image: "images",
}

/**
 * Scrolls through a page from top to bottom. Emulates the setting "save data", with which the site
 * prefetches nothing of other pages.
 */
export async function recordRequests(
  browser: Browser,
  url: string,
  screen: Screen,
): Promise<RequestedFiles> {
  const { width, height, scale } = screen
  const context = await browser.newContext({
    viewport: { width, height },
    deviceScaleFactor: scale,
  })
  const requested: RequestedFiles = { scripts: [], data: [], images: [] }
  try {
    const page = await context.newPage()
    await page.addInitScript(() => {
      Object.defineProperty(navigator, "connection", { value: { saveData: true } })
    })
    page.on("request", (request) => {
      const kind = KINDS[request.resourceType()]
      const { protocol, pathname } = new URL(request.url())
      if (kind && protocol.startsWith("http")) requested[kind].push(pathname)
    })
    await page.goto(url)
    await page.waitForFunction(() => performance.getEntriesByName("onInitialClientRender")[0])
    const bottom = await page.evaluate(() => document.documentElement.scrollHeight)
    for (let top = 0; top < bottom; top += height / 2) {
      await page.evaluate((y) => window.scrollTo({ top: y, behavior: "instant" }), top)
      await page.waitForLoadState("networkidle")
    }
    return requested
  } finally {
    await context.close()
  }
}
