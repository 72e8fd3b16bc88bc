/** A visit to all pages, as a visitor makes it. */
import { headerLink } from "./support/navigation"
import { openPage } from "./support/open-page"
import { expect, ROUTES, test } from "./support/test"

test("a visit to all pages has no console error", async ({ page, consoleErrors }) => {
  await openPage(page)
  for (const route of ROUTES.slice(1)) {
    await headerLink(page, route).click()
    await expect(page).toHaveURL(route)
    await expect(page.locator('nav [aria-current="page"]')).toHaveAttribute("href", route)
  }
  for (const route of ROUTES.toReversed().slice(1)) {
    await page.goBack()
    await expect(page).toHaveURL(route)
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible()
  }
  for (const route of ROUTES.slice(1)) {
    await page.goForward()
    await expect(page).toHaveURL(route)
  }
  expect(consoleErrors).toEqual([])
})
