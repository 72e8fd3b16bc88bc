/** Finds the parts of the carousel of the showcase, and swipes it. */
import { expect, type Locator, type Page } from "@playwright/test"
import type { FullContent } from "../../test/site-content"
import { openPage } from "./open-page"

export const CAROUSEL_SCRIPT = "**/carousel-swiper*.js"

export const carouselOf = (page: Page) => page.locator('[aria-roledescription="carousel"]')
export const slidesOf = (page: Page) => carouselOf(page).locator('[aria-roledescription="slide"]')
export const activeSlide = (page: Page) => carouselOf(page).locator("[data-active]")
export const nextButton = (page: Page) => page.getByRole("button", { name: "Next slide" })
export const previousButton = (page: Page) => page.getByRole("button", { name: "Previous slide" })

/** Opens the home page, scrolls to the carousel and waits until Swiper runs. */
export async function openCarousel(page: Page): Promise<void> {
  await openPage(page)
  await scrollToCarousel(page)
  await expect(nextButton(page)).toBeVisible()
}

export const scrollToCarousel = (page: Page) =>
  slidesOf(page)
    .first()
    .evaluate((slide) => slide.scrollIntoView({ block: "center", behavior: "instant" }))

/** Expects that the slide at this position, or at this position from the end, is active. */
export function expectActive(page: Page, { showcase: { cards } }: FullContent, index: number) {
  const labels = cards.map(({ name }, at) => `${at + 1} of ${cards.length}: ${name}`)
  return expect(activeSlide(page)).toHaveAttribute("aria-label", labels.at(index) ?? "")
}

/** @returns the position and the size of each slide, in whole pixels */
export const boxesOf = (slides: Locator) =>
  slides.evaluateAll((elements) =>
    elements.map((element) => {
      const { left, top, width, height } = element.getBoundingClientRect()
      return [left, top, width, height].map(Math.round)
    }),
  )

/** @returns the part of each slide that a visitor sees, from 0 to 1 */
export const visibleParts = (page: Page) =>
  slidesOf(page).evaluateAll((slides) => {
    const step = 12
    const points = slides.map(() => 0)
    for (let y = 0; y < innerHeight; y += step) {
      for (let x = 0; x < innerWidth; x += step) {
        const seen = document.elementFromPoint(x, y)
        const index = slides.findIndex((slide) => slide.contains(seen))
        points[index] = (points[index] ?? 0) + 1
      }
    }
    return slides.map((slide, index) => {
      const { offsetWidth, offsetHeight } = slide as HTMLElement
      return ((points[index] ?? 0) * step ** 2) / (offsetWidth * offsetHeight)
    })
  })

/** @returns a point on the visible edge of a slide that is not active */
export async function visibleEdge(page: Page, index: number): Promise<{ x: number; y: number }> {
  const [side, active] = await Promise.all([
    slidesOf(page).nth(index).boundingBox(),
    activeSlide(page).boundingBox(),
  ])
  if (!side || !active) throw new Error("The carousel is not rendered.")
  const isLeft = side.x < active.x
  const edge = isLeft
    ? Math.max(0, side.x)
    : Math.min(side.x + side.width, page.viewportSize()?.width ?? 0)
  const x = (edge + (isLeft ? active.x : active.x + active.width)) / 2
  return { x, y: active.y + active.height / 2 }
}

/** Waits until the active slide stands in the middle. */
export const waitForSlide = (page: Page) =>
  expect(async () => {
    const slide = await activeSlide(page).boundingBox()
    const carousel = await carouselOf(page).boundingBox()
    expect(slide?.x).toBeCloseTo(carousel?.x ?? 0, 0)
  }).toPass({ intervals: [50] })

/** Swipes the active slide with touch events of the browser. */
export async function swipe(page: Page, by: { x: number; y: number }): Promise<void> {
  const box = await activeSlide(page).boundingBox()
  if (!box) throw new Error("The carousel is not rendered.")
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
