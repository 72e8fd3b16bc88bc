import { AxeBuilder } from "@axe-core/playwright"
import type { Page } from "playwright-core"

/**
 * @param selector the part of the page to check; by default the whole page
 * @returns the violations that axe finds
 */
export async function findAxeViolations(page: Page, selector = "html") {
  await page.evaluate(reportForcedColors)
  const builder = new AxeBuilder({ page })
    .include(selector)
    .options({ resultTypes: ["violations"] })
    .setLegacyMode() // no other window is opened for frames, since no page has frames
  const { violations } = await builder.analyze()
  return violations
}

/**
 * Axe reads the color of text from `-webkit-text-fill-color`. Its value is always `currentcolor`
 * here, but Chromium reports the color from before forced colors.
 */
function reportForcedColors() {
  if (Reflect.has(window, "reportsForcedColors")) return
  Reflect.set(window, "reportsForcedColors", true)
  const { prototype } = CSSStyleDeclaration
  const original = prototype.getPropertyValue
  prototype.getPropertyValue = function (property) {
    const isReplaced =
      property === "-webkit-text-fill-color" && matchMedia("(forced-colors: active)").matches
    return original.call(this, isReplaced ? "color" : property)
  }
}
