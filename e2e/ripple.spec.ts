/** The ripple of a button. Its center and its duration are in the unit tests. */
import type { Page } from "@playwright/test"
import { METAL_OFF, metalButton } from "./support/navigation"
import { openPage } from "./support/open-page"
import { expect, test } from "./support/test"

/** Records the ripples of pages that are opened afterwards. */
function recordRipples() {
  const ripples: unknown[] = []
  Object.assign(window, { ripples })
  const animate = Element.prototype.animate
  Element.prototype.animate = function (keyframes, options) {
    if (typeof options === "object" && options.pseudoElement === "::after") ripples.push(options)
    return animate.call(this, keyframes, options)
  }
}

const countRipples = (page: Page) =>
  page.evaluate((): number => Reflect.get(window, "ripples").length)

test("each click on a button starts a ripple, which is removed, unless it is disabled or motion is reduced", async ({
  page,
}) => {
  await page.addInitScript(recordRipples)
  await openPage(page, "/resume/")
  const download = page.getByRole("link", { name: "Download PDF" })
  await Promise.all([page.waitForEvent("download"), download.click()])
  expect(await countRipples(page)).toBe(1)
  await expect(page.locator("[data-ripple]")).toHaveCount(0)
  expect(await download.getAttribute("style")).toBeNull()
  await download.evaluate((link) => link.setAttribute("aria-disabled", "true"))
  await download.click({ force: true })
  expect(await countRipples(page)).toBe(1)

  await metalButton(page).click()
  await metalButton(page, METAL_OFF).click()
  expect(await countRipples(page)).toBe(3)
  await page.emulateMedia({ reducedMotion: "reduce" })
  await metalButton(page).click()
  await expect(metalButton(page, METAL_OFF)).toBeVisible()
  expect(await countRipples(page)).toBe(3)
})
