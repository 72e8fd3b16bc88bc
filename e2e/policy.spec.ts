/** The policy that every page states of itself: what it needs is allowed, and nothing else is. */
import type { Page } from "@playwright/test"
import { hydrated } from "./support/hydrated"
import { ERROR_ROUTES, expect, ROUTES, test } from "./support/test"
import { watchViolations } from "./support/violations"

/** Uses a page as a visitor may: every picture seen, every button pressed. */
async function useEverything(page: Page) {
  for (const picture of await page.locator("main img").all()) {
    await picture.scrollIntoViewIfNeeded()
  }
  const buttons = await page.getByRole("main").getByRole("button").all()
  // From the last: what closes a section comes before what is in it, and would take it away.
  for (const button of buttons.reverse()) {
    if (await button.isVisible()) await button.click()
  }
}

for (const route of [...ROUTES, ...ERROR_ROUTES, "/no/such/page"]) {
  test(`${route} needs nothing that its policy refuses, in metal mode neither`, async ({
    page,
  }) => {
    const violations = await watchViolations(page)
    const problems: string[] = []
    page.on("pageerror", ({ message }) => problems.push(message))
    await page.goto(route)
    await hydrated(page)
    await page.getByRole("button", { name: "Activate metal mode." }).click()
    await page.evaluate(() => document.fonts.ready)
    await useEverything(page)
    expect([...violations, ...problems]).toEqual([])
  })
}

test("moving between any two pages asks for nothing that the first page's policy refuses", async ({
  page,
}) => {
  const violations = await watchViolations(page)
  for (const from of ROUTES) {
    await page.goto(from)
    await hydrated(page)
    for (const to of ROUTES.filter((route) => route !== from)) {
      await page.locator(`header a[href="${to}"]`).first().click()
      await expect(page).toHaveURL(to)
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible()
      await page.goBack()
      await expect(page).toHaveURL(from)
    }
  }
  expect(violations).toEqual([])
})

test("the error screen needs nothing more", async ({ page, content }) => {
  const violations = await watchViolations(page)
  await page.goto("/")
  await hydrated(page)
  await page.route("**/component---src-pages-about-*", (route) => route.abort())
  await page.locator('header a[href="/about/"]').click()
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(content.errors.title)
  expect(violations).toEqual([])
})

const MARK = "document.documentElement.dataset.owned = ''"

for (const [what, injected] of [
  ["an inline script", `<script>${MARK}</script>`],
  ["a script from elsewhere", '<script src="https://elsewhere.example/x.js"></script>'],
  ["an event handler", `<img src="/nothing.png" onerror="${MARK}" alt="">`],
]) {
  test(`${what} that got into the HTML does not run`, async ({ page }) => {
    const violations = await watchViolations(page)
    await page.route("**/about/", async (route) => {
      const response = await route.fetch()
      const html = await response.text()
      await route.fulfill({ response, body: html.replace("</main>", `${injected}</main>`) })
    })
    await page.route("https://elsewhere.example/**", (route) => route.fulfill({ body: MARK }))
    await page.goto("/about/")
    await expect.poll(() => violations.join()).toContain("script-src")
    await expect(page.locator("html")).not.toHaveAttribute("data-owned")
  })
}

test("text cannot become markup or code by way of the document", async ({ page }) => {
  await page.goto("/about/")
  await hydrated(page)
  const refused = await page.evaluate(() => {
    const tries = [
      () => document.body.insertAdjacentHTML("beforeend", "<b>markup</b>"),
      () => document.createElement("script").setAttribute("src", "/favicon.svg"),
      () => {
        document.createElement("script").textContent = "code()"
      },
    ]
    return tries.map((attempt) => {
      try {
        attempt()
        return "allowed"
      } catch {
        return "refused"
      }
    })
  })
  expect(refused).toEqual(["refused", "refused", "refused"])
})
