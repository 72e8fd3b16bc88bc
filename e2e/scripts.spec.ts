/** What every script of a page has in common. */
import type { Response } from "@playwright/test"
import { hydrated } from "./support/hydrated"
import { expect, ROUTES, test } from "./support/test"

const COMPILE_HINT = "//# allFunctionsCalledOnLoad\n"

for (const route of ROUTES) {
  test(`${route} has the browser compile each script while it loads`, async ({ page }) => {
    const responses: Response[] = []
    page.on("response", (response) => {
      if (response.request().resourceType() === "script") responses.push(response)
    })
    await page.goto(route)
    await hydrated(page)
    await page.waitForLoadState("networkidle")
    expect(responses).not.toEqual([])
    for (const response of responses) {
      const start = (await response.text()).slice(0, COMPILE_HINT.length)
      expect(start, response.url()).toBe(COMPILE_HINT)
    }
  })
}
