/** A browser that withholds what a page may ask it for: storage, fonts. */
import { expect, test } from "./support/test"
import { goOn, open, title } from "./support/visit"

test("without storage the site works, and metal mode too", async ({ page, content }) => {
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
  await open(page)
  await page.getByRole("button", { name: "Activate metal mode." }).click()
  await goOn(page)
  await expect(title(page)).toHaveText(content.portfolio.title)
  await expect(page.locator("html")).toHaveAttribute("data-metal", "on")
  expect(errors).toEqual([])
})

test("metal mode without its font falls back to a serif", async ({ page }) => {
  await page.route("**/*.woff2", (route) => route.abort())
  await open(page)
  const width = () => title(page).evaluate((element) => element.getBoundingClientRect().width)
  const failed = page.waitForEvent("requestfailed", (request) => /new-rocker/.test(request.url()))
  await page.getByRole("button", { name: "Activate metal mode." }).click()
  await failed
  await page.evaluate(() => document.fonts.ready)
  const family = await title(page).evaluate((element) => getComputedStyle(element).fontFamily)
  expect(family).toMatch(/,\s*serif$/)
  expect(await width()).toBeGreaterThan(0)
  await expect(title(page)).toBeVisible()
})
