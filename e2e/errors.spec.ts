import type { Page } from "@playwright/test"
import { hydrated } from "./support/hydrated"
import { expect, test } from "./support/test"

test("an unknown address answers 404 with the screen, and keeps the address", async ({
  page,
  content,
}) => {
  const response = await page.goto("/no/such/page?really#no")
  expect(response?.status()).toBe(404)
  await hydrated(page)
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(content.errors.title)
  await expect(page.getByText("404 — Not Found")).toBeVisible()
  await expect(page).toHaveURL("/no/such/page?really#no")
  await page.getByRole("link", { name: "Home", exact: true }).click()
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(content.owner.name)
})

test("an error page that the host sends for any address stays as it was sent", async ({ page }) => {
  const response = await page.goto("/.secret")
  expect(response?.status()).toBe(403)
  await hydrated(page)
  await expect(page.getByText("403 — Forbidden")).toBeVisible()
  await expect(page).toHaveTitle(/^403/)
  await expect(page).toHaveURL("/.secret")
})

/** Makes the data of the résumé unusable, which is how a page of this site can fail to render. */
const breakResume = (page: Page) =>
  page.route("**/page-data/resume/page-data.json", async (route) => {
    const response = await route.fetch()
    const body = await response.json()
    body.result.data.resume = null
    await route.fulfill({ response, json: body })
  })

test("a render error shows the screen in the shell; a retry and the way home work", async ({
  page,
  content,
}) => {
  await breakResume(page)
  await page.goto("/")
  await hydrated(page)
  await page.locator('header a[href="/resume/"]').click()
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(content.errors.title)
  await expect(page.getByText('The query gave no "resume".')).toBeVisible()
  await page.getByRole("button", { name: "Try again" }).click()
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(content.errors.title)
  await page.getByRole("link", { name: "Home", exact: true }).click()
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(content.owner.name)
})

test("an error during hydration shows the screen too, not a blank page", async ({
  page,
  content,
}) => {
  await breakResume(page)
  await page.goto("/resume/")
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(content.errors.title)
  await expect(page.getByRole("contentinfo")).toBeVisible()
})

for (const fragment of ["#%", "#%E0%A4%A"]) {
  test(`a page survives the broken fragment ${fragment}, come with the address or later`, async ({
    page,
    content,
    complaints,
  }) => {
    const title = page.getByRole("heading", { level: 1 })
    await page.goto(`/resume/${fragment}`)
    await hydrated(page)
    await expect(title).toHaveText(content.resume.title)
    await page.getByRole("navigation").getByRole("link", { name: content.about.title }).click()
    await expect(title).toHaveText(content.owner.name)
    await page.evaluate((broken) => window.location.assign(broken), fragment)
    await page.goBack()
    await page.goBack()
    await expect(title).toHaveText(content.resume.title)
    expect(complaints).toEqual([])
  })
}
