import { expect, type Page } from "@playwright/test"

/** CSS pixels for a finger, and the minimum of WCAG 2.2 for any pointer. */
export const POINTERS = [
  { pointer: "finger", size: 44, use: { hasTouch: true, isMobile: true } },
  { pointer: "mouse", size: 24, use: {} },
]

type ClickArea = { name: string; width: number; height: number }

/** Measures every visible control on the page. */
export async function findSmallControls(page: Page, size: number): Promise<ClickArea[]> {
  const areas = await measureClickAreas(page)
  expect(areas.length).toBeGreaterThan(5)
  return areas.filter(({ width, height }) => Math.min(width, height) < size)
}

/**
 * Measures the area in which a click reaches each visible control: outward from its center, as far
 * as the control is the topmost element. Links within a sentence are left out, because their size is
 * that of their line.
 * @see https://www.w3.org/TR/WCAG22/#target-size-enhanced
 */
function measureClickAreas(page: Page): Promise<ClickArea[]> {
  return page.evaluate(() => {
    const controls = "a[href], button, [role=button], [role=option]"
    const maxDistance = 60

    const isInSentence = (element: Element) => {
      const { parentElement } = element
      const isInline = getComputedStyle(element).display === "inline"
      return isInline && parentElement?.textContent?.trim() !== element.textContent?.trim()
    }
    const isVisible = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true }) &&
      getComputedStyle(element).clipPath === "none" &&
      element.getAttribute("tabindex") !== "-1"

    function measure(element: Element, x: number, y: number, stepX: number, stepY: number): number {
      for (let distance = 1; distance < maxDistance; distance += 1) {
        const hit = document.elementFromPoint(x + stepX * distance, y + stepY * distance)
        if (hit?.closest(controls) !== element) return distance - 1
      }
      return maxDistance
    }

    return [...document.querySelectorAll(controls)]
      .filter((element) => isVisible(element) && !isInSentence(element))
      .map((element) => {
        element.scrollIntoView({ block: "center", behavior: "instant" })
        const { left, top, width, height } = element.getBoundingClientRect()
        const [x, y] = [left + width / 2, top + height / 2]
        return {
          name: `${element.tagName.toLowerCase()} “${element.textContent || element.ariaLabel}”`,
          width: measure(element, x, y, -1, 0) + measure(element, x, y, 1, 0) + 1,
          height: measure(element, x, y, 0, -1) + measure(element, x, y, 0, 1) + 1,
        }
      })
  })
}
