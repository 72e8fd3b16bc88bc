/** What is fetched before anybody asks for it: little, late, and never what is not in view. */
import type { Page, Request } from "@playwright/test"
import { hydrated } from "./support/hydrated"
import { expect, test } from "./support/test"

const DATA = /\/page-data\/(.+)\/page-data\.json$/

/** The paths of the pages whose data was asked for, as they come. */
function watchPages(page: Page): string[] {
  const paths: string[] = []
  page.on("request", (request: Request) => {
    const name = DATA.exec(new URL(request.url()).pathname)?.[1]
    if (name) paths.push(name === "index" ? "/" : `/${name}/`)
  })
  return paths
}

const linksInView = (page: Page) =>
  page.locator("a[href^='/']").evaluateAll((links) =>
    (links as HTMLAnchorElement[])
      .filter((link) => {
        const { top, bottom } = link.getBoundingClientRect()
        return bottom > 0 && top < window.innerHeight && link.checkVisibility()
      })
      .map((link) => link.pathname),
  )

test("scripts and data wait until the page is painted", async ({ page }) => {
  let isPainted = false
  const early: string[] = []
  await page.addInitScript(() => {
    // The page is never painted, as far as it can tell.
    window.PerformanceObserver = class {
      observe() {}
    } as unknown as typeof PerformanceObserver
  })
  page.on("request", (request) => {
    const isLate = ["script", "xhr", "fetch"].includes(request.resourceType())
    if (isLate && !isPainted) early.push(request.url())
  })
  await page.goto("/resume/", { waitUntil: "networkidle" })
  expect(early).toEqual([])
  await expect(page.locator("main")).toContainText(/\w/)

  isPainted = true
  await page.mouse.move(5, 5)
  await hydrated(page)
})

test("a page is fetched ahead if its link is in view, and no other", async ({ page }) => {
  const asked = watchPages(page)
  await page.goto("/about/")
  await hydrated(page)
  const inView = await linksInView(page)
  await expect.poll(() => asked).toContain("/resume/")
  await page.waitForLoadState("networkidle")
  for (const path of asked) expect(inView).toContain(path)
})

test("a visitor who saves data gets no page before asking for it", async ({ page, content }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "connection", { value: { saveData: true } })
  })
  await page.clock.install()
  const asked = watchPages(page)
  await page.goto("/about/")
  await hydrated(page)
  const link = page.locator('header a[href="/resume/"]')
  await link.hover()
  await page.clock.runFor(10_000)
  await page.waitForLoadState("networkidle")
  expect(new Set(asked)).toEqual(new Set(["/about/"]))

  await link.click()
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(content.resume.title)
})
