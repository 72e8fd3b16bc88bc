/** A picture's load in a real browser, from a server that delays, refuses and recovers. */
import type { Locator, Page } from "@playwright/test"
import { findAxeViolations } from "./support/axe"
import { expect, test } from "./support/fault-server"
import { hydrated } from "./support/hydrated"
import { shiftsOf, watchShifts } from "./support/shifts"

const PICTURES = /^\/static\/.*\.(?:avif|webp|png|jpg)$/
const MODERN_FORMATS = /^\/static\/.*\.(?:avif|webp)$/
const APP_SCRIPT = /^\/app-.*\.js$/

const picture = (page: Page) => page.locator("main [data-image-state]").first()
const image = (page: Page) => picture(page).getByRole("img")
const retryButton = (page: Page) => picture(page).getByRole("button", { name: "Try again" })

const expectState = (page: Page, state: string) =>
  expect(picture(page)).toHaveAttribute("data-image-state", state)

/** Opens the page without waiting for its pictures, which may never come. */
const open = (page: Page, route = "/portfolio/") => page.goto(route, { waitUntil: "commit" })

/** What the browser has made of the image so far, React or not. */
const isComplete = (page: Page) => image(page).evaluate((img: HTMLImageElement) => img.complete)
const naturalWidth = (page: Page) =>
  image(page).evaluate((img: HTMLImageElement) => img.naturalWidth)
const currentSource = (page: Page) =>
  image(page).evaluate((img: HTMLImageElement) => img.currentSrc)

const sizeOf = async (page: Page) => {
  const { width, height } = (await picture(page).boundingBox()) ?? {}
  return { width, height }
}

/** Notes every state that the picture goes through from here on. */
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
const recordedStates = (page: Page) => page.evaluate(() => Reflect.get(window, "states"))

test("is loading while the server delays, and loaded once it answers", async ({ page, server }) => {
  server.treat(PICTURES, "hold")
  await open(page)
  await expectState(page, "loading")
  server.treat(PICTURES, "send")
  await expectState(page, "loaded")
  expect(await naturalWidth(page)).toBeGreaterThan(0)
})

test("shows without JavaScript", async ({ browser, server }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(`${server.origin}/portfolio/`)
  await expect(image(page)).toBeVisible()
  await expectState(page, "pending")
  expect(await naturalWidth(page)).toBeGreaterThan(0)
  await context.close()
})

test("is loaded, and never said to be loading, when it came before the script", async ({
  page,
  server,
}) => {
  server.treat(APP_SCRIPT, "hold")
  await recordStates(page)
  await open(page)
  await expect.poll(() => isComplete(page)).toBe(true)
  await expectState(page, "pending")
  server.treat(APP_SCRIPT, "send")
  await expectState(page, "loaded")
  expect(await recordedStates(page)).toEqual(["loaded"])
})

test("has failed when it failed before the script and goes on failing", async ({
  page,
  server,
}) => {
  server.treat(APP_SCRIPT, "hold")
  server.treat(PICTURES, "refuse")
  await open(page)
  await expect.poll(() => isComplete(page)).toBe(true)
  server.treat(APP_SCRIPT, "send")
  await expectState(page, "failed")
})

test("recovers by itself from one failure before the script", async ({ page, server }) => {
  server.treat(APP_SCRIPT, "hold")
  server.treat(PICTURES, "refuse")
  await open(page)
  await expect.poll(() => isComplete(page)).toBe(true)
  server.treat(PICTURES, "send")
  server.treat(APP_SCRIPT, "send")
  await expectState(page, "loaded")
})

for (const mood of ["refuse", "spoil"] as const) {
  test(`falls back to the plain format when the modern ones fail (${mood})`, async ({
    page,
    server,
  }) => {
    server.treat(MODERN_FORMATS, mood)
    await open(page)
    await expectState(page, "loaded")
    expect(await currentSource(page)).toMatch(/\.(?:png|jpg)$/)
  })
}

test("says in its place what it would have shown, and loads when asked again", async ({
  page,
  server,
  content,
}) => {
  server.treat(PICTURES, "refuse")
  await open(page)
  await expectState(page, "failed")
  const alt = content.portfolio.projects[0]?.image?.alt ?? ""
  await expect(picture(page).getByText(alt)).toBeVisible()
  const size = await sizeOf(page)
  expect(await findAxeViolations(page)).toEqual([])

  const askedFor = () => server.requests.filter((url) => PICTURES.test(url)).length
  expect(askedFor()).toBe(2)
  await retryButton(page).click()
  await expect.poll(askedFor).toBe(4)
  await expectState(page, "failed")

  server.treat(PICTURES, "hold")
  await retryButton(page).click()
  await expectState(page, "loading")
  server.treat(PICTURES, "send")
  await expectState(page, "loaded")
  expect(await currentSource(page)).toMatch(/\.avif$/)
  expect(await sizeOf(page)).toEqual(size)
})

test("cuts nothing off what it would have shown, however large the type", async ({
  page,
  server,
}) => {
  server.treat(PICTURES, "refuse")
  await page.setViewportSize({ width: 320, height: 900 })
  await open(page)
  await expectState(page, "failed")
  await page.evaluate(() => {
    document.documentElement.style.fontSize = "200%"
  })
  const frame = await picture(page).boundingBox()
  const text = await picture(page).getByRole("paragraph").boundingBox()
  expect(text?.y).toBeGreaterThan(frame?.y ?? Number.POSITIVE_INFINITY)
})

test("a retry from the keyboard keeps its place", async ({ page, server }) => {
  server.treat(PICTURES, "refuse")
  await open(page)
  await retryButton(page).press("Enter")
  await expect(retryButton(page)).toBeFocused()
  server.treat(PICTURES, "send")
  await retryButton(page).press("Enter")
  await expectState(page, "loaded")
  await expect(picture(page)).toBeFocused()
})

test("tells the truth after a walk to its page, the first time and from the cache", async ({
  page,
  server,
  complaints,
}) => {
  server.treat(PICTURES, "hold")
  await page.goto("/about/")
  await hydrated(page)
  await page.locator('header a[href="/portfolio/"]').click()
  await expectState(page, "loading")
  server.treat(PICTURES, "send")
  await expectState(page, "loaded")
  await page.locator('header a[href="/about/"]').click()
  await expect(page).toHaveURL("/about/")
  await page.locator('header a[href="/portfolio/"]').click()
  await expectState(page, "loaded")
  await page.reload()
  await expectState(page, "loaded")
  expect(server.requests.filter((url) => PICTURES.test(url))).toHaveLength(1)
  expect(complaints).toEqual([])
})

test("waits for the visitor far below, and loads as the page is scrolled to it", async ({
  page,
  server,
}) => {
  await page.route("**/page-data/portfolio/page-data.json", async (route) => {
    const response = await route.fetch()
    const body = await response.json()
    const project = JSON.stringify(body.result.data.portfolio.projects[0])
    body.result.data.portfolio.projects = Array.from({ length: 7 }, (_, index) => ({
      ...JSON.parse(project.replaceAll("/static/", `/static/copy-${index}/`)),
      id: `project-${index}`,
    }))
    await route.fulfill({ response, json: body })
  })
  server.treat(PICTURES, "hold")
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto("/about/")
  await hydrated(page)
  await page.locator('header a[href="/portfolio/"]').click()
  const last = page.locator("main [data-image-state]").nth(6)
  const isAskedFor = () => server.requests.some((url) => url.startsWith("/static/copy-6/"))

  await expectState(page, "loading")
  await expect(last).toHaveAttribute("data-image-state", "pending")
  expect(isAskedFor()).toBe(false)

  await last.scrollIntoViewIfNeeded()
  await expect(last).toHaveAttribute("data-image-state", "loading")
  await expect.poll(isAskedFor).toBe(true)

  server.treat(PICTURES, "refuse")
  await expect(last).toHaveAttribute("data-image-state", "failed")
})

/** The widths a picture is offered in, the one that was picked, and the one it is shown at, in pixels. */
const widthsOf = (target: Locator) =>
  target.evaluate((img: HTMLImageElement) => {
    const source = img.parentElement?.querySelector("source")
    const candidates = (source?.srcset ?? "").split(",").map((text) => {
      const [url = "", width = ""] = text.trim().split(/\s+/)
      return { url, width: Number.parseInt(width, 10) }
    })
    return {
      offered: candidates.map((candidate) => candidate.width),
      picked: candidates.find(({ url }) => img.currentSrc.endsWith(url))?.width ?? 0,
      shown: img.offsetWidth * devicePixelRatio,
    }
  })

for (const width of [390, 1440]) {
  for (const deviceScaleFactor of [1, 2]) {
    test(`is fetched once, no larger than ${width} px at ${deviceScaleFactor}x ask for`, async ({
      browser,
      server,
    }) => {
      const context = await browser.newContext({
        deviceScaleFactor,
        viewport: { width, height: 900 },
      })
      const page = await context.newPage()
      for (const route of ["/portfolio/", "/"]) {
        server.requests.length = 0
        await page.goto(`${server.origin}${route}`)
        const images = page.locator("[data-image-state] img")
        await images.last().scrollIntoViewIfNeeded()
        await expect(page.locator('[data-image-state="loaded"]')).toHaveCount(await images.count())
        for (const each of await images.all()) {
          const { offered, picked, shown } = await widthsOf(each)
          expect(offered.length).toBeGreaterThanOrEqual(4)
          expect(picked).toBeLessThanOrEqual(Math.min(...offered.filter((one) => one >= shown)))
          expect(picked).toBeGreaterThan(shown * 0.75)
        }
        const requested = server.requests.filter((url) => PICTURES.test(url))
        expect(requested).toHaveLength(await images.count())
      }
      await context.close()
    })
  }
}

for (const width of [390, 1440]) {
  test(`nothing moves at ${width} px while it loads, fails and loads again`, async ({
    page,
    server,
  }) => {
    await watchShifts(page)
    await page.setViewportSize({ width, height: 900 })
    server.treat(PICTURES, "hold")
    await open(page)
    await expectState(page, "loading")
    server.treat(PICTURES, "refuse")
    await expectState(page, "failed")
    server.treat(PICTURES, "send")
    await retryButton(page).click()
    await expectState(page, "loaded")
    expect(await shiftsOf(page)).toEqual([])
  })
}
