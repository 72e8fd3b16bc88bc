/** Records the files that a page requests in a browser. */
import type { Browser, Page } from "@playwright/test"
import { waitForFrames } from "../../e2e/support/wait-for-frames"

export type Screen = { width: number; height: number; scale: number }

/** The paths of the requested files, by kind. */
export type RequestedFiles = { scripts: string[]; data: string[]; images: string[] }

const KINDS: Readonly<Record<string, keyof RequestedFiles>> = {
  script: "scripts",
  xhr: "data",
  fetch: "data",
  image: "images",
}

function scrollTo(top: number): void {
  window.scrollTo({ top, behavior: "instant" })
}

/** Waits until the page requests nothing more. A finished request may lead to others. */
async function waitForRequests(page: Page, finished: readonly Promise<unknown>[]): Promise<void> {
  let known: number
  do {
    // The browser and the page request lazy files in the frame after they are visible.
    await waitForFrames(page)
    known = finished.length
    await Promise.allSettled(finished)
  } while (finished.length > known)
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
    const finished: Promise<unknown>[] = []
    page.on("request", (request) => {
      finished.push(request.response().then((response) => response?.finished()))
      const kind = KINDS[request.resourceType()]
      const { protocol, pathname } = new URL(request.url())
      if (kind && protocol.startsWith("http")) requested[kind].push(pathname)
    })
    await page.goto(url)
    await page.waitForFunction(() => performance.getEntriesByName("onInitialClientRender")[0])
    const bottom = await page.evaluate(() => document.documentElement.scrollHeight)
    for (let top = 0; top < bottom; top += height / 2) {
      await page.evaluate(scrollTo, top)
      await waitForRequests(page, finished)
    }
    return requested
  } finally {
    await context.close()
  }
}
