/** How pictures load from a server that holds, refuses or corrupts them. */
import type { Locator, Page } from "@playwright/test"
import { findAxeViolations } from "./support/axe"
import { expect, test } from "./support/fault-server"
import { recordedLayoutShifts, recordLayoutShifts } from "./support/layout-shifts"
import { changePageData, headerLink, PORTFOLIO_DATA } from "./support/navigation"
import { openPage } from "./support/open-page"

const PICTURES = /^\/static\/.*\.(?:avif|webp|png|jpg)$/
const MODERN_FORMATS = /^\/static\/.*\.(?:avif|webp)$/
const APP_SCRIPT = /^\/app-.*\.js$/

const picture = (page: Page) => page.locator("main [data-image-state]").first()
const image = (page: Page) => picture(page).getByRole("img")
const retryButton = (page: Page) => picture(page).getByRole("button", { name: "Try again" })

const expectState = (page: Page, state: string) =>
  expect(picture(page)).toHaveAttribute("data-image-state", state)

/** Opens the page without waiting for its pictures. */
const open = (page: Page) => page.goto("/portfolio/", { waitUntil: "commit" })

/** Waits until the browser has loaded the image or has failed to load it. */
const waitForImage = (page: Page) =>
  expect.poll(() => image(page).evaluate((img: HTMLImageElement) => img.complete)).toBe(true)
const naturalWidth = (page: Page) =>
  image(page).evaluate((img: HTMLImageElement) => img.naturalWidth)
const currentSource = (page: Page) =>
  image(page).evaluate((img: HTMLImageElement) => img.currentSrc)

/** Records every state of the picture. */
const recordStates = (page: Page) =>
  page.addInitScript(() => {
    const states: (string | null)[] = []
    Object.assign(window, { states })
    new MutationObserver((records) => {
      for (const { target } of records) {
        states.push((target as Element).getAttribute("data-image-state"))
      }
    }).observe(document, { attributeFilter: ["data-image-state"], subtree: true })
  })

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false })

  test("a picture is shown", async ({ page }) => {
    await page.goto("/portfolio/")
    await expect(image(page)).toBeVisible()
    await expectState(page, "pending")
    expect(await naturalWidth(page)).toBeGreaterThan(0)
  })
})

test("a picture that loads before hydration changes from pending to loaded", async ({
  page,
  server,
}) => {
  server.setFault(APP_SCRIPT, "hold")
  await recordStates(page)
  await open(page)
  await waitForImage(page)
  await expectState(page, "pending")
  server.setFault(APP_SCRIPT, "none")
  await expectState(page, "loaded")
  expect(await page.evaluate(() => Reflect.get(window, "states"))).toEqual(["loaded"])
})

for (const [what, fault, state] of [
  ["fails again", "refuse", "failed"],
  ["then loads", "none", "loaded"],
] as const) {
  test(`a picture that fails before hydration and ${what} is ${state}`, async ({
    page,
    server,
  }) => {
    server.setFault(APP_SCRIPT, "hold")
    server.setFault(PICTURES, "refuse")
    await open(page)
    await waitForImage(page)
    server.setFault(PICTURES, fault)
    server.setFault(APP_SCRIPT, "none")
    await expectState(page, state)
  })
}

for (const fault of ["refuse", "corrupt"] as const) {
  test(`the fallback format is shown when the modern formats fail (${fault})`, async ({
    page,
    server,
  }) => {
    server.setFault(MODERN_FORMATS, fault)
    await open(page)
    await expectState(page, "loaded")
    expect(await currentSource(page)).toMatch(/\.(?:png|jpg)$/)
  })
}

for (const width of [390, 1440]) {
  test(`at ${width} px, a picture that fails shows its description, a retry loads it, and nothing shifts`, async ({
    page,
    server,
    content,
  }) => {
    const requestCount = () => server.requests.filter((url) => PICTURES.test(url)).length
    const size = async () => {
      const { width, height } = (await picture(page).boundingBox()) ?? {}
      return { width, height }
    }
    await recordLayoutShifts(page)
    await page.setViewportSize({ width, height: 900 })
    server.setFault(PICTURES, "hold")
    await open(page)
    await expectState(page, "loading")
    server.setFault(PICTURES, "refuse")
    await expectState(page, "failed")
    const alt = content.portfolio.projects[0]?.image?.alt ?? ""
    await expect(picture(page).getByText(alt)).toBeVisible()
    const before = await size()
    expect(await findAxeViolations(page)).toEqual([])

    expect(requestCount()).toBe(2)
    await retryButton(page).click()
    await expect.poll(requestCount).toBe(4)
    await expectState(page, "failed")

    server.setFault(PICTURES, "hold")
    await retryButton(page).click()
    await expectState(page, "loading")
    server.setFault(PICTURES, "none")
    await expectState(page, "loaded")
    expect(await currentSource(page)).toMatch(/\.avif$/)
    expect(await naturalWidth(page)).toBeGreaterThan(0)
    expect(await size()).toEqual(before)
    expect(await recordedLayoutShifts(page)).toEqual([])
  })
}

test("the description of a failed picture is not cut off in large type", async ({
  page,
  server,
}) => {
  server.setFault(PICTURES, "refuse")
  await page.setViewportSize({ width: 320, height: 900 })
  await open(page)
  await expectState(page, "failed")
  await page.evaluate(() => {
    document.documentElement.style.fontSize = "200%"
  })
  const frame = await picture(page).boundingBox()
  const text = await picture(page).getByRole("paragraph").first().boundingBox()
  expect(text?.y).toBeGreaterThan(frame?.y ?? Number.POSITIVE_INFINITY)
})

test("a retry with the keyboard keeps the focus on the picture", async ({ page, server }) => {
  server.setFault(PICTURES, "refuse")
  await open(page)
  await retryButton(page).press("Enter")
  await expect(retryButton(page)).toBeFocused()
  server.setFault(PICTURES, "none")
  await retryButton(page).press("Enter")
  await expectState(page, "loaded")
  await expect(picture(page)).toBeFocused()
})

test("a picture is in the right state after client navigation, at first and from the cache", async ({
  page,
  server,
  consoleErrors,
}) => {
  server.setFault(PICTURES, "hold")
  await openPage(page, "/about/")
  await headerLink(page, "/portfolio/").click()
  await expectState(page, "loading")
  server.setFault(PICTURES, "none")
  await expectState(page, "loaded")
  await headerLink(page, "/about/").click()
  await expect(page).toHaveURL("/about/")
  await headerLink(page, "/portfolio/").click()
  await expectState(page, "loaded")
  await page.reload()
  await expectState(page, "loaded")
  expect(server.requests.filter((url) => PICTURES.test(url))).toHaveLength(1)
  expect(consoleErrors).toEqual([])
})

test("a picture far below the viewport loads when the visitor scrolls to it", async ({
  page,
  server,
}) => {
  await changePageData(page, PORTFOLIO_DATA, ({ portfolio }) => {
    const project = JSON.stringify(portfolio.projects[0])
    portfolio.projects = Array.from({ length: 7 }, (_, index) => ({
      ...JSON.parse(project.replaceAll("/static/", `/static/copy-${index}/`)),
      id: `project-${index}`,
    }))
  })
  server.setFault(PICTURES, "hold")
  await page.setViewportSize({ width: 390, height: 844 })
  await openPage(page, "/about/")
  await headerLink(page, "/portfolio/").click()
  const last = page.locator("main [data-image-state]").nth(6)
  const isRequested = () => server.requests.some((url) => url.startsWith("/static/copy-6/"))

  await expectState(page, "loading")
  await expect(last).toHaveAttribute("data-image-state", "pending")
  expect(isRequested()).toBe(false)

  await last.scrollIntoViewIfNeeded()
  await expect(last).toHaveAttribute("data-image-state", "loading")
  await expect.poll(isRequested).toBe(true)

  server.setFault(PICTURES, "refuse")
  await expect(last).toHaveAttribute("data-image-state", "failed")
})

/** @returns the widths in which a picture is offered, the loaded one, and the displayed one, in pixels */
const widthsOf = (target: Locator) =>
  target.evaluate((img: HTMLImageElement) => {
    const source = img.parentElement?.querySelector("source")
    const candidates = (source?.srcset ?? "").split(",").map((text) => {
      const [url = "", width = ""] = text.trim().split(/\s+/)
      return { url, width: Number.parseInt(width, 10) }
    })
    return {
      offered: candidates.map((candidate) => candidate.width),
      loaded: candidates.find(({ url }) => img.currentSrc.endsWith(url))?.width ?? 0,
      displayed: img.offsetWidth * devicePixelRatio,
    }
  })

for (const { width, deviceScaleFactor } of [
  { width: 390, deviceScaleFactor: 2 },
  { width: 1440, deviceScaleFactor: 1 },
]) {
  test.describe(`at ${width} px and ${deviceScaleFactor}x`, () => {
    test.use({ viewport: { width, height: 900 }, deviceScaleFactor })

    test("each picture is loaded once, in the smallest size that is sharp", async ({
      page,
      server,
    }) => {
      for (const route of ["/portfolio/", "/"]) {
        server.requests.length = 0
        await page.goto(route)
        const images = page.locator("[data-image-state] img")
        await images.last().scrollIntoViewIfNeeded()
        await expect(page.locator('[data-image-state="loaded"]')).toHaveCount(await images.count())
        for (const each of await images.all()) {
          const { offered, loaded, displayed } = await widthsOf(each)
          expect(offered.length).toBeGreaterThanOrEqual(4)
          expect(loaded).toBeLessThanOrEqual(Math.min(...offered.filter((one) => one >= displayed)))
          expect(loaded).toBeGreaterThan(displayed * 0.75)
        }
        const requested = server.requests.filter((url) => PICTURES.test(url))
        expect(requested).toHaveLength(await images.count())
      }
    })
  })
}
