/** A visit to all pages, as a visitor makes it, and other spellings of their addresses. */
import { headerLink, title } from "./support/navigation"
import { openPage, waitForHydration } from "./support/open-page"
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

test("other spellings of an address show the page at its own address", async ({
  page,
  baseURL,
  content,
  consoleErrors,
}) => {
  for (const address of ["/resume", "//resume/", "/%72esume/", "/resume/%69ndex.html"]) {
    const response = await page.goto(`${baseURL}${address}?ref=mail#work`)
    expect(response?.status(), address).toBe(200)
    await waitForHydration(page)
    await expect(title(page)).toHaveText(content.resume.title)
    await expect(page).toHaveURL("/resume/?ref=mail#work")
  }
  await openPage(page, "/index.html")
  await expect(title(page)).toHaveText(content.owner.name)
  await expect(page).toHaveURL("/")
  await headerLink(page, "/resume/").click()
  await expect(title(page)).toHaveText(content.resume.title)
  await page.goBack()
  await expect(title(page)).toHaveText(content.owner.name)
  expect(consoleErrors).toEqual([])
})
