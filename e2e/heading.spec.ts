/** The light of the heading: near the pointer, at a tap, and where it must not be. */
import type { Page } from "@playwright/test"
import { switchMetalOn, title } from "./support/navigation"
import { openPage } from "./support/open-page"
import { expect, ROUTES, test } from "./support/test"

/** @returns whether the letters show the dots of a display, and not their color */
const isLit = (page: Page) =>
  title(page).evaluate((heading) => getComputedStyle(heading).color === "rgba(0, 0, 0, 0)")

/** Points at the heading, at this part of its width. */
async function point(page: Page, part = 0.5) {
  const box = await title(page).boundingBox()
  if (!box) throw new Error("There is no heading.")
  await page.mouse.move(box.x + box.width * part, box.y + box.height / 2)
}

for (const route of [...ROUTES, "/no/such/page"]) {
  test(`${route}: the heading is lit while the pointer is near`, async ({ page }) => {
    await openPage(page, route)
    expect(await isLit(page)).toBe(false)
    await point(page)
    await expect.poll(() => isLit(page)).toBe(true)
    await page.mouse.move(0, 0)
    await expect.poll(() => isLit(page)).toBe(false)
  })
}

test("the heading is not lit while its text is selected", async ({ page }) => {
  await openPage(page)
  await point(page)
  await expect.poll(() => isLit(page)).toBe(true)
  await title(page).evaluate((heading) => getSelection()?.selectAllChildren(heading))
  await point(page, 0.6)
  await expect.poll(() => isLit(page)).toBe(false)
})

test("a pointer that is far away changes nothing, and a dialog covers the heading", async ({
  page,
}) => {
  await openPage(page, "/portfolio/")
  await page.mouse.move(5, 5)
  await page.waitForTimeout(100)
  await expect(title(page)).not.toHaveAttribute("style")
  await page.evaluate(() => {
    const dialog = document.body.appendChild(document.createElement("dialog"))
    dialog.showModal()
  })
  await point(page)
  await page.waitForTimeout(100)
  expect(await isLit(page)).toBe(false)
})

for (const [what, prepare] of [
  ["with reduced motion", (page: Page) => page.emulateMedia({ reducedMotion: "reduce" })],
  ["in forced colors", (page: Page) => page.emulateMedia({ forcedColors: "active" })],
  ["in print", (page: Page) => page.emulateMedia({ media: "print" })],
  ["in metal mode", switchMetalOn],
] as const) {
  test(`the heading is not lit ${what}`, async ({ page }) => {
    await openPage(page)
    await point(page)
    await expect.poll(() => isLit(page)).toBe(true)
    await prepare(page)
    await point(page, 0.6)
    await expect.poll(() => isLit(page)).toBe(false)
  })
}

test.describe("without a pointer that can hover", () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } })

  test("a light runs over the heading after the load, and again at a tap", async ({ page }) => {
    await openPage(page)
    for (const start of [async () => {}, () => title(page).tap()]) {
      await start()
      await expect.poll(() => isLit(page), { intervals: [30] }).toBe(true)
      await expect.poll(() => isLit(page), { intervals: [30] }).toBe(false)
    }
  })
})
