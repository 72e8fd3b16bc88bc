/** A site in three languages, one of them from right to left. */
import type { Page } from "@playwright/test"
import { rowsOf } from "../test/matrix"
import { findAxeViolations } from "./support/axe"
import { expectToFit } from "./support/expect-to-fit"
import { LANGUAGES, START } from "./support/full-content"
import { headerLink, title } from "./support/navigation"
import { expandAll, isSameDocument, openPage, waitForLazyParts } from "./support/open-page"
import { expect, PREFIX, test } from "./support/prefixed-site"

const html = (page: Page) => page.locator("html")

const switchTo = (page: Page, name: string) =>
  page.getByRole("banner").getByRole("link", { name, exact: true }).click()

test("the switch keeps the page, its fragment and the selected skills", async ({ page, site }) => {
  await openPage(page, `${site.home}resume/?skills=long#long`)
  await expect(html(page)).toHaveAttribute("lang", "en")
  await switchTo(page, "Deutsch")
  await expect(page).toHaveURL(`${site.home}de/resume/?skills=long#long`)
  await expect(html(page)).toHaveAttribute("lang", "de")
  await expect(title(page)).toContainText(START.de)
  await expect(page.locator("#long")).toBeInViewport()
  await expect(page.getByRole("option", { selected: true })).toHaveCount(1)
  await switchTo(page, "العربية")
  await expect(page).toHaveURL(`${site.home}ar/resume/?skills=long#long`)
  await expect(html(page)).toHaveAttribute("dir", "rtl")
  // The page scrolls there last. A click before that may miss the menu.
  await expect(page.locator("#long")).toBeInViewport()
  await switchTo(page, "English")
  await expect(page).toHaveURL(`${site.home}resume/?skills=long#long`)
  await expect(html(page)).not.toHaveAttribute("dir")
})

test("a visit in a language loads no data of another one", async ({ page, site }) => {
  const loaded: string[] = []
  page.on("request", (request) => {
    const [, data] = /\/page-data\/(.+)\/page-data\.json$/.exec(request.url()) ?? []
    if (data) loaded.push(data)
  })
  await openPage(page, `${site.home}de/`)
  for (const route of ["about/", "portfolio/", "resume/", ""]) {
    await headerLink(page, `${PREFIX}/de/${route}`).click()
    await expect(page).toHaveURL(`${site.home}de/${route}`)
    await expect(title(page)).toBeFocused()
  }
  expect(await isSameDocument(page)).toBe(true)
  await expect(page.locator("#announcer")).toHaveText(`Seite geöffnet: ${await page.title()}`)
  expect(loaded.length).toBeGreaterThan(0)
  expect(loaded.filter((data) => data !== "de" && !data.startsWith("de/"))).toEqual([])
})

for (const language of rowsOf(LANGUAGES, (each) => each !== "de")) {
  test(`the pages in ${language} fit, and satisfy axe`, async ({ page, site }) => {
    await page.emulateMedia({ reducedMotion: "reduce" })
    for (const route of ["", "about/", "resume/"]) {
      await openPage(page, `${site.home}${language}/${route}`)
      await waitForLazyParts(page)
      await expandAll(page)
      expect(await findAxeViolations(page), route).toEqual([])
    }
    await expectToFit(page)
  })
}

test("errors and untranslated texts say their language", async ({ page, site, content }) => {
  for (const language of LANGUAGES) {
    const response = await page.goto(`${site.home}${language}/no/such/page`)
    expect(response?.status()).toBe(404)
    await expect(html(page)).toHaveAttribute("lang", language)
    await expect(title(page)).toHaveText(`${START[language]} ${content.errors.title}`)
    await page.locator("main").getByRole("link").click()
    await expect(page).toHaveURL(`${site.home}${language}/`)
  }
  await openPage(page, `${site.home}ar/resume/`)
  await expect(page.locator("main [lang=en][dir=ltr]").first()).toBeAttached()
  // The heading is translated.
  await expect(title(page)).not.toHaveAttribute("lang")
})
