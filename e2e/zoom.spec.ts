/** A page at 400 % zoom, with the text spacing that a visitor may ask for. */
import { hydrated } from "./support/hydrated"
import { expect, test } from "./support/test"

for (const route of ["/", "/about/", "/portfolio/", "/resume/", "/404.html"]) {
  test(`${route} fits at 400 % zoom with wide text spacing, and loses nothing`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 256 })
    await page.goto(route)
    await hydrated(page)
    // The spacing of WCAG 1.4.12, set through the CSSOM as a visitor's own style sheet would be.
    await page.evaluate(() => {
      const sheet = new CSSStyleSheet()
      sheet.replaceSync(`* { line-height: 1.5 !important; letter-spacing: 0.12em !important;
        word-spacing: 0.16em !important; } p { margin-block-end: 2em !important; }`)
      document.adoptedStyleSheets.push(sheet)
    })
    const overflow = await page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement
      return scrollWidth - clientWidth
    })
    expect(overflow).toBeLessThanOrEqual(0)
    const cut = await page.evaluate(() =>
      [...document.querySelectorAll("main :is(h1, h2, h3, p, li, a, button)")]
        .filter((element) => element.checkVisibility())
        .filter(({ scrollHeight, clientHeight }) => clientHeight > 0 && scrollHeight > clientHeight)
        .filter((element) => getComputedStyle(element).overflow !== "visible")
        .map(({ textContent }) => textContent),
    )
    expect(cut).toEqual([])
  })
}

test("a button whose words take two lines sets both in its middle", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 })
  await page.goto("/portfolio/")
  const offsets = await page.locator("main a[href$='#showcase']").evaluate((button) => {
    button.textContent = "See the project showcase and what is in it"
    const range = document.createRange()
    range.selectNodeContents(button)
    const middle = ({ left, right }: DOMRect) => (left + right) / 2
    const middleOfButton = middle(button.getBoundingClientRect())
    return [...range.getClientRects()].map((line) => Math.abs(middle(line) - middleOfButton))
  })
  expect(offsets.length).toBeGreaterThan(1)
  // A trailing space and the tracking after the last letter count as part of a line.
  for (const offset of offsets) expect(offset).toBeLessThan(6)
})
