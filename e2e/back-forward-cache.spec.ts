/** A page that the browser has kept alive, and brings back as it was. */
import { BROWSER_ARGUMENTS, findBrowser } from "../scripts/lib/find-browser"
import { expect, test } from "./support/test"
import { goOn, isSameDocument, open, title } from "./support/visit"

const browser = findBrowser()

test.use({
  launchOptions: {
    ...(browser ? { executablePath: browser } : {}),
    args: [...BROWSER_ARGUMENTS],
    // Playwright turns it off.
    ignoreDefaultArgs: ["--disable-back-forward-cache"],
  },
})

test("a page from the back-forward cache is as it was left, and still works", async ({
  page,
  content,
}) => {
  await open(page)
  await page.getByRole("button", { name: "Activate metal mode." }).click()
  await page.evaluate(() =>
    addEventListener("pageshow", ({ persisted }) => Reflect.set(window, "persisted", persisted)),
  )
  await page.goto("/favicon.svg")
  // The document is loaded already, so nothing says so again.
  await page.goBack({ waitUntil: "commit" })
  await expect.poll(() => page.evaluate(() => Reflect.get(window, "persisted"))).toBe(true)
  await expect(title(page)).toHaveText(content.owner.name)
  await page.getByRole("button", { name: "Deactivate metal mode." }).click()
  await expect(page.locator("html")).not.toHaveAttribute("data-metal", "on")
  await goOn(page)
  await expect(title(page)).toHaveText(content.portfolio.title)
  expect(await isSameDocument(page)).toBe(true)
})
