/** A visit to all pages, as a visitor makes it, and other spellings of their addresses. */
import { headerLink, title } from "./support/navigation"
import { openPage, waitForHydration } from "./support/open-page"
import { expect, ROUTES, test } from "./support/test"

test("a visit to all pages, with Back and Forward, has no console errors and no requests to other hosts", async ({
  page,
  consoleErrors,
}) => {
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

test("the skip link moves to the content", async ({ page }) => {
  await openPage(page, "/resume/")
  await page.keyboard.press("Tab")
  await expect(page.getByRole("link", { name: "Skip to content" })).toBeFocused()
  await page.keyboard.press("Enter")
  await expect(page.getByRole("main")).toBeFocused()
  await expect(page).toHaveURL("/resume/")
})

for (const address of [
  "/resume",
  "//resume/",
  "/%72esume/",
  "/resume/index.html",
  "/resume/%69ndex.html",
]) {
  test(`${address} shows the page at its own address`, async ({
    page,
    baseURL,
    content,
    consoleErrors,
  }) => {
    const response = await page.goto(`${baseURL}${address}?ref=mail#work`)
    expect(response?.status()).toBe(200)
    await waitForHydration(page)
    await expect(title(page)).toHaveText(content.resume.title)
    await expect(page).toHaveURL("/resume/?ref=mail#work")
    expect(consoleErrors).toEqual([])
  })
}

test("/index.html shows the home page at its own address", async ({
  page,
  content,
  consoleErrors,
}) => {
  await openPage(page, "/index.html")
  await expect(title(page)).toHaveText(content.owner.name)
  await expect(page).toHaveURL("/")
  await headerLink(page, "/resume/").click()
  await expect(title(page)).toHaveText(content.resume.title)
  await page.goBack()
  await expect(title(page)).toHaveText(content.owner.name)
  expect(consoleErrors).toEqual([])
})
