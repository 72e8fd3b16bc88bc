/** Scripts and page data that cannot be loaded. The visitor always has a page to read. */
import type { Page } from "@playwright/test"
import { goToPortfolio, PORTFOLIO_SCRIPT, title } from "./support/navigation"
import { isSameDocument, openPage } from "./support/open-page"
import { expect, test } from "./support/test"

const HTML = { contentType: "text/html", body: "<!DOCTYPE html><title>Sign in</title>" }

/** Messages of the browser itself about a response that it cannot use. */
const BROWSER_MESSAGE = /^(?:Failed to load resource|Refused to execute script|Unexpected token)/

/** Records the errors in the console that are not the browser's own. */
function recordErrors(page: Page): string[] {
  const errors: string[] = []
  const record = (text: string) => {
    if (!BROWSER_MESSAGE.test(text)) errors.push(text)
  }
  page.on("console", (message) => {
    if (message.type() === "error") record(message.text())
  })
  page.on("pageerror", ({ message }) => record(message))
  return errors
}

test("the error screen names a chunk load error if HTML replaces a script, and a retry shows the page", async ({
  page,
  content,
}) => {
  const errors = recordErrors(page)
  await page.route(PORTFOLIO_SCRIPT, (route) => route.fulfill(HTML))
  await openPage(page)
  await goToPortfolio(page)
  await expect(title(page)).toHaveText(content.errors.title)
  await expect(page.getByText("Chunk load error", { exact: true })).toBeVisible()
  await expect(page.getByText("A script of this page could not be loaded.")).toBeVisible()
  await expect(page).toHaveURL("/portfolio/")
  await expect(page).toHaveTitle(`Chunk load error — ${content.owner.name}`)
  await expect(page.locator("html")).toHaveAttribute("lang", content.website.language ?? "en")
  expect(await isSameDocument(page)).toBe(true)
  await page.waitForLoadState("networkidle")
  expect(errors).toEqual(["/portfolio/: A script of this page could not be loaded."])

  await page.unroute(PORTFOLIO_SCRIPT)
  await page.getByRole("button", { name: "Try again" }).click()
  await expect(title(page)).toHaveText(content.portfolio.title)
  await page.goBack()
  await expect(title(page)).toHaveText(content.owner.name)
})

test("a script that takes longer than two minutes counts as failed", async ({ page, content }) => {
  const errors = recordErrors(page)
  await page.clock.install()
  await page.route(PORTFOLIO_SCRIPT, () => new Promise(() => {}))
  await openPage(page)
  const requested = page.waitForRequest(PORTFOLIO_SCRIPT)
  await goToPortfolio(page)
  await requested
  await page.clock.runFor(119_000)
  await expect(title(page)).toHaveText(content.owner.name)
  await page.clock.runFor(300)
  await expect(page.getByText("took too long to load")).toBeVisible()
  expect(errors).toEqual(["/portfolio/: A script of this page took too long to load."])
})

test("the error screen appears when the page data cannot be fetched", async ({ page, content }) => {
  const errors = recordErrors(page)
  await page.route("**/page-data/portfolio/page-data.json", (route) => route.abort())
  await openPage(page)
  await goToPortfolio(page)
  await expect(title(page)).toHaveText(content.errors.title)
  await expect(page.getByText("Page data error", { exact: true })).toBeVisible()
  await expect(page).toHaveTitle(`Page data error — ${content.owner.name}`)
  await expect(page.getByRole("contentinfo")).toBeVisible()
  expect(await isSameDocument(page)).toBe(true)
  expect(errors).toEqual(["/portfolio/: The data of this page could not be loaded."])
  await page.getByRole("link", { name: "Home", exact: true }).click()
  await expect(title(page)).toHaveText(content.owner.name)
})
