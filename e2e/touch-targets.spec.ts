/** Whatever can be pressed can be hit: by a finger everywhere, and in metal mode too. */
import { hydrated } from "./support/hydrated"
import { measureTargets } from "./support/targets"
import { ERROR_ROUTES, expect, ROUTES, test } from "./support/test"

/** In CSS pixels: for a finger, and the least that WCAG 2.2 asks for with any pointer. */
const FINGER = 44
const LEAST = 24

for (const mode of ["plain", "metal"] as const) {
  for (const { pointer, size, use } of [
    { pointer: "finger", size: FINGER, use: { hasTouch: true, isMobile: true } },
    { pointer: "mouse", size: LEAST, use: {} },
  ]) {
    test.describe(`${mode}, by ${pointer}`, () => {
      test.use({ viewport: { width: 390, height: 844 }, ...use })

      for (const route of [...ROUTES, ERROR_ROUTES[2]]) {
        test(`everything on ${route} can be hit`, async ({ page }) => {
          await page.addInitScript((isOn) => {
            if (isOn) sessionStorage.setItem("metal", "on")
          }, mode === "metal")
          await page.goto(route)
          await hydrated(page)
          if (route === "/resume/") await expect(page.getByRole("listbox").first()).toBeVisible()
          const targets = await measureTargets(page)
          expect(targets.length).toBeGreaterThan(5)
          expect(targets.filter(({ width, height }) => Math.min(width, height) < size)).toEqual([])
        })
      }
    })
  }
}
