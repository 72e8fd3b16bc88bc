/** What every page must do in every engine. */
import { openPage } from "../support/open-page"
import { ROUTES } from "../support/test"
import { expect, expectInPage, openHydrated, test } from "./test"

/** MiniBrowser has at least 447 pixels. */
const NARROW = 480

/** For the page. @returns left, width, top and height of each landmark and heading */
const layoutOf = () =>
  [...document.querySelectorAll("header, main, footer, h1, h2, h3, [role=heading]")]
    .filter((element) => element.checkVisibility())
    .map((element) => {
      const { left, width, top, height } = element.getBoundingClientRect()
      return [left, width, top + scrollY, height]
    })

/** WebKit's port for GTK rounds the width of each letter, so tops and heights differ by up to 3 %. */
const isClose = (box: number[], expected: number[]) =>
  expected.every((value, side) => {
    const { [side]: other = Number.NaN } = box
    return Math.abs(other - value) <= 4 + (side > 1 ? 0.03 * value : 0)
  })

for (const route of [...ROUTES, "/404.html"]) {
  test(`${route} has the layout of Chromium, and no error`, async ({ page, tab }) => {
    await openPage(page, route)
    await tab.resize(NARROW)
    await openHydrated(tab, route)
    // A phone that is turned becomes narrow again.
    for (const width of [NARROW, 1440, NARROW]) {
      await page.setViewportSize({ width, height: 900 })
      await tab.resize(width)
      await expectInPage(tab, () => innerWidth).toBe(width)
      const expected = await page.evaluate(layoutOf)
      const differences = async () => {
        const boxes = await tab.evaluate(layoutOf)
        return boxes.length === expected.length
          ? expected.filter((box, index) => !isClose(boxes[index] ?? [], box))
          : boxes
      }
      await expect.poll(differences, `${width} px`).toEqual([])
    }
    expect(await tab.problems()).toEqual([])
  })
}

test("every picture is loaded when it is in view", async ({ tab }) => {
  await openHydrated(tab, "/")
  const states = () =>
    [...document.querySelectorAll<HTMLElement>("[data-image-state]")].map((picture) => {
      picture.scrollIntoView({ behavior: "instant" })
      return picture.dataset.imageState
    })
  expect(await tab.evaluate(states)).not.toEqual([])
  await expect.poll(async () => new Set(await tab.evaluate(states))).toEqual(new Set(["loaded"]))
})
