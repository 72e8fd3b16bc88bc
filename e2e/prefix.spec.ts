/** The site under a folder, as on GitHub Pages: every address within it begins with the folder. */
import { hydrated } from "./support/hydrated"
import { expect, PREFIX, test } from "./support/prefixed-site"
import { ERROR_ROUTES, ROUTES } from "./support/test"
import { watchViolations } from "./support/violations"

test("a visit stays under the folder, with no failed request and no violation", async ({
  page,
  site,
}) => {
  const violations = await watchViolations(page)
  const failures: string[] = []
  page.on("response", (response) => {
    const isOutside = !new URL(response.url()).pathname.startsWith(`${PREFIX}/`)
    if (isOutside || response.status() >= 400) failures.push(response.url())
  })
  await page.goto(`${site.origin}${PREFIX}/`)
  await hydrated(page)
  for (const route of [...ROUTES.slice(1), "/"]) {
    await page.locator(`header a[href="${PREFIX}${route}"]`).first().click()
    await expect(page).toHaveURL(`${site.origin}${PREFIX}${route}`)
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible()
    for (const picture of await page.locator("main img").all()) {
      await picture.scrollIntoViewIfNeeded()
    }
  }
  await page.getByRole("button", { name: "Activate metal mode." }).click()
  await page.evaluate(() => document.fonts.ready)
  await page.goBack()
  await expect(page).toHaveURL(`${site.origin}${PREFIX}/resume/`)
  expect([...failures, ...violations]).toEqual([])
})

for (const route of [...ROUTES, ...ERROR_ROUTES]) {
  test(`every address in ${route} is under the folder`, async ({ page, site }) => {
    await page.goto(`${site.origin}${PREFIX}${route}`)
    // It comes last, when React has taken over.
    const manifest = page.locator('link[rel="manifest"]')
    await expect(manifest).toHaveAttribute("href", `${PREFIX}/manifest.webmanifest`)
    const addresses = await page
      .locator("[href^='/'], [src^='/']")
      .evaluateAll((elements) =>
        elements.map(
          (element) => element.getAttribute("href") ?? element.getAttribute("src") ?? "",
        ),
      )
    expect(addresses.filter((address) => !address.startsWith(`${PREFIX}/`))).toEqual([])
    for (const address of new Set(addresses)) {
      const response = await page.request.get(`${site.origin}${address}`)
      expect(response.status(), address).toBe(200)
    }
  })
}

test("an unknown address shows the error screen, and leads home", async ({
  page,
  site,
  content,
}) => {
  const response = await page.goto(`${site.origin}${PREFIX}/no/such/page`)
  expect(response?.status()).toBe(404)
  await hydrated(page)
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(content.errors.title)
  await page.getByRole("link", { name: "Home", exact: true }).click()
  await expect(page).toHaveURL(`${site.origin}${PREFIX}/`)
})

test("a page that fails to load keeps its address, and a retry brings it", async ({
  page,
  site,
  content,
}) => {
  const script = /\/component---src-pages-portfolio-tsx-[0-9a-f]{20}\.js$/
  await page.route(script, (route) => route.abort())
  await page.goto(`${site.origin}${PREFIX}/`)
  await hydrated(page)
  await page.locator(`header a[href="${PREFIX}/portfolio/"]`).click()
  await expect(page.getByText("Chunk load error")).toBeVisible()
  await expect(page).toHaveURL(`${site.origin}${PREFIX}/portfolio/`)
  await page.unroute(script)
  await page.getByRole("button", { name: "Try again" }).click()
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(content.portfolio.title)
})
