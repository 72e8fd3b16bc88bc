/** The site with a path prefix, as on GitHub Pages: every address starts with the prefix. */
import { headerLink, switchMetalOn, title } from "./support/navigation"
import { openPage, waitForHydration } from "./support/open-page"
import { recordPolicyViolations } from "./support/policy-violations"
import { expect, PREFIX, test } from "./support/prefixed-site"
import { ROUTES } from "./support/test"

test("a visit stays below the prefix, without a failed request", async ({ page, site }) => {
  const violations = await recordPolicyViolations(page)
  const failures: string[] = []
  page.on("response", (response) => {
    const isOutside = !new URL(response.url()).pathname.startsWith(`${PREFIX}/`)
    if (isOutside || response.status() >= 400) failures.push(response.url())
  })
  await openPage(page, site.home)
  for (const route of [...ROUTES.slice(1), "/"]) {
    await headerLink(page, `${PREFIX}${route}`).click()
    await expect(page).toHaveURL(`${site.origin}${PREFIX}${route}`)
    await expect(title(page)).toBeFocused()
    for (const picture of await page.locator("main img").all())
      await picture.scrollIntoViewIfNeeded()
  }
  await switchMetalOn(page)
  await page.evaluate(() => document.fonts.ready)
  await page.goBack()
  await expect(page).toHaveURL(`${site.origin}${PREFIX}/resume/`)
  expect([...failures, ...violations]).toEqual([])
})

test("every address in every page starts with the prefix and exists", async ({ page, site }) => {
  const known = new Set<string>()
  for (const route of [...ROUTES, "/404.html", "/de/resume/"]) {
    await openPage(page, `${site.origin}${PREFIX}${route}`)
    const addresses = await page
      .locator("[href^='/'], [src^='/']")
      .evaluateAll((elements) =>
        elements.map(
          (element) => element.getAttribute("href") ?? element.getAttribute("src") ?? "",
        ),
      )
    for (const address of addresses) known.add(address)
  }
  expect(known).toContain(`${PREFIX}/manifest.webmanifest`)
  expect([...known].filter((address) => !address.startsWith(`${PREFIX}/`))).toEqual([])
  for (const address of known) {
    const response = await page.request.get(`${site.origin}${address}`)
    expect(response.status(), address).toBe(200)
  }
})

test("other spellings of the prefix show the home page at its own address, and unknown addresses the error screen", async ({
  page,
  site,
  content,
}) => {
  for (const address of [PREFIX, `${PREFIX}/%69ndex.html`]) {
    await openPage(page, `${site.origin}${address}`)
    await expect(title(page)).toHaveText(content.owner.name)
    await expect(page).toHaveURL(site.home)
  }
  await openPage(page, `${site.origin}${PREFIX}/resume?ref=mail#work`)
  await expect(page).toHaveURL(`${site.home}resume/?ref=mail#work`)
  for (const address of ["/elsewhere", "/n%61me/no/such", `${PREFIX}/%25`]) {
    const response = await page.goto(`${site.origin}${address}`)
    expect(response?.status(), address).toBe(404)
    await waitForHydration(page)
    await expect(title(page)).toHaveText(content.errors.title)
  }
  await page.getByRole("link", { name: "Home", exact: true }).click()
  await expect(page).toHaveURL(site.home)
})
