/** The showcase's card stack, as it is drawn, read and printed. */
import { findAxeViolations } from "./support/axe"
import { hydrated } from "./support/hydrated"
import {
  boxesOf,
  carouselOf,
  labelsOf,
  openStack,
  scrollToStack,
  slidesOf,
  topOf,
} from "./support/showcase"
import { expect, test } from "./support/test"

test.beforeEach(({ content }) => {
  test.skip(content.showcase.cards.length < 3, "needs a card on either side")
})

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
    const barriers = await findAxeViolations(page, "#showcase")
    expect(barriers).toEqual([])
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
