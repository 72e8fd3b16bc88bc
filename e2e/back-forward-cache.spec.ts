/** Pages that the browser keeps in its back-forward cache, which the headless shell does not have. */
import { findBrowser } from "../tools/lib/find-browser"
import { launchOptions } from "./support/launch-options"
import { goToPortfolio, METAL_OFF, metalButton, switchMetalOn, title } from "./support/navigation"
import { isSameDocument, openPage } from "./support/open-page"
import { expect, test } from "./support/test"

test.use({
  launchOptions: {
    ...launchOptions,
    executablePath: findBrowser(),
    // Playwright disables the cache.
    ignoreDefaultArgs: ["--disable-back-forward-cache"],
  },
})

test("a page from the cache keeps its state and works", async ({ page, content }) => {
  await openPage(page)
  await switchMetalOn(page)
  await page.evaluate(() =>
    addEventListener("pageshow", ({ persisted }) => Reflect.set(window, "persisted", persisted)),
  )
  await page.goto("/favicon.svg")
  // A cached document fires no load event.
  await page.goBack({ waitUntil: "commit" })
  await expect.poll(() => page.evaluate(() => Reflect.get(window, "persisted"))).toBe(true)
  await expect(title(page)).toHaveText(content.owner.name)
  await metalButton(page, METAL_OFF).click()
  await expect(page.locator("html")).not.toHaveAttribute("data-metal", "on")
  await goToPortfolio(page)
  await expect(title(page)).toHaveText(content.portfolio.title)
  expect(await isSameDocument(page)).toBe(true)
})
