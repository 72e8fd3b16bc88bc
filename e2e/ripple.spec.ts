/** The ripple of a button: its center, its duration and its removal. */
import type { Locator, Page } from "@playwright/test"
import { nextButton, previousButton, scrollToCarousel } from "./support/carousel"
import { METAL_OFF, metalButton } from "./support/navigation"
import { openPage } from "./support/open-page"
import { expect, test } from "./support/test"

type Ripple = { duration: number; from: string; to: string }

declare global {
  interface Window {
    ripples: Ripple[]
  }
}

/** Opens a page and records its ripples. */
async function open(page: Page, route: string) {
  await page.addInitScript(() => {
    window.ripples = []
    const animate = Element.prototype.animate
    Element.prototype.animate = function (keyframes, options) {
      const [from, to] = keyframes as Keyframe[]
      if (typeof options === "object" && options.pseudoElement === "::after") {
        window.ripples.push({
          duration: Number(options.duration),
          from: String(from?.clipPath),
          to: String(to?.clipPath),
        })
      }
      return animate.call(this, keyframes, options)
    }
  })
  await openPage(page, route)
}

const ripples = (page: Page) => page.evaluate(() => window.ripples)

/** Waits until no ripple runs and no element has its attribute. */
async function expectNoRipple(page: Page) {
  await expect(page.locator("[data-ripple]")).toHaveCount(0)
  const count = () =>
    page.evaluate(
      () =>
        document
          .getAnimations()
          .filter(
            ({ effect }) => effect instanceof KeyframeEffect && effect.pseudoElement === "::after",
          ).length,
    )
  await expect.poll(count).toBe(0)
}

const centerOf = (circle: string) =>
  (/at ([\d.]+)px ([\d.]+)px/.exec(circle) ?? []).slice(1).map(Number)

async function sizeOf(locator: Locator) {
  const box = await locator.boundingBox()
  if (!box) throw new Error("The button is not rendered.")
  return box
}

test("a small button ripples for 0.2 s, but not when it is disabled or with reduced motion", async ({
  page,
}) => {
  await open(page, "/")
  await scrollToCarousel(page)
  await expect(previousButton(page)).toBeVisible()
  await previousButton(page).click()
  expect(await ripples(page)).toMatchObject([{ duration: 200 }])
  await expect(previousButton(page)).toHaveAttribute("aria-disabled", "true")
  await previousButton(page).click({ force: true })
  await page.emulateMedia({ reducedMotion: "reduce" })
  await nextButton(page).click()
  await metalButton(page).press("Enter")
  await expect(metalButton(page, METAL_OFF)).toBeVisible()
  expect(await ripples(page)).toHaveLength(1)
  await expectNoRipple(page)
})

test("a ripple starts at the pointer, fills the button, lasts longer on a larger one, and is removed", async ({
  page,
}) => {
  await open(page, "/resume/")
  const download = page.getByRole("link", { name: "Download PDF" })
  const pseudoElements = await page
    .getByRole("main")
    .getByRole("link")
    .evaluateAll((links) => links.map((link) => getComputedStyle(link, "::after").content))
  expect(new Set(pseudoElements)).toEqual(new Set(["none"]))

  const { x: left, y: top, width, height } = await sizeOf(download)
  const point = { x: Math.round(left + width * 0.2), y: Math.round(top + height * 0.75) }
  await Promise.all([page.waitForEvent("download"), page.mouse.click(point.x, point.y)])
  const [ripple] = await ripples(page)
  const [x = 0, y = 0] = centerOf(ripple?.from ?? "")
  expect(x).toBeCloseTo(point.x - left, 0)
  expect(y).toBeCloseTo(point.y - top, 0)
  const radius = Number.parseFloat(ripple?.to.replace("circle(", "") ?? "")
  expect(radius).toBeCloseTo(Math.hypot(width - x, y), 0)
  expect(ripple?.duration).toBeGreaterThan(200)
  expect(ripple?.duration).toBeLessThan(750)
  expect(ripple?.duration).toBeCloseTo(Math.hypot(width, height) * 2, 0)
  await expectNoRipple(page)
  expect(await download.getAttribute("style")).toBeNull()

  for (const offset of [8, 16, 24]) {
    await page.mouse.move(left + offset, top + 10)
    await page.mouse.down()
    await page.mouse.up()
  }
  expect(await ripples(page)).toHaveLength(4)
  await expectNoRipple(page)

  await metalButton(page).click()
  await metalButton(page, METAL_OFF).click()
  expect((await ripples(page)).at(-1)?.duration).toBe(750)
  await expectNoRipple(page)
})
