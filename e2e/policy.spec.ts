/** The content security policy of every page allows what the page needs, and nothing else. */
import type { Page } from "@playwright/test"
import { rowsOf } from "../test/matrix"
import { headerLink, switchMetalOn, title } from "./support/navigation"
import { openPage } from "./support/open-page"
import { recordPolicyViolations } from "./support/policy-violations"
import { expect, ROUTES, test } from "./support/test"

/** Scrolls to every picture, clicks every button, and closes the demos that open. */
async function useEverything(page: Page) {
  for (const picture of await page.locator("main img").all()) await picture.scrollIntoViewIfNeeded()
  const buttons = await page.getByRole("main").getByRole("button").all()
  // In reverse order: a toggle hides the buttons that follow it in its panel.
  for (const button of buttons.reverse()) {
    if (!(await button.isVisible())) continue
    const opensDialog = (await button.getAttribute("aria-haspopup")) === "dialog"
    await button.click()
    if (opensDialog) await page.getByRole("dialog").getByRole("button", { name: "Close" }).click()
  }
}

for (const route of ROUTES) {
  test(`the policy of ${route} allows everything that a visitor can do, without a console error`, async ({
    page,
    consoleErrors,
  }) => {
    const violations = await recordPolicyViolations(page)
    await openPage(page, route)
    await switchMetalOn(page)
    await page.evaluate(() => document.fonts.ready)
    await useEverything(page)
    // The policy of a document applies to all pages that are opened without another document.
    const others = ROUTES.filter((each) => each !== route)
    for (const other of rowsOf(others, () => route === "/resume/")) {
      await headerLink(page, other).click()
      await expect(page).toHaveURL(other)
      await expect(title(page)).toBeFocused()
      await expect(headerLink(page, other)).toHaveAttribute("aria-current", "page")
    }
    expect([...violations, ...consoleErrors]).toEqual([])
  })
}

test("the policy allows the 404 page and the error screen", async ({ page, content }) => {
  const violations = await recordPolicyViolations(page)
  await openPage(page, "/no/such/page")
  await switchMetalOn(page)
  await page.getByRole("link", { name: "Home", exact: true }).click()
  await expect(title(page)).toHaveText(content.owner.name)
  await page.route(/\/component---[\w-]*templates-about-/, (route) => route.abort())
  await headerLink(page, "/about/").click()
  await expect(title(page)).toHaveText(content.errors.title)
  expect(violations).toEqual([])
})

const MARK = "document.documentElement.dataset.isInjected = ''"

test("an injected script or event handler does not run", async ({ page }) => {
  const violations = await recordPolicyViolations(page)
  const injected = [
    `<script>${MARK}</script>`,
    '<script src="https://elsewhere.example/x.js"></script>',
    `<img src="/nothing.png" onerror="${MARK}" alt="">`,
  ]
  await page.route("**/about/", async (route) => {
    const response = await route.fetch()
    const html = await response.text()
    await route.fulfill({ response, body: html.replace("</main>", `${injected.join("")}</main>`) })
  })
  await page.route("https://elsewhere.example/**", (route) => route.fulfill({ body: MARK }))
  await page.goto("/about/")
  await expect.poll(() => violations.join("\n")).toMatch(/script-src-elem: inline/)
  await expect.poll(() => violations.join("\n")).toMatch(/script-src-elem: https:\/\/elsewhere/)
  await expect.poll(() => violations.join("\n")).toMatch(/script-src-attr: inline/)
  await expect(page.locator("html")).not.toHaveAttribute("data-is-injected")
})
