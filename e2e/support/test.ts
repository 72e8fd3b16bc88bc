/** Playwright's `test` with the content of the site and the console errors as fixtures. */
import { test as base, expect } from "@playwright/test"
import { MAIN_PAGES, mainPages } from "../../src/content/schemas/pages"
import { type FullContent, loadSiteContent } from "../../test/site-content"

type Fixtures = {
  /** Console errors and warnings, page errors, and requests to other hosts. The list grows. */
  consoleErrors: string[]
}

type WorkerFixtures = { content: FullContent }

export const test = base.extend<Fixtures, WorkerFixtures>({
  content: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern
    async ({}, use) => use(await loadSiteContent()),
    { scope: "worker" },
  ],
  consoleErrors: async ({ page, baseURL }, use) => {
    const consoleErrors: string[] = []
    page.on("console", (message) => {
      if (["error", "warning"].includes(message.type())) consoleErrors.push(message.text())
    })
    page.on("pageerror", (error) => consoleErrors.push(error.message))
    page.on("request", (request) => {
      const url = request.url()
      if (!url.startsWith(`${baseURL}/`) && !url.startsWith("data:")) consoleErrors.push(url)
    })
    await use(consoleErrors)
  },
})

export { expect }

/** The home page and the pages of the menu, in order. */
export const ROUTES = mainPages.map((name) => MAIN_PAGES[name].path)
