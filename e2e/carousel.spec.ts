/** The carousel of the showcase: how it is drawn, how Swiper starts, and how it is operated. */
import { findAxeViolations } from "./support/axe"
import {
  activeSlide,
  boxesOf,
  CAROUSEL_SCRIPT,
  carouselOf,
  labelsOf,
  nextButton,
  openCarousel,
  previousButton,
  scrollToCarousel,
  showName,
  slidesOf,
  swipe,
  visibleEdge,
  visibleParts,
  waitForSlide,
} from "./support/carousel"
import { recordedLayoutShifts, recordLayoutShifts } from "./support/layout-shifts"
import { changePageData, holdResponses, scrollTop, waitForScrollEnd } from "./support/navigation"
import { openPage } from "./support/open-page"
import { expect, test } from "./support/test"

test.beforeEach(({ content }) => {
  test.skip(content.showcase.cards.length < 3, "needs a slide on either side of the active one")
})

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false })

  test("every slide is visible, the second is active, and there are no buttons", async ({
    page,
    content,
  }) => {
    await page.goto("/")
    await expect(slidesOf(page)).toHaveCount(content.showcase.cards.length)
    for (const slide of await slidesOf(page).all()) await expect(slide).toBeVisible()
    const lefts = (await boxesOf(slidesOf(page))).map(([left]) => left)
    expect(lefts).toEqual(lefts.toSorted((a = 0, b = 0) => a - b))
    await expect(activeSlide(page)).toHaveAttribute(
      "aria-label",
      labelsOf(content.showcase.cards)[1] ?? "",
    )
    await expect(nextButton(page)).toBeHidden()
  })
})

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

test("the script is loaded near the viewport, and requested again after a failure", async ({
  page,
}) => {
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

test("the carousel starts on the second slide, announces nothing, and does not move by itself", async ({
  page,
  content,
  consoleErrors,
}) => {
  await page.clock.install()
  await openCarousel(page)
  const labels = labelsOf(content.showcase.cards)
  for (const [index, label] of labels.entries()) {
    await expect(slidesOf(page).nth(index)).toHaveAttribute("aria-label", label)
  }
  await page.clock.runFor(60_000)
  await expect(activeSlide(page)).toHaveAttribute("aria-label", labels[1] ?? "")
  await expect(carouselOf(page).getByRole("status")).toBeEmpty()
  expect(consoleErrors).toEqual([])
})

test("with reduced motion, slides change without animation", async ({ page }) => {
  await openCarousel(page)
  await page.emulateMedia({ reducedMotion: "reduce" })
  await page.keyboard.press("ArrowRight")
  await expect(carouselOf(page).getByRole("status")).not.toBeEmpty()
  const count = activeSlide(page).evaluate((slide) => slide.getAnimations({ subtree: true }).length)
  expect(await count).toBe(0)
})

test("the slides print side by side, without buttons and without axe violations", async ({
  page,
}) => {
  await openCarousel(page)
  await page.emulateMedia({ media: "print" })
  await expect(nextButton(page)).toBeHidden()
  const boxes = (await boxesOf(slidesOf(page))).slice(0, 3)
  for (const [index, [left = 0]] of boxes.slice(1).entries()) {
    const [previousLeft = 0, , previousWidth = 0] = boxes[index] ?? []
    expect(left).toBeGreaterThanOrEqual(previousLeft + previousWidth)
  }
  expect(await findAxeViolations(page, "#showcase")).toEqual([])
})

test("arrow keys change the slide up to both ends, and each change is announced", async ({
  page,
  content,
}) => {
  await openCarousel(page)
  const labels = labelsOf(content.showcase.cards)
  const status = carouselOf(page).getByRole("status")
  await page.keyboard.press("ArrowRight")
  await expect(status).toHaveText(labels[2] ?? "")
  await page.keyboard.press("ArrowLeft")
  await page.keyboard.press("ArrowLeft")
  await expect(status).toHaveText(labels[0] ?? "")
  await page.keyboard.press("ArrowLeft")
  await expect(activeSlide(page)).toHaveAttribute("aria-label", labels[0] ?? "")
})

for (const width of [390, 1440]) {
  test(`three cards are visible at both ends at ${width} px, and none covers the text`, async ({
    page,
    content,
  }) => {
    const { cards, title, body } = content.showcase
    await page.emulateMedia({ reducedMotion: "reduce" })
    await page.setViewportSize({ width, height: 900 })
    await openCarousel(page)
    for (const [key, shown] of [
      ["ArrowLeft", [0, 1, 2]],
      ["ArrowRight", [-1, -2, -3]],
    ] as const) {
      for (const _ of cards) await page.keyboard.press(key)
      await expect(activeSlide(page)).toHaveAttribute(
        "aria-label",
        labelsOf(cards).at(shown[0]) ?? "",
      )
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

test("arrow keys do nothing while another control is focused or the carousel is out of view", async ({
  page,
  content,
}) => {
  await openCarousel(page)
  const status = carouselOf(page).getByRole("status")
  await page.locator(`a[href="${content.showcase.cards[0]?.url}"]`).first().focus()
  await page.keyboard.press("ArrowRight")
  await page.getByRole("main").evaluate((main) => main.focus({ preventScroll: true }))
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: "instant" }))
  await page.keyboard.press("ArrowRight")
  await scrollToCarousel(page)
  await expect(status).toBeEmpty()
  // The skip link moves the focus to the main element.
  await page.keyboard.press("ArrowRight")
  await expect(status).not.toBeEmpty()
})

test("the Tab key reaches the active slide and both buttons", async ({ page, content }) => {
  await openCarousel(page)
  const { cards, links } = content.showcase
  const labels = labelsOf(cards)
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
  await expect(activeSlide(page)).toHaveAttribute("aria-label", labels[0] ?? "")
  await page.keyboard.press("Tab")
  await page.keyboard.press("Space")
  await expect(activeSlide(page)).toHaveAttribute("aria-label", labels[1] ?? "")
  await page.keyboard.press("Shift+Tab")
  await page.keyboard.press("Shift+Tab")
  await expect(link).toBeFocused()
})

test("a click on another slide activates it, and a click on the active slide opens its demo", async ({
  page,
  content,
}) => {
  await openCarousel(page)
  const labels = labelsOf(content.showcase.cards)
  for (const index of [0, 1, 2]) {
    const { x, y } = await visibleEdge(page, index)
    await page.mouse.click(x, y)
    await expect(activeSlide(page)).toHaveAttribute("aria-label", labels[index] ?? "")
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

test("the link of another slide says that it shows the slide, and keeps the focus when it does", async ({
  page,
  content,
}) => {
  await openCarousel(page)
  const { cards } = content.showcase
  const [first, second, third] = labelsOf(cards)
  const linkOf = (label = "") => page.getByRole("group", { name: label, exact: true })
  for (const [label, name] of [
    [first, cards[0]?.name],
    [third, cards[2]?.name],
    [second, cards[1]?.name],
  ]) {
    const link = linkOf(label).getByRole("link")
    await expect(link).toHaveAccessibleName(showName(name ?? ""))
    // A screen reader activates a link without the pointer.
    await link.evaluate((element: HTMLElement) => element.click())
    await expect(activeSlide(page)).toHaveAttribute("aria-label", label ?? "")
    await expect(link).toBeFocused()
    await expect(link).not.toHaveAccessibleName(showName(name ?? ""))
  }
  await expect(page.getByRole("dialog")).toHaveCount(0)

  await linkOf(first)
    .getByRole("link")
    .evaluate((element) => element.focus({ preventScroll: true }))
  await page.keyboard.press("Enter")
  await expect(activeSlide(page)).toHaveAttribute("aria-label", first ?? "")
  await expect(page).toHaveURL("/")
  await page.keyboard.press("Enter")
  await expect(page.getByRole("dialog", { name: cards[0]?.name })).toBeVisible()
})

test("a card without a demo is a link that is followed only while its slide is active", async ({
  page,
  content,
}) => {
  await changePageData(page, "**/page-data/index/page-data.json", ({ showcase }) => {
    for (const card of showcase.cards) Object.assign(card, { demo: null, url: "/about/" })
  })
  await openPage(page, "/portfolio/")
  await page.getByRole("banner").getByRole("link", { name: content.owner.name }).click()
  await scrollToCarousel(page)
  await expect(nextButton(page)).toBeVisible()
  const { x, y } = await visibleEdge(page, 0)
  await page.mouse.click(x, y)
  await expect(activeSlide(page)).toHaveAttribute(
    "aria-label",
    labelsOf(content.showcase.cards)[0] ?? "",
  )
  await expect(page).toHaveURL("/")
  await activeSlide(page).click()
  await expect(page).toHaveURL("/about/")
})

test("a drag by mouse changes the slide without opening its link, and the wheel scrolls the page", async ({
  page,
  content,
}) => {
  await openCarousel(page)
  const labels = labelsOf(content.showcase.cards)
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
  await expect(activeSlide(page)).toHaveAttribute("aria-label", labels[1] ?? "")

  await page.mouse.down()
  await page.mouse.move(x - 250, y, { steps: 10 })
  await page.mouse.up()
  await expect(activeSlide(page)).toHaveAttribute("aria-label", labels[2] ?? "")
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

  test("a horizontal swipe changes the slide, and a vertical swipe scrolls the page", async ({
    page,
    content,
  }) => {
    await openCarousel(page)
    const labels = labelsOf(content.showcase.cards)
    const before = await scrollTop(page)
    await swipe(page, { x: 5, y: -200 })
    await expect.poll(() => scrollTop(page)).toBeGreaterThan(before + 100)
    await expect(carouselOf(page).getByRole("status")).toBeEmpty()

    await waitForScrollEnd(page)
    await scrollToCarousel(page)
    await swipe(page, { x: -160, y: 10 })
    await expect(activeSlide(page)).toHaveAttribute("aria-label", labels[2] ?? "")
    await swipe(page, { x: 160, y: 10 })
    await expect(activeSlide(page)).toHaveAttribute("aria-label", labels[1] ?? "")
    await expect(page).toHaveURL("/")
  })

  for (const reducedMotion of ["no-preference", "reduce"] as const) {
    test(`a tap on another slide only activates it, and the next tap opens its demo (motion: ${reducedMotion})`, async ({
      page,
      content,
    }) => {
      await page.emulateMedia({ reducedMotion })
      await openCarousel(page)
      const { cards } = content.showcase
      const labels = labelsOf(cards)
      await swipe(page, { x: -160, y: 10 })
      await expect(activeSlide(page)).toHaveAttribute("aria-label", labels[2] ?? "")
      await waitForSlide(page)
      for (const index of [1, 0]) {
        const { x, y } = await visibleEdge(page, index)
        await page.touchscreen.tap(x, y)
        await expect(activeSlide(page)).toHaveAttribute("aria-label", labels[index] ?? "")
        await waitForSlide(page)
        await expect(page.getByRole("dialog")).toHaveCount(0)
        await expect(page).toHaveURL("/")
      }
      await activeSlide(page).tap()
      await expect(page.getByRole("dialog", { name: cards[0]?.name })).toBeVisible()
    })
  }

  test("a tap with a pen on another slide only activates it", async ({ page, content }) => {
    await openCarousel(page)
    const client = await page.context().newCDPSession(page)
    const point = { ...(await visibleEdge(page, 0)), pointerType: "pen" } as const
    for (const type of ["mousePressed", "mouseReleased"] as const) {
      await client.send("Input.dispatchMouseEvent", {
        ...point,
        type,
        button: "left",
        clickCount: 1,
      })
    }
    await expect(activeSlide(page)).toHaveAttribute(
      "aria-label",
      labelsOf(content.showcase.cards)[0] ?? "",
    )
    await waitForSlide(page)
    await expect(page.getByRole("dialog")).toHaveCount(0)
  })
})
