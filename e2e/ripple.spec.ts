/** The ripple that runs over a button: from where, for how long, and what is left of it. */
import type { Locator, Page } from "@playwright/test"
import { hydrated } from "./support/hydrated"
import { expect, test } from "./support/test"

type Ripple = { duration: number; from: string; to: string }

declare global {
  interface Window {
    ripples: Ripple[]
  }
}

/** Records each ripple as it begins. */
async function watchRipples(page: Page) {
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
}

const ripples = (page: Page) => page.evaluate(() => window.ripples)

/** Waits until nothing of a ripple is left on the page. */
async function expectNone(page: Page) {
  await expect(page.locator("[data-ripple]")).toHaveCount(0)
  const drawn = () =>
    page.evaluate(
      () =>
        document
          .getAnimations()
          .filter(
            ({ effect }) => effect instanceof KeyframeEffect && effect.pseudoElement === "::after",
          ).length,
    )
  await expect.poll(drawn).toBe(0)
}

async function open(page: Page, route: string) {
  await watchRipples(page)
  await page.goto(route)
  await hydrated(page)
}

const center = (circle: string) =>
  (/at ([\d.]+)px ([\d.]+)px/.exec(circle) ?? []).slice(1).map(Number)

async function sizeOf(locator: Locator) {
  const box = await locator.boundingBox()
  if (!box) throw new Error("The button is not drawn.")
  return box
}

const previous = (page: Page) => page.getByRole("button", { name: "Previous slide" })
const download = (page: Page) => page.getByRole("link", { name: "Download PDF" })
const endMetal = (page: Page) => page.getByRole("button", { name: "Deactivate metal mode." })

test("a larger button takes longer, from 0.2 to 0.75 seconds", async ({ page }) => {
  await open(page, "/")
  await expect(previous(page)).toBeVisible()
  await previous(page).click()
  const [small] = await ripples(page)
  expect(small?.duration).toBe(200)

  await page.goto("/resume/")
  await hydrated(page)
  const { width, height } = await sizeOf(download(page))
  await Promise.all([page.waitForEvent("download"), download(page).click()])
  const [middle] = await ripples(page)
  expect(middle?.duration).toBeGreaterThan(200)
  expect(middle?.duration).toBeLessThan(750)
  expect(middle?.duration).toBeCloseTo(Math.hypot(width, height) * 2, 0)

  await page.getByRole("button", { name: "Activate metal mode." }).click()
  await endMetal(page).click()
  expect((await ripples(page)).at(-1)?.duration).toBe(750)
  await expectNone(page)
})

test("begins at the point of touch, fills the button, and leaves nothing behind", async ({
  page,
}) => {
  await open(page, "/resume/")
  const { x: left, y: top, width, height } = await sizeOf(download(page))
  const point = { x: Math.round(left + width * 0.2), y: Math.round(top + height * 0.75) }
  await page.mouse.click(point.x, point.y)
  const [ripple] = await ripples(page)
  const [x = 0, y = 0] = center(ripple?.from ?? "")
  expect(x).toBeCloseTo(point.x - left, 0)
  expect(y).toBeCloseTo(point.y - top, 0)
  const radius = Number.parseFloat(ripple?.to.replace("circle(", "") ?? "")
  expect(radius).toBeCloseTo(Math.hypot(width - x, y), 0)
  await expectNone(page)
  expect(await download(page).getAttribute("style")).toBeNull()
})

for (const key of ["Enter", "Space"]) {
  test(`begins at the center when ${key} presses a button`, async ({ page }) => {
    await open(page, "/about/")
    const metal = page.getByRole("button", { name: "Activate metal mode." })
    const { width, height } = await sizeOf(metal)
    await metal.focus()
    await page.keyboard.press(key)
    const [ripple, ...others] = await ripples(page)
    const [x = 0, y = 0] = center(ripple?.from ?? "")
    expect(x).toBeCloseTo(width / 2, 0)
    expect(y).toBeCloseTo(height / 2, 0)
    expect(others).toEqual([])
    await expectNone(page)
  })
}

test("by touch there is one ripple, and a press by mouse has no second at the center", async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ hasTouch: true, baseURL: baseURL ?? "" })
  const page = await context.newPage()
  await open(page, "/about/")
  const metal = page.getByRole("button", { name: "Activate metal mode." })
  await metal.tap()
  expect(await ripples(page)).toHaveLength(1)
  await endMetal(page).click()
  expect(await ripples(page)).toHaveLength(2)
  await expectNone(page)
  await context.close()
})

test("quick presses each begin anew, and the last one is taken away as well", async ({ page }) => {
  await open(page, "/resume/")
  const { x, y } = await sizeOf(download(page))
  for (const offset of [8, 16, 24]) {
    await page.mouse.move(x + offset, y + 10)
    await page.mouse.down()
    await page.mouse.up()
  }
  expect(await ripples(page)).toHaveLength(3)
  await expectNone(page)
})

test("a button that cannot be pressed now has none, nor does anything under reduced motion", async ({
  page,
}) => {
  await open(page, "/")
  const first = page.getByRole("button", { name: "Previous slide" })
  await expect(first).toBeVisible()
  await first.click()
  await expect(first).toHaveAttribute("aria-disabled", "true")
  const before = (await ripples(page)).length
  await first.click({ force: true })
  await page.emulateMedia({ reducedMotion: "reduce" })
  await page.getByRole("button", { name: "Next slide" }).click()
  await page.getByRole("button", { name: "Activate metal mode." }).press("Enter")
  await expect(endMetal(page)).toBeVisible()
  expect(await ripples(page)).toHaveLength(before)
  await expectNone(page)
})

test("before the first press nothing of it is there, and its pseudo-element is not drawn", async ({
  page,
}) => {
  await open(page, "/about/")
  const contents = await page
    .getByRole("main")
    .getByRole("link")
    .evaluateAll((links) => links.map((link) => getComputedStyle(link, "::after").content))
  expect(new Set(contents)).toEqual(new Set(["none"]))
  await expectNone(page)
})
