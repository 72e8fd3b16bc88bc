/** A browser that blocks storage. */
import { goToPortfolio, switchMetalOn, title } from "./support/navigation"
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
  await switchMetalOn(page)
  await goToPortfolio(page)
  await expect(title(page)).toHaveText(content.portfolio.title)
  await expect(page.locator("html")).toHaveAttribute("data-metal", "on")
  expect(errors).toEqual([])
})
