/** Client navigation: the transition, the announcement, the focus and the scroll position. */
import type { Locator, Page } from "@playwright/test"
import { toPages } from "../src/site/pages"
import {
  headerLink,
  PORTFOLIO_SCRIPT,
  scrollTop,
  title,
  waitForScrollEnd,
} from "./support/navigation"
import { openPage, waitForHydration } from "./support/open-page"
import {
  animatedGroups,
  pauseTransitions,
  recordTransitions,
  resumeTransitions,
} from "./support/route-transitions"
import { expect, ROUTES, test } from "./support/test"
import { itemsWithTexts } from "./support/work-history"

const html = (page: Page) => page.locator("html")

async function open(page: Page, route: string) {
  await recordTransitions(page)
  await openPage(page, route)
}

async function expectIdle(page: Page) {
  await expect(html(page)).toHaveAttribute("data-route-transition", "idle")
  expect(await animatedGroups(page)).toEqual([])
}

/** Clicks without scrolling, so that the scroll position stays the same. */
const clickInPlace = (target: Locator) => target.evaluate((element: HTMLElement) => element.click())

/** Scrolls by this distance with the mouse wheel, and waits until the page has scrolled. */
async function scrollBy(page: Page, distance: number) {
  const before = await scrollTop(page)
  await page.mouse.wheel(0, distance)
  await expect.poll(() => scrollTop(page)).toBe(before + distance)
}

/** Clicks at the position of a link, whatever element is on top of it. */
async function clickAt(page: Page, target: Locator) {
  const box = await target.boundingBox()
  await page.mouse.click((box?.x ?? 0) + 5, (box?.y ?? 0) + 5)
}

const records = (page: Page) =>
  page.evaluate(() => {
    const { states, announcements, started } = window
    return { states, announcements, started }
  })

// Slow: it waits for the end of each transition.
test("a link, Back and Forward each start a transition of the page and its title, opening a page does not", async ({
  page,
  consoleErrors,
}) => {
  await open(page, "/")
  expect(await (await page.request.get("/")).text()).toMatch(
    /<html[^>]* data-route-transition="idle"/,
  )
  await expectIdle(page)
  expect(await records(page)).toEqual({ states: [], announcements: [], started: 0 })
  await expect(page.locator("body")).toBeFocused()
  for (const go of [
    () => headerLink(page, "/portfolio/").click(),
    () => page.goBack(),
    () => page.goForward(),
  ]) {
    await pauseTransitions(page)
    await go()
    await expect(html(page)).toHaveAttribute("data-route-transition", "running")
    await expect.poll(() => animatedGroups(page)).toEqual(["page", "page-title", "root"])
    await resumeTransitions(page)
    await expectIdle(page)
  }
  const { states } = await records(page)
  expect(states).toEqual(Array(3).fill(["running", "idle"]).flat())

  await page.emulateMedia({ media: "print" })
  await page.goBack()
  await expect(page).toHaveURL("/")
  await expectIdle(page)
  expect(consoleErrors).toEqual([])
})

/** At each of these times in milliseconds, how visible the parts of the paused transition are. */
const partsAt = (page: Page, times: number[]) =>
  page.evaluate((times) => {
    const part = (name: string) => {
      const { display, opacity } = getComputedStyle(
        document.documentElement,
        `::view-transition-${name}`,
      )
      return display === "none" ? 0 : Number(opacity)
    }
    return times.map((time) => {
      for (const animation of window.transitionAnimations()) animation.currentTime = time
      return { old: part("old(page)"), new: part("new(page)"), oldTitle: part("old(page-title)") }
    })
  }, times)

for (const [route, isSame] of [
  ["/about/", true],
  ["/resume/", false],
] as const) {
  test(`to ${route}: the old texts are gone before the new ones show, and a title of the same text moves`, async ({
    page,
  }) => {
    await open(page, "/")
    await pauseTransitions(page)
    await headerLink(page, route).click()
    await expect.poll(() => animatedGroups(page)).toContain("page")
    const parts = await partsAt(page, [0, 45, 90, 150, 299])
    for (const part of parts) expect(Math.min(part.old, part.new)).toBe(0)
    expect(parts.map(({ oldTitle }) => oldTitle > 0)).toEqual([
      !isSame,
      !isSame,
      false,
      false,
      false,
    ])
    expect(parts.at(-1)?.new).toBeGreaterThan(0.9)
    const named = await title(page).evaluate((heading) => heading.style.viewTransitionName)
    expect(named).toBe(isSame ? "page-title" : "none")
  })
}

for (const [what, prepare] of [
  ["with a transition", async () => {}],
  ["with reduced motion", (page: Page) => page.emulateMedia({ reducedMotion: "reduce" })],
  [
    "without view transitions",
    (page: Page) =>
      page.addInitScript(() => Reflect.deleteProperty(Document.prototype, "startViewTransition")),
  ],
] as const) {
  test(`${what}, the new heading is focused, the new title is announced once, and Back restores the scroll position`, async ({
    page,
    content,
    consoleErrors,
  }) => {
    await prepare(page)
    await open(page, "/")
    const home = await page.title()
    await scrollBy(page, 700)
    await clickInPlace(headerLink(page, "/resume/"))
    await expect(title(page)).toHaveText(content.resume.title)
    await expect(title(page)).toBeFocused()
    expect(await scrollTop(page)).toBe(0)
    await expectIdle(page)
    const resume = await page.title()

    await scrollBy(page, 300)
    await page.goBack()
    await expect(title(page)).toHaveText(content.owner.name)
    await expect(title(page)).toBeFocused()
    expect(await scrollTop(page)).toBe(700)
    await page.goForward()
    await expect(title(page)).toHaveText(content.resume.title)
    expect(await scrollTop(page)).toBe(300)
    await expectIdle(page)

    const { announcements, started } = await records(page)
    expect(announcements).toEqual([resume, home, resume].map((name) => `Navigated to ${name}`))
    expect(started).toBe(what === "with a transition" ? 3 : 0)
    expect(consoleErrors).toEqual([])
  })
}

test("the new heading has a focus ring only after a key press", async ({ page }) => {
  const hasRing = () => title(page).evaluate((element) => element.matches(":focus-visible"))
  await open(page, "/")
  await headerLink(page, "/about/").click()
  await expect(page).toHaveURL("/about/")
  await expectIdle(page)
  await expect(title(page)).toBeFocused()
  expect(await hasRing()).toBe(false)
  await headerLink(page, "/").focus()
  await page.keyboard.press("Enter")
  await expect(page).toHaveURL("/")
  await expect(title(page)).toBeFocused()
  expect(await hasRing()).toBe(true)
})

test("a reload keeps the scroll position, a new visit does not", async ({ page, content }) => {
  await open(page, "/")
  await scrollBy(page, 600)
  await clickInPlace(headerLink(page, "/resume/"))
  await expect(title(page)).toBeFocused()
  await scrollBy(page, 400)
  await page.reload()
  await waitForHydration(page)
  expect(await scrollTop(page)).toBe(400)
  await page.goBack()
  await expect(title(page)).toHaveText(content.owner.name)
  await expect.poll(() => scrollTop(page)).toBe(600)
  await openPage(page, "/resume/")
  await expect(page.getByRole("listbox").first()).toBeVisible()
  expect(await scrollTop(page)).toBe(0)
})

test("a click during a transition starts the next one, or shows that its script has failed", async ({
  page,
  content,
}) => {
  await page.route(PORTFOLIO_SCRIPT, (route) => route.abort())
  await open(page, "/")
  await pauseTransitions(page)
  await headerLink(page, "/about/").click()
  await expect.poll(() => animatedGroups(page)).toContain("page-title")
  await clickAt(page, headerLink(page, "/resume/"))
  await expect(title(page)).toHaveText(content.resume.title)
  await expect.poll(() => animatedGroups(page)).toContain("page-title")
  await expect(html(page)).toHaveAttribute("data-route-transition", "running")
  await clickAt(page, headerLink(page, "/portfolio/"))
  await expect(title(page)).toHaveText(content.errors.title)
  await expect(title(page)).toBeFocused()
  await resumeTransitions(page)
  await expectIdle(page)
  await page.goBack()
  await expect(title(page)).toHaveText(content.resume.title)
  await expectIdle(page)
})

test("fast steps back and forward end on the page of the address", async ({
  page,
  content,
  consoleErrors,
}) => {
  const names = new Map(toPages(content).map(({ path, name }) => [path, name]))
  names.set("/about/", content.owner.name)
  await open(page, "/")
  for (const route of ROUTES.slice(1)) {
    await headerLink(page, route).click()
    await expect(page).toHaveURL(route)
  }
  for (const steps of [
    [-1, -1, -1],
    [1, -1, 1, 1],
    [-2, 2, -2, 1],
    [1, 1, -1],
  ]) {
    await page.evaluate(async (deltas) => {
      for (const delta of deltas) {
        history.go(delta)
        await new Promise((done) => addEventListener("popstate", done, { once: true }))
      }
    }, steps)
    const route = new URL(page.url()).pathname
    await expect(title(page)).toHaveText(names.get(route) ?? "")
    await expect(page.locator('nav [aria-current="page"]')).toHaveCount(route === "/" ? 0 : 1)
    await expectIdle(page)
  }
  expect(consoleErrors).toEqual([])
})

test("a link to a part of a page focuses it, and Back returns", async ({ page, content }) => {
  await open(page, "/portfolio/")
  const showcaseLink = page.getByRole("link", { name: content.portfolio.showcaseLink })
  await showcaseLink.scrollIntoViewIfNeeded()
  const before = await scrollTop(page)
  await showcaseLink.click()
  await expect(page).toHaveURL("/#showcase")
  await expect(page.locator("#showcase")).toBeFocused()
  await expect(page.locator("#showcase")).toBeInViewport()
  await expectIdle(page)
  const shown = await scrollTop(page)
  await scrollBy(page, 250)
  await page.goBack()
  await expect(title(page)).toHaveText(content.portfolio.title)
  expect(await scrollTop(page)).toBe(before)
  await page.goForward()
  await expect(title(page)).toHaveText(content.owner.name)
  expect(await scrollTop(page)).toBe(shown + 250)
})

test("a link to a company expands it, and Back does not scroll", async ({ page, content }) => {
  const company = itemsWithTexts(content).at(-1)
  await open(page, "/resume/")
  await page.getByRole("button", { name: "Expand all" }).click()
  await page.getByRole("button", { name: "Collapse all" }).click()
  await clickInPlace(headerLink(page, "/about/"))
  await expect(title(page)).toHaveText(content.owner.name)
  await page.evaluate((id) => Reflect.get(window, "___navigate")(`/resume/#${id}`), company?.id)
  const toggle = page.getByRole("button", { name: `${company?.title}, ` })
  await expect(toggle).toHaveAttribute("aria-expanded", "true")
  await expect(toggle).toBeInViewport()
  await expect(page.locator(`[id="${company?.id}"]`)).toBeFocused()
  await expectIdle(page)
  await waitForScrollEnd(page)
  await page.evaluate(() => window.scrollBy({ top: -300, behavior: "instant" }))
  const place = await scrollTop(page)
  await clickInPlace(headerLink(page, "/about/"))
  await expect(page).toHaveURL("/about/")
  await expect(title(page)).toHaveText(content.owner.name)
  await expectIdle(page)
  await page.goBack()
  await expect(title(page)).toHaveText(content.resume.title)
  await expect(toggle).toHaveAttribute("aria-expanded", "true")
  await expectIdle(page)
  expect(await scrollTop(page)).toBe(place)
})

test("the skip link, which Tab reaches first, and a query start no transition", async ({
  page,
}) => {
  await open(page, "/resume/")
  await page.keyboard.press("Tab")
  await expect(page.getByRole("link", { name: "Skip to content" })).toBeFocused()
  await page.keyboard.press("Enter")
  await expect(page.getByRole("main")).toBeFocused()
  await expect(page).toHaveURL("/resume/")
  await page.getByRole("option").first().click()
  await expect(page).toHaveURL(/\?skills=/)
  await page.goBack()
  await expect(page).toHaveURL("/resume/")
  await waitForScrollEnd(page)
  await headerLink(page, "/resume/").click()
  await expect(page).toHaveURL("/resume/")
  expect(await records(page)).toEqual({ states: [], announcements: [], started: 0 })
})
