/** What fails to load, or to render, and what the visitor is left with: never a blank page or a lost place. */
import type { Page } from "@playwright/test"
import { hydrated } from "./support/hydrated"
import { expect, test } from "./support/test"
import {
  APP_DATA,
  goOn,
  isSameDocument,
  NEXT_DATA,
  NEXT_SCRIPT,
  open,
  title,
} from "./support/visit"

const HTML = { contentType: "text/html", body: "<!DOCTYPE html><title>Sign in</title>" }

/** The browser's own words on an answer that it could not use. */
const OF_THE_BROWSER = /^(?:Failed to load resource|Refused to execute script|Unexpected token)/

/** Everything else that the console is told. */
function watchReports(page: Page): string[] {
  const reports: string[] = []
  const note = (text: string) => {
    if (!OF_THE_BROWSER.test(text)) reports.push(text)
  }
  page.on("console", (message) => {
    if (message.type() === "error") note(message.text())
  })
  page.on("pageerror", ({ message }) => note(message))
  return reports
}

for (const [what, answer] of [
  ["cannot be fetched", undefined],
  ["is answered with HTML", HTML],
  ["is gone", { ...HTML, status: 404 }],
] as const) {
  test(`a script that ${what} is named on the error screen, and a retry brings the page`, async ({
    page,
    content,
  }) => {
    const reports = watchReports(page)
    await page.route(NEXT_SCRIPT, (route) => (answer ? route.fulfill(answer) : route.abort()))
    await open(page)
    await goOn(page)
    await expect(title(page)).toHaveText(content.errors.title)
    await expect(page.getByText("Chunk load error")).toBeVisible()
    await expect(page.getByText("component---src-pages-portfolio-tsx")).toBeVisible()
    await expect(page).toHaveURL("/portfolio/")
    await expect(page).toHaveTitle("Chunk load error")
    expect(await isSameDocument(page)).toBe(true)
    await page.waitForLoadState("networkidle")
    expect(reports).toEqual([
      "/portfolio/: The script “component---src-pages-portfolio-tsx” could not be loaded.",
    ])

    await page.unroute(NEXT_SCRIPT)
    await page.getByRole("button", { name: "Try again" }).click()
    await expect(title(page)).toHaveText(content.portfolio.title)
    await page.goBack()
    await expect(title(page)).toHaveText(content.owner.name)
  })
}

test("a script that does not come in two minutes counts as failed", async ({ page, content }) => {
  const reports = watchReports(page)
  await page.clock.install()
  await page.route(NEXT_SCRIPT, () => new Promise(() => {}))
  await open(page)
  const asked = page.waitForRequest(NEXT_SCRIPT)
  await goOn(page)
  await asked
  await page.clock.runFor(119_000)
  await expect(title(page)).toHaveText(content.owner.name)
  await page.clock.runFor(2_000)
  await expect(page.getByText("took too long to load")).toBeVisible()
  expect(reports).toEqual([
    "/portfolio/: The script “component---src-pages-portfolio-tsx” took too long to load.",
  ])
})

for (const [what, answer] of [
  ["cannot be fetched", undefined],
  ["is that of no page", { json: {} }],
  ["is cut off", { body: '{"componentChunkName":"comp' }],
  ["is answered with HTML", HTML],
  ["is answered with 503", { ...HTML, status: 503 }],
] as const) {
  test(`page data that ${what} shows the error screen in the shell`, async ({ page, content }) => {
    const reports = watchReports(page)
    await page.route(NEXT_DATA, (route) => (answer ? route.fulfill(answer) : route.abort()))
    await open(page)
    await goOn(page)
    await expect(title(page)).toHaveText(content.errors.title)
    await expect(page.getByText("Page data error")).toBeVisible()
    await expect(page.getByRole("contentinfo")).toBeVisible()
    expect(await isSameDocument(page)).toBe(true)
    expect(reports).toEqual(["/portfolio/: The data of this page could not be loaded."])
    await page.getByRole("link", { name: "Home", exact: true }).click()
    await expect(title(page)).toHaveText(content.owner.name)
  })
}

test("forward to a page that failed shows the same screen", async ({ page, content }) => {
  await page.route(NEXT_SCRIPT, (route) => route.abort())
  await open(page)
  await page.route(APP_DATA, (route) => route.abort())
  await goOn(page)
  await expect(title(page)).toHaveText(content.errors.title)
  await page.goBack()
  await expect(title(page)).toHaveText(content.owner.name)
  await page.goForward()
  await expect(title(page)).toHaveText(content.errors.title)
  expect(await isSameDocument(page)).toBe(true)
})

test("an error in one section stays there", async ({ page, content }) => {
  await page.route("**/page-data/index/page-data.json", async (route) => {
    const response = await route.fetch()
    const body = await response.json()
    body.result.data.showcase.cards = null
    await route.fulfill({ response, json: body })
  })
  await page.goto("/portfolio/")
  await hydrated(page)
  await page.locator('header a[href="/"]').click()
  await expect(page.getByRole("alert")).toContainText("This part of the page could not be shown.")
  await expect(title(page)).toHaveText(content.owner.name)
  const banner = content.home.beforeShowcase[0]?.header ?? ""
  await expect(page.getByRole("heading", { name: banner })).toBeVisible()
})
