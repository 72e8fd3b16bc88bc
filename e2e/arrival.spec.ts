/** How a page looks while it arrives: the browser paints what it has, wherever the network cuts it. */

import { expect, test } from "./support/fault-server"
import { hydrated } from "./support/hydrated"
import { shiftsOf, watchShifts } from "./support/shifts"
import { ROUTES } from "./support/test"

for (const route of [...ROUTES, "/404.html"]) {
  for (const width of [390, 1440]) {
    test(`nothing on ${route} moves at ${width} px while it comes piece by piece`, async ({
      page,
      server,
    }) => {
      // Only what is in the window counts: here, all of the page.
      await page.setViewportSize({ width, height: 9000 })
      await watchShifts(page)
      server.treat(/(?:\/|\.html)$/, "drip")
      await page.goto(route)
      await hydrated(page)
      expect(await shiftsOf(page)).toEqual([])
    })
  }
}
