import { expect, expectInPage, openHydrated, test } from "./test"

test.use({ settings: { reducedMotion: true } })

test("with reduced motion, a link shows the next page without a transition", async ({ tab }) => {
  await openHydrated(tab, "/about/")
  expect(await tab.evaluate(() => matchMedia("(prefers-reduced-motion)").matches)).toBe(true)
  await tab.click('header a[href="/portfolio/"]')
  await expectInPage(tab, () => location.pathname).toBe("/portfolio/")
  await expectInPage(tab, () => document.activeElement?.localName).toBe("h1")
  expect(await tab.evaluate(() => document.getAnimations().length)).toBe(0)
})
