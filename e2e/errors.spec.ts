/** Error pages of the host, and errors while rendering. */
import { changePageData, headerLink, title } from "./support/navigation"
import { openPage, waitForHydration } from "./support/open-page"
import { expect, test } from "./support/test"

/** Without this data, the résumé cannot be rendered. */
const removeResume = (data: { resume: unknown }) => {
  data.resume = null
}

test("an unknown address shows the 404 page, and stays", async ({ page, content }) => {
  const response = await page.goto("/no/such/page?really#no")
  expect(response?.status()).toBe(404)
  await waitForHydration(page)
  await expect(title(page)).toHaveText(content.errors.title)
  await expect(page.getByText("404 — Not Found")).toBeVisible()
  await expect(page).toHaveURL("/no/such/page?really#no")
  await page.getByRole("link", { name: "Home", exact: true }).click()
  await expect(title(page)).toHaveText(content.owner.name)
})

test("an error of a page is shown until the next page", async ({ page, content }) => {
  const errors: string[] = []
  page.on("pageerror", ({ message }) => errors.push(message))
  page.on("console", (message) => message.type() === "error" && errors.push(message.text()))
  await changePageData(page, "resume", removeResume)
  await openPage(page)
  await headerLink(page, "/resume/").click()
  await expect(title(page)).toHaveText(content.errors.title)
  await expect(page.getByText(/\bnull\b/)).toBeVisible()
  await page.getByRole("button", { name: "Try again" }).click()
  await expect(title(page)).toHaveText(content.errors.title)
  expect(errors.splice(0)).not.toEqual([])
  await page.getByRole("link", { name: "Home", exact: true }).click()
  await expect(title(page)).toHaveText(content.owner.name)
  expect(errors).toEqual([])

  // The same, while React hydrates the page.
  await page.goto("/resume/")
  await expect(title(page)).toHaveText(content.errors.title)
  await expect(page.getByRole("contentinfo")).toBeVisible()
})

test("an error in one section leaves the rest of the page", async ({ page, content }) => {
  await changePageData(page, "index", (data) => {
    data.showcase.links = null
  })
  await openPage(page, "/portfolio/")
  await headerLink(page, "/").click()
  await expect(page.getByRole("alert")).toContainText("This part of the page could not be shown.")
  await expect(title(page)).toHaveText(content.owner.name)
  const banner = content.home.beforeShowcase[0]?.header ?? ""
  await expect(page.getByRole("heading", { name: banner })).toBeVisible()
})
