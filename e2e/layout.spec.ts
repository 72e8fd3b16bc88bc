/** Layout of single elements. full-content.spec.ts shows that nothing overflows, is cut off or shifts. */
import { title } from "./support/navigation"
import { openPage } from "./support/open-page"
import { expect, ROUTES, test } from "./support/test"

test("on /resume/ the button for all sections is on the line of the first one", async ({
  page,
}) => {
  await openPage(page, "/resume/")
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    const button = await page.getByRole("button", { name: "Expand all" }).boundingBox()
    const first = page.locator('main [data-accordion-component="AccordionItem"]').first()
    const middle = (button?.y ?? 0) + (button?.height ?? 0) / 2
    expect((await first.boundingBox())?.y, `at ${width} px`).toBeCloseTo(middle, 0)
  }
})

for (const route of ROUTES) {
  test(`no heading on ${route} breaks within a word on a phone with text at 200 %`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await openPage(page, route)
    await page.evaluate(() => document.documentElement.style.setProperty("font-size", "200%"))
    const broken = await page.locator("main :is(h1, h2, h3, [role=heading])").evaluateAll((all) =>
      all.flatMap((heading) => {
        const words: string[] = []
        const walker = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT)
        for (let node = walker.nextNode(); node; node = walker.nextNode()) {
          for (const { index, 0: word } of (node.textContent ?? "").matchAll(/[^\s-]+/g)) {
            const range = new Range()
            range.setStart(node, index)
            range.setEnd(node, index + word.length)
            if (range.getClientRects().length > 1) words.push(word)
          }
        }
        return words
      }),
    )
    expect(broken).toEqual([])
  })
}

test("the actions of the first screen stand in one row on a phone, with the PDF first", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto("/")
  const actions = page.getByRole("main").locator("section").first().getByRole("link")
  const boxes = await actions.evaluateAll((links) =>
    links.map((link) => link.getBoundingClientRect().toJSON() as DOMRect),
  )
  expect(new Set(boxes.map(({ top }) => top)).size).toBe(1)
  for (const { height, bottom } of boxes) {
    expect(height).toBeGreaterThanOrEqual(44)
    expect(bottom).toBeLessThan(844)
  }
  await expect(actions.first()).toHaveAttribute("href", "/resume.pdf")
})

test("a button with two lines of text centers both", async ({ page }) => {
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
  // A line includes its trailing space, and the letter spacing after its last letter.
  for (const offset of offsets) expect(offset).toBeLessThan(6)
})

test("the footer is at most 1240 px wide and is at the bottom of a short page", async ({
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

test("text is in capitals and right-aligned on screen, and neither in print", async ({ page }) => {
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

test("the owner's name has one word on each line, at the right edge", async ({ page, content }) => {
  for (const route of ["/", "/about/"]) {
    await page.goto(route)
    const { lines, gap } = await title(page).evaluate((heading) => {
      const range = document.createRange()
      const tops = new Set<number>()
      for (const word of heading.children) {
        range.selectNodeContents(word)
        for (const { top } of range.getClientRects()) tops.add(Math.round(top))
      }
      const column = heading.parentElement?.getBoundingClientRect().right ?? 0
      return { lines: tops.size, gap: column - heading.getBoundingClientRect().right }
    })
    expect(lines).toBe(content.owner.name.split(" ").length)
    expect(gap).toBeCloseTo(0, 0)
  }
})
