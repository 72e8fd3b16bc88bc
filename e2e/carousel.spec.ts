/** The carousel of the showcase: how it is drawn, how Swiper starts, and how a visitor operates it. */
import {
  activeSlide,
  boxesOf,
  CAROUSEL_SCRIPT,
  carouselOf,
  expectActive,
  nextButton,
  openCarousel,
  previousButton,
  scrollToCarousel,
  slidesOf,
  swipe,
  visibleEdge,
  visibleParts,
  waitForSlide,
} from "./support/carousel"
import { recordedLayoutShifts, recordLayoutShifts } from "./support/layout-shifts"
import { holdResponses, scrollTop, waitForScrollEnd } from "./support/navigation"
import { openPage } from "./support/open-page"
import { expect, test } from "./support/test"

test.beforeEach(({ content }) => {
  test.skip(content.showcase.cards.length < 3, "needs a slide on either side of the active one")
})

// Slow: a slide takes 300 ms to move, and each is visited.
for (const width of [320, 768, 1440]) {
  test(`Swiper starts at ${width} px without a layout shift`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await recordLayoutShifts(page)
    const release = await holdResponses(page, CAROUSEL_SCRIPT)
    const requested = page.waitForRequest(CAROUSEL_SCRIPT)
    await openPage(page)
    await scrollToCarousel(page)
    await requested
    const before = await boxesOf(slidesOf(page))
    release()
    await expect(nextButton(page)).toBeVisible()
    expect(await boxesOf(slidesOf(page))).toEqual(before)
    expect(await recordedLayoutShifts(page)).toEqual([])
  })
}

test("the script is loaded near the viewport, and again after a failure", async ({ page }) => {
  const requests: string[] = []
  page.on("request", (request) => {
    if (request.url().includes("carousel-swiper")) requests.push(request.url())
  })
  await page.route(CAROUSEL_SCRIPT, (route) => route.abort())
  await page.setViewportSize({ width: 1440, height: 500 })
  await openPage(page)
  await page.waitForLoadState("networkidle")
  expect(requests).toEqual([])
  const failed = page.waitForEvent("requestfailed")
  await scrollToCarousel(page)
  await failed
  await expect(activeSlide(page)).toBeVisible()
  await expect(nextButton(page)).toBeHidden()

  await page.unroute(CAROUSEL_SCRIPT)
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: "instant" }))
  await expect(activeSlide(page)).not.toBeInViewport()
  await scrollToCarousel(page)
  await expect(nextButton(page)).toBeVisible()
})

test("with reduced motion, slides change without animation", async ({ page }) => {
  await openCarousel(page)
  await page.emulateMedia({ reducedMotion: "reduce" })
  await page.keyboard.press("ArrowRight")
  await expect(carouselOf(page).getByRole("status")).not.toBeEmpty()
  const count = activeSlide(page).evaluate((slide) => slide.getAnimations({ subtree: true }).length)
  expect(await count).toBe(0)
})

for (const width of [390, 1440]) {
  test(`at ${width} px, both ends show three cards beside the text`, async ({ page, content }) => {
    const { cards, title, body } = content.showcase
    await page.emulateMedia({ reducedMotion: "reduce" })
    await page.setViewportSize({ width, height: 900 })
    await openCarousel(page)
    for (const [key, shown] of [
      ["ArrowLeft", [0, 1, 2]],
      ["ArrowRight", [-1, -2, -3]],
    ] as const) {
      for (const _ of cards) await page.keyboard.press(key)
      await expectActive(page, content, shown[0])
      const parts = await visibleParts(page)
      for (const index of shown) expect(parts.at(index), `card ${index}`).toBeGreaterThan(0.02)
      const heading = await page.getByRole("heading", { name: title }).boundingBox()
      const bottom = (heading?.y ?? 0) + (heading?.height ?? 0)
      const text = await page.getByText(body[0] ?? "").boundingBox()
      const right = width > 1200 ? (text?.x ?? 0) + (text?.width ?? 0) : Number.NEGATIVE_INFINITY
      for (const [left = 0, top = 0] of await boxesOf(slidesOf(page))) {
        expect(top).toBeGreaterThanOrEqual(bottom)
        expect(left).toBeGreaterThanOrEqual(right)
      }
    }
  })
}

test("the Tab key reaches the active slide and both buttons", async ({ page, content }) => {
  await openCarousel(page)
  const { cards, links } = content.showcase
  const link = activeSlide(page).getByRole("link")
  await page
    .locator(`a[href="${links.at(-1)?.url ?? cards.at(-1)?.url}"]`)
    .first()
    .focus()
  await page.keyboard.press("Tab")
  await expect(link).toBeFocused()
  await page.keyboard.press("Tab")
  await expect(previousButton(page)).toBeFocused()
  await page.keyboard.press("Enter")
  await expectActive(page, content, 0)
  await page.keyboard.press("Tab")
  await page.keyboard.press("Space")
  await expectActive(page, content, 1)
  await page.keyboard.press("Shift+Tab")
  await page.keyboard.press("Shift+Tab")
  await expect(link).toBeFocused()
})

test("a click activates another slide, or opens the demo", async ({ page, content }) => {
  await openCarousel(page)
  for (const index of [0, 1, 2]) {
    const { x, y } = await visibleEdge(page, index)
    await page.mouse.click(x, y)
    await expectActive(page, content, index)
    await waitForSlide(page)
  }
  await expect(page).toHaveURL("/")

  const [, , last] = content.showcase.cards
  const position = await page.evaluate(() => window.scrollY)
  await activeSlide(page).click()
  await expect(page.getByRole("dialog", { name: last?.name })).toBeVisible()
  await expect(page).toHaveURL(`/#${last?.demo?.id}`)
  await page.mouse.wheel(0, 500)
  await page.goBack()
  await expect(page.getByRole("dialog")).toHaveCount(0)
  await expect(page).toHaveURL("/")
  expect(await page.evaluate(() => window.scrollY)).toBe(position)
})

test("a drag changes the slide, and the wheel scrolls the page", async ({ page, content }) => {
  await openCarousel(page)
  const box = await activeSlide(page).boundingBox()
  const x = (box?.x ?? 0) + (box?.width ?? 0) / 2
  const y = (box?.y ?? 0) + (box?.height ?? 0) / 2

  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x - 60, y, { steps: 5 })
  await page.mouse.move(x, y, { steps: 5 })
  await page.waitForTimeout(250) // a faster drag counts as a swipe back
  await page.mouse.up()
  await expect(page).toHaveURL("/")
  await expectActive(page, content, 1)

  await page.mouse.down()
  await page.mouse.move(x - 250, y, { steps: 10 })
  await page.mouse.up()
  await expectActive(page, content, 2)
  await expect(page).toHaveURL("/")

  const before = await scrollTop(page)
  await page.mouse.wheel(0, 200)
  await expect.poll(() => scrollTop(page)).toBeGreaterThan(before + 100)
})

test("a picture that failed can be requested again on its slide", async ({ page }) => {
  await page.route("**/static/**", (route) => route.abort())
  await openCarousel(page)
  const retry = activeSlide(page).getByRole("button")
  await expect(retry).toBeVisible()
  await page.unroute("**/static/**")
  await retry.click()
  await expect(activeSlide(page).locator('[data-image-state="loaded"]')).toBeVisible()
  await expect(page).toHaveURL("/")
})

test.describe("by touch", () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } })

  test("a swipe changes the slide, or scrolls the page", async ({ page, content }) => {
    await openCarousel(page)
    const before = await scrollTop(page)
    await swipe(page, { x: 5, y: -200 })
    await expect.poll(() => scrollTop(page)).toBeGreaterThan(before + 100)
    await expect(carouselOf(page).getByRole("status")).toBeEmpty()

    await waitForScrollEnd(page)
    await scrollToCarousel(page)
    await swipe(page, { x: -160, y: 10 })
    await expectActive(page, content, 2)
    await swipe(page, { x: 160, y: 10 })
    await expectActive(page, content, 1)
    await expect(page).toHaveURL("/")
  })

  for (const reducedMotion of ["no-preference", "reduce"] as const) {
    test(`a tap activates a slide, the next opens it (${reducedMotion})`, async ({
      page,
      content,
    }) => {
      await page.emulateMedia({ reducedMotion })
      await openCarousel(page)
      const { cards } = content.showcase
      await swipe(page, { x: -160, y: 10 })
      await expectActive(page, content, 2)
      await waitForSlide(page)
      for (const index of [1, 0]) {
        const { x, y } = await visibleEdge(page, index)
        await page.touchscreen.tap(x, y)
        await expectActive(page, content, index)
        await waitForSlide(page)
        await expect(page.getByRole("dialog")).toHaveCount(0)
        await expect(page).toHaveURL("/")
      }
      await activeSlide(page).tap()
      await expect(page.getByRole("dialog", { name: cards[0]?.name })).toBeVisible()
    })
  }
})
