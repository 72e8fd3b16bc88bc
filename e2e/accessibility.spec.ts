import { findAxeViolations } from "./support/axe"
import { hydrated } from "./support/hydrated"
import { LOOKS } from "./support/looks"
import { ERROR_ROUTES, expect, ROUTES, test } from "./support/test"

for (const [look, prepare] of Object.entries(LOOKS)) {
  for (const width of [390, 1440]) {
    for (const route of [...ROUTES, ...ERROR_ROUTES]) {
      test(`axe finds nothing on ${route} ${look} at ${width} px`, async ({ page }) => {
        await page.setViewportSize({ width, height: 900 })
        await prepare(page)
        await page.goto(route)
        await hydrated(page)
        const barriers = await findAxeViolations(page)
        expect(barriers).toEqual([])
      })
    }
  }
}
