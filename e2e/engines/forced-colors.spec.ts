import { ROUTES } from "../support/test"
import { expect, openHydrated, test } from "./test"

test.use({ settings: { forcedColors: true } })

test("in forced colors, every link has the color of links", async ({ tab }) => {
  const colors = () => {
    const probe = document.createElement("p")
    probe.style.color = "LinkText"
    document.body.append(probe)
    const elements = [probe, ...document.querySelectorAll("a")]
    return [...new Set(elements.map((element) => getComputedStyle(element).color))]
  }
  for (const route of ROUTES) {
    await openHydrated(tab, route)
    expect(await tab.evaluate(() => matchMedia("(forced-colors: active)").matches)).toBe(true)
    expect(await tab.evaluate(colors), route).toHaveLength(1)
  }
})
