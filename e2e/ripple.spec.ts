/** The ripple of a button: its center, its duration and its removal. */
import type { Page } from "@playwright/test"
import { METAL_OFF, metalButton } from "./support/navigation"
import { openPage } from "./support/open-page"
import { expect, test } from "./support/test"

type Ripple = { duration: number; from: string; to: string }

/** Records the ripples of pages that are opened afterwards. */
function recordRipples() {
  const ripples: Ripple[] = []
  Object.assign(window, { ripples })
  const animate = Element.prototype.animate
  Element.prototype.animate = function (keyframes, options) {
    const [from, to] = (keyframes as Keyframe[]).map(({ clipPath }) => String(clipPath))
    if (typeof options === "object" && options.pseudoElement === "::after")
      ripples.push({ duration: Number(options.duration), from: from ?? "", to: to ?? "" })
    return animate.call(this, keyframes, options)
  }
}

const ripplesOn = (page: Page) => page.evaluate((): Ripple[] => Reflect.get(window, "ripples"))

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

test("a ripple starts at the pointer, fills the button, and is removed", async ({ page }) => {
  await page.addInitScript(recordRipples)
  await openPage(page, "/resume/")
  const download = page.getByRole("link", { name: "Download PDF" })
  const pseudoElements = await page
    .getByRole("main")
    .getByRole("link")
    .evaluateAll((links) => links.map((link) => getComputedStyle(link, "::after").content))
  expect(new Set(pseudoElements)).toEqual(new Set(["none"]))

  const { x: left = 0, y: top = 0, width = 0, height = 0 } = (await download.boundingBox()) ?? {}
  const point = { x: Math.round(left + width * 0.2), y: Math.round(top + height * 0.75) }
  await Promise.all([page.waitForEvent("download"), page.mouse.click(point.x, point.y)])
  const [ripple] = await ripplesOn(page)
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
  await download.evaluate((link) => link.setAttribute("aria-disabled", "true"))
  await page.mouse.click(left + 32, top + 10)
  expect(await ripplesOn(page)).toHaveLength(4)
  await expectNoRipple(page)

  await metalButton(page).click()
  await metalButton(page, METAL_OFF).click()
  const { length } = await ripplesOn(page)
  expect((await ripplesOn(page)).at(-1)?.duration).toBe(750)
  await expectNoRipple(page)

  await page.emulateMedia({ reducedMotion: "reduce" })
  await metalButton(page).click()
  await expect(metalButton(page, METAL_OFF)).toBeVisible()
  expect(await ripplesOn(page)).toHaveLength(length)
})
