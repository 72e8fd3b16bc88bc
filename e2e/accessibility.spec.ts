import { AxeBuilder } from "@axe-core/playwright"
import type { Page } from "@playwright/test"
import { hydrated } from "./support/hydrated"
import { ERROR_ROUTES, expect, ROUTES, test } from "./support/test"

const STATES: Record<string, (page: Page) => Promise<void>> = {
  "as it is": async () => {},
  "in metal mode": async (page) => {
    await page.addInitScript(() => sessionStorage.setItem("metal", "on"))
  },
  "in forced colors": (page) => page.emulateMedia({ forcedColors: "active" }),
  "with more contrast": (page) => page.emulateMedia({ contrast: "more" }),
}

for (const [state, prepare] of Object.entries(STATES)) {
  for (const width of [390, 1440]) {
    for (const route of [...ROUTES, ...ERROR_ROUTES]) {
      test(`axe finds nothing on ${route} ${state} at ${width} px`, async ({ page }) => {
        await page.setViewportSize({ width, height: 900 })
        await prepare(page)
        await page.goto(route)
        await hydrated(page)
        const { violations } = await new AxeBuilder({ page }).analyze()
        expect(violations).toEqual([])
      })
    }
  }
}
