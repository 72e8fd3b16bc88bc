/** Checks that a page fits into every viewport. */
import { expect, type Page } from "@playwright/test"
import { rowsOf } from "../../test/matrix"
import { waitForFrames } from "./wait-for-frames"

const WIDTHS = [320, 360, 390, 480, 640, 768, 1024, 1240, 1440, 1920, 2560]
const isUsual = (width: number) => [320, 390, 768, 1240, 2560].includes(width)

/** The text spacing of WCAG 1.4.12. */
const SPACING = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important;
  word-spacing: 0.16em !important; } p { margin-block-end: 2em !important; }`

/** Fails if anything overflows from 320 to 2560 px, or does not fit with more spacing. */
export async function expectToFit(page: Page): Promise<void> {
  for (const width of rowsOf(WIDTHS, isUsual)) {
    await page.setViewportSize({ width, height: 900 })
    await waitForFrames(page) // Swiper resizes its slides in an animation frame
    expect(await page.evaluate(findOverflowing), `at ${width} px`).toEqual([])
  }

  // A constructed style sheet, like that of a visitor, is not subject to the policy of the page.
  await page.evaluate((spacing) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(spacing)
    document.adoptedStyleSheets.push(sheet)
  }, SPACING)
  // The size of the name depends on the height, too.
  for (const [width, height] of [
    [390, 844],
    [320, 640],
    [320, 256],
  ] as const) {
    await page.setViewportSize({ width, height })
    await waitForFrames(page)
    expect(await page.evaluate(findOutside), `spaced at ${width} × ${height} px`).toEqual([])
  }
  expect(await page.evaluate(findCutOff)).toEqual([])
}

/** @returns the elements that extend beyond the viewport */
function findOverflowing(): string[] {
  // Hidden, or in a line that ends with an ellipsis.
  const isClipped = (element: Element | null): boolean => {
    if (!element) return false
    const { clipPath, textOverflow } = getComputedStyle(element)
    return clipPath !== "none" || textOverflow === "ellipsis" || isClipped(element.parentElement)
  }
  return (
    [...document.querySelectorAll("main *, header *, footer *")]
      // Slides beside the active one may extend beyond the viewport. They are not to be read.
      .filter((element) => !element.closest('[aria-roledescription="slide"]:not([data-active])'))
      .filter((element) => {
        const { left, right, width } = element.getBoundingClientRect()
        return width > 0 && (left < -1 || right > window.innerWidth + 1) && !isClipped(element)
      })
      .map((element) => element.outerHTML.slice(0, 120))
  )
}

/** @returns the words with a letter outside the viewport. The spacing after a word has no ink */
function findOutside(): string[] {
  const outside: string[] = []
  const isClipped = (element: Element | null): boolean =>
    element !== null &&
    (getComputedStyle(element).clipPath !== "none" || isClipped(element.parentElement))
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement
    if (!element?.checkVisibility({ visibilityProperty: true })) continue
    if (element.closest('[aria-roledescription="slide"]:not([data-active])')) continue
    if (isClipped(element)) continue
    const spacing = Number.parseFloat(getComputedStyle(element).letterSpacing) || 0
    for (const { index, 0: word } of (node.textContent ?? "").matchAll(/\S+/g)) {
      const range = new Range()
      range.setStart(node, index)
      range.setEnd(node, index + word.length)
      const isOutside = ({ left, right }: DOMRect) =>
        left < -1 || right - spacing > window.innerWidth + 1
      if ([...range.getClientRects()].some(isOutside)) outside.push(word)
    }
  }
  return outside
}

/** @returns the texts that their element cuts off */
function findCutOff(): (string | null)[] {
  return [...document.querySelectorAll("main :is(h1, h2, h3, [role=heading], p, li, a, button)")]
    .filter((element) => element.checkVisibility())
    .filter(({ scrollHeight, clientHeight }) => clientHeight > 0 && scrollHeight > clientHeight)
    .filter((element) => getComputedStyle(element).overflow !== "visible")
    .map(({ textContent }) => textContent)
}
