/** Pages that are fetched before the visitor opens them. */
import type { Page, Request } from "@playwright/test"
import { headerLink, title } from "./support/navigation"
import { openPage } from "./support/open-page"
import { expect, test } from "./support/test"

const DATA = /\/page-data\/(.+)\/page-data\.json$/

/** Records the paths of the pages whose data is requested. */
function recordFetchedPages(page: Page): string[] {
  const paths: string[] = []
  page.on("request", (request: Request) => {
    const name = DATA.exec(new URL(request.url()).pathname)?.[1]
    if (name) paths.push(name === "index" ? "/" : `/${name}/`)
  })
  return paths
}

const linksInViewport = (page: Page) =>
  page.locator("a[href^='/']").evaluateAll((links) =>
    (links as HTMLAnchorElement[])
      .filter((link) => {
        const { top, bottom } = link.getBoundingClientRect()
        return bottom > 0 && top < window.innerHeight && link.checkVisibility()
      })
      .map((link) => link.pathname),
  )

test("only pages whose link is in the viewport are fetched in advance", async ({ page }) => {
  const fetched = recordFetchedPages(page)
  await openPage(page, "/about/")
  const links = await linksInViewport(page)
  await expect.poll(() => fetched).toContain("/resume/")
  await page.waitForLoadState("networkidle")
  for (const path of fetched) expect(links).toContain(path)
})

test("with data saving on, no page is fetched in advance", async ({ page, content }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "connection", { value: { saveData: true } })
  })
  await page.clock.install()
  const fetched = recordFetchedPages(page)
  await openPage(page, "/about/")
  await page.clock.runFor(10_000)
  await page.waitForLoadState("networkidle")
  expect(new Set(fetched)).toEqual(new Set(["/about/"]))

  await headerLink(page, "/resume/").click()
  await expect(title(page)).toHaveText(content.resume.title)
})
