/** The showcase's card stack, drawn by CSS at first and moved by Swiper after. */
import { AxeBuilder } from "@axe-core/playwright"
import type { Locator, Page } from "@playwright/test"
import { hydrated } from "./support/hydrated"
import { expect, test } from "./support/test"

test.beforeEach(({ content }) => {
  test.skip(content.showcase.cards.length < 3, "needs a card on either side")
})

const carouselOf = (page: Page) => page.locator('[aria-roledescription="carousel"]')
const slidesOf = (page: Page) => carouselOf(page).locator('[aria-roledescription="slide"]')
const topOf = (page: Page) => carouselOf(page).locator("[data-active]")

/** Brings the stack to the middle of the window and waits until Swiper has it. */
async function openStack(page: Page): Promise<void> {
  await page.goto("/")
  await hydrated(page)
  await scrollToStack(page)
  await expect(page.getByRole("button", { name: "Next slide" })).toBeVisible()
}

const scrollToStack = (page: Page) =>
  slidesOf(page)
    .first()
    .evaluate((slide) => slide.scrollIntoView({ block: "center", behavior: "instant" }))

/** The names on the cards, with what the stack calls them. */
const labelsOf = (cards: readonly { name: string }[]) =>
  cards.map(({ name }, index) => `${index + 1} of ${cards.length}: ${name}`)

const boxesOf = (slides: Locator) =>
  slides.evaluateAll((elements) =>
    elements.map((element) => {
      const { left, top, width, height } = element.getBoundingClientRect()
      return [left, top, width, height].map(Math.round)
    }),
  )

/** Where two fingers' breadths of the card at the index can be seen beside the card on top. */
async function sideOf(page: Page, index: number): Promise<{ x: number; y: number }> {
  const [side, top] = await Promise.all([
    slidesOf(page).nth(index).boundingBox(),
    topOf(page).boundingBox(),
  ])
  if (!side || !top) throw new Error("The stack is not drawn.")
  const isLeft = side.x < top.x
  const edge = isLeft
    ? Math.max(0, side.x)
    : Math.min(side.x + side.width, page.viewportSize()?.width ?? 0)
  const x = (edge + (isLeft ? top.x : top.x + top.width)) / 2
  return { x, y: top.y + top.height / 2 }
}

/** Drags a finger, as the browser's own touch events do. */
async function swipe(page: Page, by: { x: number; y: number }): Promise<void> {
  const box = await topOf(page).boundingBox()
  if (!box) throw new Error("The stack is not drawn.")
  const start = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  const client = await page.context().newCDPSession(page)
  const send = (type: "touchStart" | "touchMove" | "touchEnd", progress: number) =>
    client.send("Input.dispatchTouchEvent", {
      type,
      touchPoints:
        type === "touchEnd" ? [] : [{ x: start.x + by.x * progress, y: start.y + by.y * progress }],
    })
  await send("touchStart", 0)
  for (let step = 1; step <= 10; step++) await send("touchMove", step / 10)
  await send("touchEnd", 1)
}

test("starts on the second slide, and says nothing of it", async ({
  page,
  content,
  complaints,
}) => {
  await openStack(page)
  const labels = labelsOf(content.showcase.cards)
  for (const [index, label] of labels.entries()) {
    await expect(slidesOf(page).nth(index)).toHaveAttribute("aria-label", label)
  }
  await expect(topOf(page)).toHaveAttribute("aria-label", labels[1] ?? "")
  await expect(carouselOf(page).getByRole("status")).toBeEmpty()
  expect(complaints).toEqual([])
})

for (const width of [320, 375, 390, 768, 1440]) {
  test(`Swiper takes over at ${width} px without a shift of anything`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.addInitScript(() => {
      const shifts: number[] = []
      Object.assign(window, { shifts })
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          shifts.push((entry as PerformanceEntry & { value: number }).value)
      }).observe({ type: "layout-shift", buffered: true })
    })
    let release = () => {}
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    await page.route("**/card-stack-swiper*.js", async (route) => {
      await held
      await route.continue()
    })
    const asked = page.waitForRequest("**/card-stack-swiper*.js")
    await page.goto("/")
    await hydrated(page)
    await scrollToStack(page)
    await asked
    const before = await boxesOf(slidesOf(page))
    release()
    await expect(page.getByRole("button", { name: "Next slide" })).toBeVisible()
    expect(await boxesOf(slidesOf(page))).toEqual(before)
    expect(await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts)).toEqual(
      [],
    )
  })
}

test("asks for Swiper only when the stack comes near", async ({ page }) => {
  const scripts: string[] = []
  page.on("request", (request) => {
    if (request.resourceType() === "script") scripts.push(request.url())
  })
  await page.setViewportSize({ width: 1440, height: 500 })
  await page.goto("/", { waitUntil: "networkidle" })
  await hydrated(page)
  const atFirst = scripts.length
  expect(scripts.filter((url) => url.includes("card-stack-swiper"))).toEqual([])
  await scrollToStack(page)
  await expect(page.getByRole("button", { name: "Next slide" })).toBeVisible()
  expect(scripts.slice(atFirst).some((url) => url.includes("card-stack-swiper"))).toBe(true)
})

test("a stack whose script does not come stays as drawn, and moves when it comes later", async ({
  page,
}) => {
  await page.route("**/card-stack-swiper*.js", (route) => route.abort())
  await page.setViewportSize({ width: 1440, height: 500 })
  const failed = page.waitForEvent("requestfailed")
  await page.goto("/")
  await hydrated(page)
  await scrollToStack(page)
  await failed
  await expect(topOf(page)).toBeVisible()
  await expect(page.getByRole("button", { name: "Next slide" })).toBeHidden()
  await page.unroute("**/card-stack-swiper*.js")
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: "instant" }))
  await expect(topOf(page)).not.toBeInViewport()
  await scrollToStack(page)
  await expect(page.getByRole("button", { name: "Next slide" })).toBeVisible()
})

test("the arrow keys go through the stack and stop at its ends; each step is announced", async ({
  page,
  content,
}) => {
  await openStack(page)
  const labels = labelsOf(content.showcase.cards)
  const status = carouselOf(page).getByRole("status")
  await page.keyboard.press("ArrowRight")
  await expect(status).toHaveText(labels[2] ?? "")
  await page.keyboard.press("ArrowLeft")
  await page.keyboard.press("ArrowLeft")
  await expect(status).toHaveText(labels[0] ?? "")
  await page.keyboard.press("ArrowLeft")
  await expect(topOf(page)).toHaveAttribute("aria-label", labels[0] ?? "")
})

test("the arrow keys act after the skip link, and are left to any other control", async ({
  page,
  content,
}) => {
  await openStack(page)
  const status = carouselOf(page).getByRole("status")
  await page.locator(`a[href="${content.showcase.cards[0]?.url}"]`).first().focus()
  await page.keyboard.press("ArrowRight")
  await expect(status).toBeEmpty()
  await page.getByRole("main").evaluate((main) => main.focus({ preventScroll: true }))
  await page.keyboard.press("ArrowRight")
  await expect(status).not.toBeEmpty()
})

test("the arrow keys do nothing while the stack is out of view", async ({ page }) => {
  await openStack(page)
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: "instant" }))
  await page.keyboard.press("ArrowRight")
  await scrollToStack(page)
  await expect(carouselOf(page).getByRole("status")).toBeEmpty()
})

test("the keyboard alone reaches the card on top and both buttons, and works them", async ({
  page,
  content,
}) => {
  await openStack(page)
  const { cards, links } = content.showcase
  const labels = labelsOf(cards)
  await page
    .locator(`a[href="${links.at(-1)?.url ?? cards.at(-1)?.url}"]`)
    .first()
    .focus()
  await page.keyboard.press("Tab")
  await expect(topOf(page).getByRole("link")).toBeFocused()
  await page.keyboard.press("Tab")
  await expect(page.getByRole("button", { name: "Previous slide" })).toBeFocused()
  await page.keyboard.press("Enter")
  await expect(topOf(page)).toHaveAttribute("aria-label", labels[0] ?? "")
  await page.keyboard.press("Tab")
  await page.keyboard.press("Space")
  await expect(topOf(page)).toHaveAttribute("aria-label", labels[1] ?? "")
  await page.keyboard.press("Shift+Tab")
  await page.keyboard.press("Shift+Tab")
  await expect(topOf(page).getByRole("link")).toBeFocused()
})

test("a click on a side card brings it to the middle and leads nowhere", async ({
  page,
  content,
}) => {
  await openStack(page)
  const labels = labelsOf(content.showcase.cards)
  for (const index of [0, 1, 2]) {
    const { x, y } = await sideOf(page, index)
    await page.mouse.click(x, y)
    await expect(topOf(page)).toHaveAttribute("aria-label", labels[index] ?? "")
    await expect(async () => {
      const top = await topOf(page).boundingBox()
      const stack = await carouselOf(page).boundingBox()
      expect(top?.x).toBeCloseTo(stack?.x ?? 0, 0)
    }).toPass()
  }
  await expect(page).toHaveURL("/")
})

test("a click on the card on top leads to its site", async ({ page, content }) => {
  await openStack(page)
  const url = content.showcase.cards[1]?.url ?? ""
  await page.route(`${url}/**`, (route) => route.fulfill({ body: "the site" }))
  await topOf(page).click()
  await expect(page).toHaveURL(new RegExp(`^${url}`))
})

test("a drag by mouse moves the stack and does not follow the link under it", async ({
  page,
  content,
}) => {
  await openStack(page)
  const labels = labelsOf(content.showcase.cards)
  const box = await topOf(page).boundingBox()
  const x = (box?.x ?? 0) + (box?.width ?? 0) / 2
  const y = (box?.y ?? 0) + (box?.height ?? 0) / 2

  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x - 60, y, { steps: 5 })
  await page.mouse.move(x, y, { steps: 5 })
  await page.mouse.up()
  await expect(topOf(page)).toHaveAttribute("aria-label", labels[1] ?? "")

  await page.mouse.down()
  await page.mouse.move(x - 250, y, { steps: 10 })
  await page.mouse.up()
  await expect(topOf(page)).toHaveAttribute("aria-label", labels[2] ?? "")
  await expect(page).toHaveURL("/")
})

test("a picture that did not come can be asked for again on its card", async ({ page }) => {
  await page.route("**/static/**", (route) => route.abort())
  await openStack(page)
  const retry = topOf(page).getByRole("button")
  await expect(retry).toBeVisible()
  await page.unroute("**/static/**")
  await retry.click()
  await expect(topOf(page).locator('[data-image-state="loaded"]')).toBeVisible()
  await expect(page).toHaveURL("/")
})

test("the stack does not move of its own accord", async ({ page }) => {
  await page.clock.install()
  await openStack(page)
  await page.clock.runFor(60_000)
  await expect(carouselOf(page).getByRole("status")).toBeEmpty()
})

test("nothing moves by itself under reduced motion, whenever it is asked for", async ({ page }) => {
  await openStack(page)
  await page.emulateMedia({ reducedMotion: "reduce" })
  await page.keyboard.press("ArrowRight")
  await expect(carouselOf(page).getByRole("status")).not.toBeEmpty()
  expect(await topOf(page).evaluate((slide) => slide.getAnimations({ subtree: true }).length)).toBe(
    0,
  )
})

for (const scheme of ["screen", "print", "forced colors"] as const) {
  test(`axe finds nothing in the stack: ${scheme}`, async ({ page }) => {
    if (scheme === "print") await page.emulateMedia({ media: "print" })
    if (scheme === "forced colors") await page.emulateMedia({ forcedColors: "active" })
    await page.goto("/")
    await hydrated(page)
    await scrollToStack(page)
    await expect(page.locator(".swiper-initialized")).toBeVisible()
    const { violations } = await new AxeBuilder({ page }).include("#showcase").analyze()
    expect(violations).toEqual([])
  })
}

test("on paper the cards lie side by side, without controls", async ({ page }) => {
  await openStack(page)
  await page.emulateMedia({ media: "print" })
  await expect(page.getByRole("button", { name: "Next slide" })).toBeHidden()
  const boxes = (await boxesOf(slidesOf(page))).slice(0, 3)
  for (const [index, [left = 0]] of boxes.slice(1).entries()) {
    const [previousLeft = 0, , previousWidth = 0] = boxes[index] ?? []
    expect(left).toBeGreaterThanOrEqual(previousLeft + previousWidth)
  }
})

test.describe("by touch", () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } })

  test("a swipe goes to the next card, and back", async ({ page, content }) => {
    await openStack(page)
    const labels = labelsOf(content.showcase.cards)
    await swipe(page, { x: -160, y: 10 })
    await expect(topOf(page)).toHaveAttribute("aria-label", labels[2] ?? "")
    await swipe(page, { x: 160, y: 10 })
    await expect(topOf(page)).toHaveAttribute("aria-label", labels[1] ?? "")
    await expect(page).toHaveURL("/")
  })

  test("a finger that moves up scrolls the page and leaves the stack alone", async ({ page }) => {
    await openStack(page)
    const before = await page.evaluate(() => window.scrollY)
    await swipe(page, { x: 5, y: -200 })
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(before + 100)
    await expect(carouselOf(page).getByRole("status")).toBeEmpty()
  })

  test("the buttons are large enough for a finger", async ({ page }) => {
    await openStack(page)
    for (const name of ["Previous slide", "Next slide"]) {
      const box = await page.getByRole("button", { name }).boundingBox()
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44)
    }
  })
})

test("the wheel over the stack scrolls the page", async ({ page }) => {
  await openStack(page)
  const before = await page.evaluate(() => window.scrollY)
  await topOf(page).hover()
  await page.mouse.wheel(0, 200)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(before + 100)
})

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false })

  test("every card is drawn, the second one on top, and there is no dead button", async ({
    page,
    content,
  }) => {
    await page.goto("/")
    await expect(slidesOf(page)).toHaveCount(content.showcase.cards.length)
    for (const slide of await slidesOf(page).all()) await expect(slide).toBeVisible()
    const lefts = (await boxesOf(slidesOf(page))).map(([left]) => left)
    expect(lefts).toEqual(lefts.toSorted((a = 0, b = 0) => a - b))
    await expect(topOf(page)).toHaveAttribute(
      "aria-label",
      labelsOf(content.showcase.cards)[1] ?? "",
    )
    await expect(page.getByRole("button", { name: "Next slide" })).toBeHidden()
  })
})
