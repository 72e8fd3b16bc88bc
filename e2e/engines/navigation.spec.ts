/** From page to page: transitions, focus, scroll positions, and clicks before the scripts. */
import { isHydrated } from "../support/open-page"
import type { Tab } from "./tab"
import { expect, expectInPage, openHydrated, test } from "./test"

const pathname = () => location.pathname
const top = () => Math.round(scrollY)
const title = () => document.querySelector("h1")?.textContent
const focused = () => document.activeElement?.localName
const hasMetalMode = () => document.documentElement.dataset.metal === "on"

const goTo = (tab: Tab, route: string) => tab.click(`header a[href="${route}"]`)

const METAL_BUTTON = "footer button"

test("a link shows the next page in the same document and focuses its heading", async ({ tab }) => {
  await openHydrated(tab, "/about/")
  await tab.evaluate(() => {
    Object.assign(window, { isMarked: true })
  })
  await goTo(tab, "/portfolio/")
  await expectInPage(tab, pathname).toBe("/portfolio/")
  await expectInPage(tab, focused).toBe("h1")
  await expectInPage(tab, top).toBe(0)
  await expectInPage(tab, () => document.documentElement.dataset.routeTransition).not.toBe(
    "running",
  )
  expect(await tab.evaluate(() => Reflect.has(window, "isMarked"))).toBe(true)
  expect(await tab.evaluate(() => window.problems)).toEqual([])
})

test("Back within the site returns to the place on the page", async ({ tab }) => {
  await openHydrated(tab, "/resume/")
  await tab.evaluate(() => scrollTo({ top: 500, behavior: "instant" }))
  await expectInPage(tab, top).toBe(500)
  // Without a click, the link need not be in view.
  await tab.evaluate(() => Reflect.get(window, "___navigate")("/about/"))
  await expectInPage(tab, pathname).toBe("/about/")
  await expectInPage(tab, focused).toBe("h1")
  await expectInPage(tab, top).toBe(0)
  await tab.evaluate(() => history.back())
  await expectInPage(tab, pathname).toBe("/resume/")
  await expectInPage(tab, top).toBe(500)
})

test("Back from another document returns to the place on the page", async ({ tab }) => {
  await openHydrated(tab, "/resume/")
  await tab.evaluate(() => scrollTo({ top: 500, behavior: "instant" }))
  await expectInPage(tab, top).toBe(500)
  await tab.open("/resume.txt")
  await tab.evaluate(() => history.back())
  await expectInPage(tab, pathname).toBe("/resume/")
  await expectInPage(tab, isHydrated).toBe(true)
  await expectInPage(tab, top).toBe(500)
})

test("the scripts start on a page that is scrolled when it is opened", async ({ tab, content }) => {
  const company = content.work.work.at(-1)
  await openHydrated(tab, `/resume/#${company?.id}`)
  const toggle = `[id="${company?.id}"] [aria-expanded]`
  const isExpanded = (selector: string) =>
    document.querySelector(selector)?.getAttribute("aria-expanded")
  await expectInPage(tab, isExpanded, toggle).toBe("true")
})

test("a click on the metal mode button before the scripts takes effect, and again after them", async ({
  tab,
}) => {
  await tab.open("/portfolio/")
  await tab.click(METAL_BUTTON)
  await expectInPage(tab, hasMetalMode).toBe(true)
  await expectInPage(tab, isHydrated).toBe(true)
  await expectInPage(tab, () => getComputedStyle(document.body).fontFamily).toContain("New Rocker")
  await tab.click(METAL_BUTTON)
  await expectInPage(tab, hasMetalMode).toBe(false)
})

test("without view transitions, a link shows the next page", async ({ tab }) => {
  await openHydrated(tab, "/about/")
  await tab.evaluate(() => {
    Reflect.deleteProperty(Document.prototype, "startViewTransition")
  })
  await goTo(tab, "/portfolio/")
  await expectInPage(tab, focused).toBe("h1")
  await expectInPage(tab, pathname).toBe("/portfolio/")
})

for (const [address, route] of [
  ["/index.html", "/"],
  ["/resume", "/resume/"],
  ["/resume/index.html", "/resume/"],
  ["/%72esume/", "/resume/"],
] as const) {
  test(`${address} shows the page at its own address`, async ({ tab, content }) => {
    await openHydrated(tab, address)
    await expectInPage(tab, pathname).toBe(route)
    const expected = route === "/" ? content.owner.name : content.resume.title
    await expectInPage(tab, title).toBe(expected)
    expect(await tab.evaluate(() => window.problems)).toEqual([])
  })
}

for (const address of ["/%25", "/%zz"]) {
  test(`${address}, which cannot be decoded, shows the error page`, async ({ tab, content }) => {
    await openHydrated(tab, address)
    await expectInPage(tab, title).toBe(content.errors.title)
    expect(await tab.evaluate(() => window.problems)).toEqual([])
  })
}
