import type { Page } from "@playwright/test"

export type Target = { name: string; width: number; height: number }

/**
 * Measures where a press reaches what it is meant for, whatever the element's own box: outward from
 * its center, for as far as the same control lies on top.
 * @returns every control that can be seen, less the links within a sentence, whose size is their line's
 * @see https://www.w3.org/TR/WCAG22/#target-size-enhanced
 */
export function measureTargets(page: Page): Promise<Target[]> {
  return page.evaluate(() => {
    const controls = "a[href], button, [role=button], [role=option]"
    const farEnough = 60

    const isInSentence = (element: Element) => {
      const { parentElement } = element
      const isInline = getComputedStyle(element).display === "inline"
      return isInline && parentElement?.textContent?.trim() !== element.textContent?.trim()
    }
    const isSeen = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true }) &&
      getComputedStyle(element).clipPath === "none" &&
      element.getAttribute("tabindex") !== "-1"

    function reach(element: Element, x: number, y: number, stepX: number, stepY: number): number {
      for (let distance = 1; distance < farEnough; distance += 1) {
        const hit = document.elementFromPoint(x + stepX * distance, y + stepY * distance)
        if (hit?.closest(controls) !== element) return distance - 1
      }
      return farEnough
    }

    return [...document.querySelectorAll(controls)]
      .filter((element) => isSeen(element) && !isInSentence(element))
      .map((element) => {
        element.scrollIntoView({ block: "center", behavior: "instant" })
        const { left, top, width, height } = element.getBoundingClientRect()
        const [x, y] = [left + width / 2, top + height / 2]
        return {
          name: `${element.tagName.toLowerCase()} “${element.textContent || element.ariaLabel}”`,
          width: reach(element, x, y, -1, 0) + reach(element, x, y, 1, 0) + 1,
          height: reach(element, x, y, 0, -1) + reach(element, x, y, 0, 1) + 1,
        }
      })
  })
}
