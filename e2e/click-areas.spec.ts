/** Every control is large enough for a finger or a mouse, also in metal mode. */
import { findSmallControls, POINTERS } from "./support/click-areas"
import { openPage, waitForLazyParts } from "./support/open-page"
import { expect, ROUTES, test } from "./support/test"

for (const { pointer, size, use } of POINTERS) {
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
