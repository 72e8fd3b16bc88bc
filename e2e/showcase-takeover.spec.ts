/** The card stack passes from CSS to Swiper, and nobody sees it. */
import { hydrated } from "./support/hydrated"
import { shiftsOf, watchShifts } from "./support/shifts"
import { boxesOf, scrollToStack, slidesOf, topOf } from "./support/showcase"
import { expect, test } from "./support/test"

test.beforeEach(({ content }) => {
  test.skip(content.showcase.cards.length < 3, "needs a card on either side")
})

for (const width of [320, 375, 390, 768, 1440]) {
  test(`Swiper takes over at ${width} px without a shift of anything`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await watchShifts(page)
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
    expect(await shiftsOf(page)).toEqual([])
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
