/** The card stack by mouse, by wheel and by touch. */
import { carouselOf, labelsOf, openStack, sideOf, swipe, topOf } from "./support/showcase"
import { expect, test } from "./support/test"

test.beforeEach(({ content }) => {
  test.skip(content.showcase.cards.length < 3, "needs a card on either side")
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
