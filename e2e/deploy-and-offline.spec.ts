/** A new deploy or a lost connection in the middle of a visit. */
import { APP_DATA, goToPortfolio, headerLink, PORTFOLIO_SCRIPT, title } from "./support/navigation"
import { isSameDocument, openPage, waitForHydration } from "./support/open-page"
import { expect, test } from "./support/test"

const OTHER_BUILD = { json: { webpackCompilationHash: "another" } }

test("after a deploy, a link loads its page once, at its fragment", async ({ page, content }) => {
  await openPage(page, "/portfolio/")
  const loads: string[] = []
  page.on("request", (request) => {
    if (request.isNavigationRequest()) loads.push(new URL(request.url()).pathname)
  })
  // Until the next document is requested, a script is missing and the host serves another build.
  await page.route(/\/component---[\w-]*templates-home-tsx-[0-9a-f]{20}\.js$/, (route) =>
    loads.length > 0 ? route.continue() : route.fulfill({ status: 404 }),
  )
  await page.route(APP_DATA, (route) =>
    loads.length > 0 ? route.continue() : route.fulfill(OTHER_BUILD),
  )
  await page.getByRole("link", { name: content.portfolio.showcaseLink }).click()
  await expect(title(page)).toHaveText(content.owner.name)
  await waitForHydration(page)
  await expect(page).toHaveURL("/#showcase")
  expect(loads).toEqual(["/"])
  await page.goBack()
  await expect(title(page)).toHaveText(content.portfolio.title)
})

test("after an incomplete deploy, a page is loaded twice at most", async ({ page, content }) => {
  const loads: string[] = []
  await openPage(page)
  page.on("request", (request) => {
    if (request.isNavigationRequest()) loads.push(request.url())
  })
  await page.route(PORTFOLIO_SCRIPT, (route) => route.abort())
  await page.route(APP_DATA, (route) => route.fulfill(OTHER_BUILD))
  await goToPortfolio(page)
  await expect(title(page)).toHaveText(content.portfolio.title)
  await page.waitForLoadState("networkidle")
  await expect(title(page)).toHaveText(content.portfolio.title)
  expect(loads.length).toBeLessThanOrEqual(2)
})

test("offline, Back works; online again, a retry does", async ({ page, context, content }) => {
  await openPage(page)
  await context.setOffline(true)
  await headerLink(page, "/resume/").click()
  await expect(title(page)).toHaveText(content.errors.title)
  await page.goBack()
  await expect(title(page)).toHaveText(content.owner.name)
  await page.goForward()
  await expect(title(page)).toHaveText(content.errors.title)
  await page.getByRole("button", { name: "Try again" }).click()
  await expect(
    page.getByRole("status").filter({ hasText: "still cannot be reached" }),
  ).toBeVisible()
  expect(await isSameDocument(page)).toBe(true)
  await context.setOffline(false)
  await page.getByRole("button", { name: "Try again" }).click()
  await expect(title(page)).toHaveText(content.resume.title)
  await expect(page).toHaveURL("/resume/")
})
