/** Browsers that block storage or fonts. */
import { goToPortfolio, metalButton, title } from "./support/navigation"
import { openPage } from "./support/open-page"
import { expect, test } from "./support/test"

test("the site and metal mode work without storage", async ({ page, content }) => {
  const errors: string[] = []
  page.on("pageerror", ({ message }) => errors.push(message))
  await page.addInitScript(() => {
    for (const name of ["sessionStorage", "localStorage"]) {
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException("The operation is insecure.", "SecurityError")
        },
      })
    }
  })
  await openPage(page)
  await metalButton(page).click()
  await goToPortfolio(page)
  await expect(title(page)).toHaveText(content.portfolio.title)
  await expect(page.locator("html")).toHaveAttribute("data-metal", "on")
  expect(errors).toEqual([])
})

test("metal mode falls back to a serif font when its own font cannot be loaded", async ({
  page,
}) => {
  await page.route("**/*.woff2", (route) => route.abort())
  await openPage(page)
  const failed = page.waitForEvent("requestfailed", (request) => /new-rocker/.test(request.url()))
  await metalButton(page).click()
  await failed
  await page.evaluate(() => document.fonts.ready)
  const { family, width } = await title(page).evaluate((element) => ({
    family: getComputedStyle(element).fontFamily,
    width: element.getBoundingClientRect().width,
  }))
  expect(family).toMatch(/,\s*serif$/)
  expect(width).toBeGreaterThan(0)
  await expect(title(page)).toBeVisible()
})
