/** Error pages of the host, errors while rendering, and addresses that cannot be decoded. */
import { changePageData, headerLink, title } from "./support/navigation"
import { openPage, waitForHydration } from "./support/open-page"
import { expect, test } from "./support/test"

const RESUME_DATA = "**/page-data/resume/page-data.json"

/** Without this data, the résumé cannot be rendered. */
const removeResume = (data: { resumeSource: unknown }) => {
  data.resumeSource = null
}

test("an unknown address returns 404 with the error screen, and stays in the address bar", async ({
  page,
  content,
}) => {
  const response = await page.goto("/no/such/page?really#no")
  expect(response?.status()).toBe(404)
  await waitForHydration(page)
  await expect(title(page)).toHaveText(content.errors.title)
  await expect(page.getByText("404 — Not Found")).toBeVisible()
  await expect(page).toHaveURL("/no/such/page?really#no")
  await page.getByRole("link", { name: "Home", exact: true }).click()
  await expect(title(page)).toHaveText(content.owner.name)
})

test("the 403 page of the host does not become the 404 page", async ({ page }) => {
  const response = await page.goto("/.secret")
  expect(response?.status()).toBe(403)
  await waitForHydration(page)
  await expect(page.getByText("403 — Forbidden")).toBeVisible()
  await expect(page).toHaveTitle(/^403/)
  await expect(page).toHaveURL("/.secret")
})

for (const [address, status] of [
  ["/%25", 404],
  ["/100%25/", 404],
  ["/%2525", 404],
  ["/no%2fsuch", 404],
  ["/%zz", 400],
  ["/.%73ecret", 403],
] as const) {
  test(`${address} shows the ${status} page, without an error of a script`, async ({
    page,
    content,
    consoleErrors,
  }) => {
    const response = await page.goto(address)
    expect(response?.status()).toBe(status)
    await waitForHydration(page)
    await expect(title(page)).toHaveText(content.errors.title)
    await expect(page.getByText(`${status} — `)).toBeVisible()
    // The browser reports the status of the document.
    expect(consoleErrors).toEqual([expect.stringContaining(`status of ${status}`)])
  })
}

test("a page that cannot be rendered shows the error screen, a retry and a link home", async ({
  page,
  content,
}) => {
  await changePageData(page, RESUME_DATA, removeResume)
  await openPage(page)
  await headerLink(page, "/resume/").click()
  await expect(title(page)).toHaveText(content.errors.title)
  await expect(page.getByText('The query gave no "resumeSource".')).toBeVisible()
  await page.getByRole("button", { name: "Try again" }).click()
  await expect(title(page)).toHaveText(content.errors.title)
  await page.getByRole("link", { name: "Home", exact: true }).click()
  await expect(title(page)).toHaveText(content.owner.name)
})

test("an error during hydration shows the error screen", async ({ page, content }) => {
  await changePageData(page, RESUME_DATA, removeResume)
  await page.goto("/resume/")
  await expect(title(page)).toHaveText(content.errors.title)
  await expect(page.getByRole("contentinfo")).toBeVisible()
})

test("a fragment that cannot be decoded breaks neither the first page nor a later one", async ({
  page,
  content,
  consoleErrors,
}) => {
  await openPage(page, "/resume/#%")
  await expect(title(page)).toHaveText(content.resume.title)
  await page.getByRole("navigation").getByRole("link", { name: content.about.title }).click()
  await expect(title(page)).toHaveText(content.owner.name)
  await page.evaluate(() => window.location.assign("#%E0%A4%A"))
  await page.goBack()
  await page.goBack()
  await expect(title(page)).toHaveText(content.resume.title)
  expect(consoleErrors).toEqual([])
})

test("an error in one section leaves the rest of the page", async ({ page, content }) => {
  await changePageData(page, "**/page-data/index/page-data.json", (data) => {
    data.showcase.links = null
  })
  await openPage(page, "/portfolio/")
  await headerLink(page, "/").click()
  await expect(page.getByRole("alert")).toContainText("This part of the page could not be shown.")
  await expect(title(page)).toHaveText(content.owner.name)
  const banner = content.home.beforeShowcase[0]?.header ?? ""
  await expect(page.getByRole("heading", { name: banner })).toBeVisible()
})
