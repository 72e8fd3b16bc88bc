/** A host and a network that change in the middle of a visit: a new deploy, and no connection. */
import { hydrated } from "./support/hydrated"
import { expect, test } from "./support/test"
import { APP_DATA, goOn, isSameDocument, NEXT_SCRIPT, open, title } from "./support/visit"

test("after a new deploy the next page is reached by one document load, fragment and all", async ({
  page,
  content,
}) => {
  await open(page, "/portfolio/")
  const loads: string[] = []
  page.on("request", (request) => {
    if (request.isNavigationRequest()) loads.push(new URL(request.url()).pathname)
  })
  // Until the document is loaded: its scripts are gone, and the host says it serves another build.
  await page.route(/\/component---src-pages-index-tsx-[0-9a-f]{20}\.js$/, (route) =>
    loads.length > 0 ? route.continue() : route.fulfill({ status: 404 }),
  )
  await page.route(APP_DATA, (route) =>
    loads.length > 0
      ? route.continue()
      : route.fulfill({ json: { webpackCompilationHash: "another" } }),
  )
  await page.getByRole("link", { name: content.portfolio.showcaseLink }).click()
  await expect(title(page)).toHaveText(content.owner.name)
  await hydrated(page)
  await expect(page).toHaveURL("/#showcase")
  expect(await isSameDocument(page)).toBe(false)
  expect(loads).toEqual(["/"])
  await page.goBack()
  await expect(title(page)).toHaveText(content.portfolio.title)
})

test("a new deploy that stays half done leaves a page to read, and loads it once", async ({
  page,
  content,
}) => {
  const loads: string[] = []
  await open(page)
  page.on("request", (request) => {
    if (request.isNavigationRequest()) loads.push(request.url())
  })
  await page.route(NEXT_SCRIPT, (route) => route.abort())
  await page.route(APP_DATA, (route) =>
    route.fulfill({ json: { webpackCompilationHash: "another" } }),
  )
  await goOn(page)
  await expect(title(page)).toHaveText(content.portfolio.title)
  await page.waitForLoadState("networkidle")
  await expect(title(page)).toHaveText(content.portfolio.title)
  expect(loads.length).toBeLessThanOrEqual(2)
})

test("offline, the page that was seen is there, and the next waits for the network", async ({
  page,
  context,
  content,
}) => {
  await open(page)
  await context.setOffline(true)
  await page.locator('header a[href="/resume/"]').click()
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
