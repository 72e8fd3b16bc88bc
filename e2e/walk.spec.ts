/** A visit from page to page, as a person makes it. */
import { hydrated } from "./support/hydrated"
import { expect, ROUTES, test } from "./support/test"

test("walks through all pages, back and forward, with no complaint and no other host", async ({
  page,
  complaints,
}) => {
  await page.goto("/")
  await hydrated(page)
  const menu = page.getByRole("navigation", { name: "Main" })
  for (const route of ROUTES.slice(1)) {
    await menu.locator(`a[href="${route}"]`).click()
    await expect(page).toHaveURL(route)
    await expect(menu.locator('[aria-current="page"]')).toHaveAttribute("href", route)
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
  expect(complaints).toEqual([])
})

test("the skip link leads past the header", async ({ page }) => {
  await page.goto("/resume/")
  await page.keyboard.press("Tab")
  await expect(page.getByRole("link", { name: "Skip to content" })).toBeFocused()
  await page.keyboard.press("Enter")
  await expect(page).toHaveURL("/resume/#content")
})

test("the year of the copyright is the visitor's, whenever the site was built", async ({
  page,
  content,
  complaints,
}) => {
  await page.clock.setFixedTime("2041-01-01T12:00:00Z")
  await page.goto("/")
  await hydrated(page)
  await expect(page.getByText(`© 2041 ${content.owner.name}`)).toBeVisible()
  expect(complaints).toEqual([])
})
