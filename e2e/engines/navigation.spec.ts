/** From page to page: focus, scroll positions, and clicks before the scripts. */
import { isHydrated } from "../support/open-page"
import { expect, expectInPage, openHydrated, test } from "./test"

const pathname = () => location.pathname
const top = () => Math.round(scrollY)
const focused = () => document.activeElement?.localName
const transition = () => document.documentElement.dataset.routeTransition
const hasMetalMode = () => document.documentElement.dataset.metal === "on"

const METAL_BUTTON = "footer button"

test("a link shows the next page in the same document and focuses its heading", async ({ tab }) => {
  await openHydrated(tab, "/about/")
  await tab.evaluate(() => {
    Object.assign(window, { isMarked: true })
  })
  await tab.click('header a[href="/portfolio/"]')
  await expectInPage(tab, pathname).toBe("/portfolio/")
  await expectInPage(tab, focused).toBe("h1")
  await expectInPage(tab, top).toBe(0)
  await expectInPage(tab, transition).not.toBe("running")
  expect(await tab.evaluate(() => Reflect.has(window, "isMarked"))).toBe(true)
  expect(await tab.problems()).toEqual([])
})

for (const [where, leave] of [
  // Without a click, the link need not be in view.
  ["within the site", () => Reflect.get(window, "___navigate")("/about/")],
  ["from another document", () => location.assign("/resume.txt")],
] as const) {
  test(`Back ${where} returns to the place on the page`, async ({ tab }) => {
    await openHydrated(tab, "/resume/")
    await tab.evaluate(() => scrollTo({ top: 500, behavior: "instant" }))
    await expectInPage(tab, top).toBe(500)
    await tab.evaluate(leave)
    await expectInPage(tab, pathname).not.toBe("/resume/")
    await expectInPage(tab, top).toBe(0)
    await tab.evaluate(() => history.back())
    await expectInPage(tab, pathname).toBe("/resume/")
    await expectInPage(tab, isHydrated).toBe(true)
    await expectInPage(tab, top).toBe(500)
  })
}

test("the metal mode button works before the scripts, and after them", async ({ tab }) => {
  await tab.open("/portfolio/")
  await tab.click(METAL_BUTTON)
  await expectInPage(tab, hasMetalMode).toBe(true)
  await expectInPage(tab, isHydrated).toBe(true)
  await expectInPage(tab, () => getComputedStyle(document.body).fontFamily).toContain("New Rocker")
  await tab.click(METAL_BUTTON)
  await expectInPage(tab, hasMetalMode).toBe(false)
})
