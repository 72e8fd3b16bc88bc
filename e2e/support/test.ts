/** Playwright's `test` with the content at hand, and an eye on what the browser complains of. */
import path from "node:path"
import { test as base, expect } from "@playwright/test"
import { loadContent } from "../../src/content/load"
import type { Content } from "../../src/content/schemas"

type Fixtures = {
  /** Console errors and warnings, page errors and requests to other hosts, as they come. */
  complaints: string[]
}

type WorkerFixtures = { content: Content }

export const test = base.extend<Fixtures, WorkerFixtures>({
  content: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern
    async ({}, use) => {
      const { content } = await loadContent(path.resolve("content"))
      if (!content) throw new Error("The content has errors: run `npm run check`.")
      await use(content)
    },
    { scope: "worker" },
  ],
  complaints: async ({ page, baseURL }, use) => {
    const complaints: string[] = []
    page.on("console", (message) => {
      if (["error", "warning"].includes(message.type())) complaints.push(message.text())
    })
    page.on("pageerror", (error) => complaints.push(error.message))
    page.on("request", (request) => {
      const url = request.url()
      if (!url.startsWith(`${baseURL}/`) && !url.startsWith("data:")) complaints.push(url)
    })
    await use(complaints)
  },
})

export { expect }

/** The pages of the menu and the home page, in order. */
export const ROUTES = ["/", "/about/", "/portfolio/", "/resume/"] as const

/** One address for each error page. */
export const ERROR_ROUTES = ["/400.html", "/403.html", "/404.html", "/405.html"] as const
