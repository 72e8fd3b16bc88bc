import { expect, ROUTES, test } from "./support/test"

const WIDTHS = [320, 360, 390, 480, 640, 768, 1024, 1240, 1440, 1920, 2560]

for (const route of [...ROUTES, "/404.html"]) {
  test(`nothing overflows on ${route} from 320 to 2560 px`, async ({ page }) => {
    await page.goto(route)
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 })
      const outside = await page.evaluate(() =>
        [...document.querySelectorAll("main *, header *, footer *")]
          // The cards beside the top one may run off the window's edge; nothing is to be read there.
          .filter(
            (element) => !element.closest('[aria-roledescription="slide"]:not([data-active])'),
          )
          .filter((element) => {
            const { left, right, width } = element.getBoundingClientRect()
            const isHidden = getComputedStyle(element).clipPath !== "none"
            return !isHidden && width > 0 && (left < -1 || right > window.innerWidth + 1)
          })
          .map((element) => element.outerHTML.slice(0, 120)),
      )
      expect(outside, `at ${width} px`).toEqual([])
    }
  })
}

test("the footer is at most 1240 px wide and stands at the foot of a short page", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1920, height: 1400 })
  await page.goto("/about/")
  const footer = page.getByRole("contentinfo")
  const content = await footer.locator("> div > div").boundingBox()
  expect(content?.width).toBe(1240)
  const box = await footer.boundingBox()
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeCloseTo(1400, 0)
})

test("text is set in capitals against the right edge on screen, and plain on paper", async ({
  page,
}) => {
  await page.goto("/about/")
  const style = () =>
    page.evaluate(() => {
      const { textAlign, textTransform } = getComputedStyle(document.body)
      return { textAlign, textTransform }
    })
  expect(await style()).toEqual({ textAlign: "end", textTransform: "uppercase" })
  await page.emulateMedia({ media: "print" })
  expect(await style()).toEqual({ textAlign: "start", textTransform: "none" })
  await expect(page.getByRole("contentinfo")).toBeHidden()
})

test("the owner's name stands with a word on each line, at the right edge", async ({
  page,
  content,
}) => {
  for (const route of ["/", "/about/"]) {
    await page.goto(route)
    const title = page.getByRole("heading", { level: 1 })
    const { lines, gap } = await title.evaluate((heading) => {
      const range = document.createRange()
      range.selectNodeContents(heading)
      const tops = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)))
      const column = heading.parentElement?.getBoundingClientRect().right ?? 0
      return { lines: tops.size, gap: column - heading.getBoundingClientRect().right }
    })
    expect(lines).toBe(content.owner.name.split(" ").length)
    expect(gap).toBeCloseTo(0, 0)
  }
})
