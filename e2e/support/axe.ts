import { AxeBuilder } from "@axe-core/playwright"
import type { Page } from "@playwright/test"

/**
 * @param selector the part of the page to look at; without it, all of it
 * @returns what axe finds
 */
export async function findAxeViolations(page: Page, selector = "html") {
  await page.evaluate(reportForcedColors)
  const { violations } = await new AxeBuilder({ page }).include(selector).analyze()
  return violations
}

/**
 * Axe takes `-webkit-text-fill-color` for the color of a text. It is `currentcolor` everywhere here,
 * but Chromium tells of the color from before the system's own were forced on the page.
 */
function reportForcedColors() {
  if (!window.matchMedia("(forced-colors: active)").matches) return
  const { prototype } = CSSStyleDeclaration
  const original = prototype.getPropertyValue
  prototype.getPropertyValue = function (property) {
    return original.call(this, property === "-webkit-text-fill-color" ? "color" : property)
  }
}
