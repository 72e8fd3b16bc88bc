/** Pages that are fetched before the visitor opens them. */
import { openPage } from "./support/open-page"
import { expect, test } from "./support/test"

const DATA = /\/page-data\/(.+)\/page-data\.json$/

test("only pages whose link is in the viewport are fetched in advance", async ({ page }) => {
  const fetched: string[] = []
  page.on("request", (request) => {
    const name = DATA.exec(new URL(request.url()).pathname)?.[1]
    if (name) fetched.push(name === "index" ? "/" : `/${name}/`)
  })
  await openPage(page, "/about/")
  const links = await page.locator("a[href^='/']").evaluateAll((all) =>
    (all as HTMLAnchorElement[])
      .filter((link) => {
        const { top, bottom } = link.getBoundingClientRect()
        return bottom > 0 && top < window.innerHeight && link.checkVisibility()
      })
      .map((link) => link.pathname),
  )
  await expect.poll(() => fetched).toContain("/resume/")
  await page.waitForLoadState("networkidle")
  for (const path of fetched) expect(links).toContain(path)
})
