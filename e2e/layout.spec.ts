/** Layout of single elements. full-content.spec.ts shows that nothing overflows, is cut off or shifts. */
import type { Page } from "@playwright/test"
import { changePageData, headerLink, title } from "./support/navigation"
import { openPage } from "./support/open-page"
import { expect, ROUTES, test } from "./support/test"

/** @returns the words of headings that stand on more than one line */
const findBrokenWords = (page: Page) =>
  page.evaluate(() => {
    const words: string[] = []
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (!node.parentElement?.closest("main :is(h1, h2, h3, [role=heading])")) continue
      for (const { index, 0: word } of (node.textContent ?? "").matchAll(/[^\s-]+/g)) {
        const range = new Range()
        range.setStart(node, index)
        range.setEnd(node, index + word.length)
        if (range.getClientRects().length > 1) words.push(word)
      }
    }
    return words
  })

const ARIAL = "node_modules/pdfjs-dist/standard_fonts/LiberationSans-Bold.ttf"
const NAMES = "Robert Castellanos,Barbara Blake,Юлия Шишкина,Rebecca Strauß,Anna-Lena Kessler"

test("no name breaks within a word in Arial, at any width", async ({ page }) => {
  await page.route("/arial.ttf", (route) => route.fulfill({ path: ARIAL }))
  for (const name of NAMES.split(",")) {
    await changePageData(page, "index", (data) => Object.assign(data.owner, { name }))
    await openPage(page, "/about/")
    await page.evaluate(async () => {
      document.fonts.add(await new FontFace("Helvetica Neue", "url(/arial.ttf)").load())
    })
    await headerLink(page, "/").click()
    await expect(title(page)).toHaveText(name)
    for (const width of [320, 390, 768, 1280, 1440, 1920]) {
      await page.setViewportSize({ width, height: 900 })
      expect(await findBrokenWords(page), `${name} at ${width} px`).toEqual([])
    }
  }
})

test("no heading breaks within a word on a phone with text at 200 %", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  for (const route of ROUTES) {
    await openPage(page, route)
    await page.evaluate(() => document.documentElement.style.setProperty("font-size", "200%"))
    expect(await findBrokenWords(page), route).toEqual([])
  }
})

test("on a phone on its side, the whole name is on the first screen", async ({ page }) => {
  await page.setViewportSize({ width: 844, height: 390 })
  await openPage(page)
  await expect(page.getByRole("heading", { level: 1 })).toBeInViewport({ ratio: 1 })
})

test("no button covers the ring around the head of a section", async ({ page }) => {
  await openPage(page, "/resume/")
  const toggle = page.locator('[data-accordion-component="AccordionItemButton"]').first()
  await page.keyboard.press("Tab") // the keyboard makes rings visible
  await toggle.focus()
  const ring = (pseudo?: string) =>
    toggle.evaluate((one, name) => getComputedStyle(one, name).outlineStyle, pseudo)
  expect([await ring(), await ring("::after")]).toEqual(["none", "solid"])
  const button = await page.getByRole("button", { name: "Expand all" }).boundingBox()
  const head = await toggle.locator("xpath=../..").boundingBox()
  if (!button || !head) throw new Error("The page has no head.")
  expect(button.y + button.height).toBeLessThanOrEqual(head.y)
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
