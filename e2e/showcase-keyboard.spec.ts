/** The card stack by keys. */
import { carouselOf, labelsOf, openStack, scrollToStack, topOf } from "./support/showcase"
import { expect, test } from "./support/test"

test.beforeEach(({ content }) => {
  test.skip(content.showcase.cards.length < 3, "needs a card on either side")
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
