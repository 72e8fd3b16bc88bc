/** Every control is large enough for a finger or a mouse, also in metal mode. */
import type { Page } from "@playwright/test"
import { measureClickAreas } from "./support/click-areas"
import { openPage, waitForLazyParts } from "./support/open-page"
import { expect, ROUTES, test } from "./support/test"

/** CSS pixels for a finger, and the minimum of WCAG 2.2 for any pointer. */
const TOUCH_SIZE = 44
const MINIMUM_SIZE = 24

/** Measures every control on the page, also those in collapsed panels. */
async function findSmallControls(page: Page, size: number) {
  const expandAll = page.getByRole("button", { name: "Expand all" })
  if (await expandAll.isVisible()) await expandAll.click()
  const areas = await measureClickAreas(page)
  expect(areas.length).toBeGreaterThan(5)
  return areas.filter(({ width, height }) => Math.min(width, height) < size)
}

for (const { pointer, size, use } of [
  { pointer: "finger", size: TOUCH_SIZE, use: { hasTouch: true, isMobile: true } },
  { pointer: "mouse", size: MINIMUM_SIZE, use: {} },
]) {
  test.describe(`for a ${pointer}`, () => {
    test.use({ viewport: { width: 390, height: 844 }, ...use })

    for (const route of [...ROUTES, "/404.html"]) {
      test(`every control on ${route} is at least ${size} px wide and high`, async ({ page }) => {
        await page.emulateMedia({ reducedMotion: "reduce" })
        await openPage(page, route)
        await waitForLazyParts(page)
        expect(await findSmallControls(page, size)).toEqual([])
        await page.evaluate(() => sessionStorage.setItem("metal", "on"))
        await openPage(page, route)
        await waitForLazyParts(page)
        expect(await findSmallControls(page, size), "metal mode").toEqual([])
      })
    }
  })
}
