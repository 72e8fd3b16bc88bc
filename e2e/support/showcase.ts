/** How the tests find their way in the showcase's card stack, and how a finger moves. */
import { expect, type Locator, type Page } from "@playwright/test"
import { hydrated } from "./hydrated"

export const carouselOf = (page: Page) => page.locator('[aria-roledescription="carousel"]')
export const slidesOf = (page: Page) => carouselOf(page).locator('[aria-roledescription="slide"]')
export const topOf = (page: Page) => carouselOf(page).locator("[data-active]")

/** Brings the stack to the middle of the window and waits until Swiper has it. */
export async function openStack(page: Page): Promise<void> {
  await page.goto("/")
  await hydrated(page)
  await scrollToStack(page)
  await expect(page.getByRole("button", { name: "Next slide" })).toBeVisible()
}

export const scrollToStack = (page: Page) =>
  slidesOf(page)
    .first()
    .evaluate((slide) => slide.scrollIntoView({ block: "center", behavior: "instant" }))

/** The names on the cards, with what the stack calls them. */
export const labelsOf = (cards: readonly { name: string }[]) =>
  cards.map(({ name }, index) => `${index + 1} of ${cards.length}: ${name}`)

/** The place and the size of each slide, in whole pixels. */
export const boxesOf = (slides: Locator) =>
  slides.evaluateAll((elements) =>
    elements.map((element) => {
      const { left, top, width, height } = element.getBoundingClientRect()
      return [left, top, width, height].map(Math.round)
    }),
  )

/** A point where the card at the index can be seen beside the card on top. */
export async function sideOf(page: Page, index: number): Promise<{ x: number; y: number }> {
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
export async function swipe(page: Page, by: { x: number; y: number }): Promise<void> {
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
