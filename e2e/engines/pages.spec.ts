/** What every page must do in every engine. */
import { openPage } from "../support/open-page"
import { ROUTES } from "../support/test"
import { compareLayouts, layoutOf } from "./layout"
import { expect, expectInPage, openHydrated, test } from "./test"

for (const route of [...ROUTES, "/404.html"]) {
  test(`${route} has the layout of Chromium, no error and no violation of its policy`, async ({
    page,
    tab,
  }) => {
    await page.setViewportSize({ width: 390, height: 900 })
    await tab.resize(390, 900)
    await openPage(page, route)
    await openHydrated(tab, route)
    // A phone that is turned becomes narrow again.
    for (const width of [390, 1440, 390]) {
      await page.setViewportSize({ width, height: 900 })
      await tab.resize(width, 900)
      await expectInPage(tab, () => innerWidth).toBe(width)
      const expected = await page.evaluate(layoutOf)
      await expect
        .poll(async () => compareLayouts(await tab.evaluate(layoutOf), expected), `${width} px`)
        .toEqual([])
    }
    expect(await tab.evaluate(() => window.problems)).toEqual([])
  })
}

test("pages are fetched in advance without a violation of the policy", async ({ tab }) => {
  await openHydrated(tab, "/about/")
  // Firefox and Chromium prefetch with a link element, WebKit with a request.
  const fetched = () =>
    performance.getEntriesByName(`${location.origin}/page-data/resume/page-data.json`).length
  await expectInPage(tab, fetched).toBeGreaterThan(0)
  expect(await tab.evaluate(() => window.problems)).toEqual([])
})

test("every picture is loaded when it is in view", async ({ tab }) => {
  await openHydrated(tab, "/")
  const states = () =>
    [...document.querySelectorAll<HTMLElement>("[data-image-state]")].map((picture) => {
      picture.scrollIntoView({ behavior: "instant" })
      return picture.dataset.imageState
    })
  await expectInPage(
    tab,
    () => document.querySelectorAll("[data-image-state]").length,
  ).toBeGreaterThan(0)
  await expectInPage(tab, states).not.toContain("pending")
  await expect.poll(async () => new Set(await tab.evaluate(states))).toEqual(new Set(["loaded"]))
})
