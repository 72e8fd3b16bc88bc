/** Sections that open and close, on /portfolio/ and /resume/. */
import type { Page } from "@playwright/test"
import { sectionId } from "../src/lib/resume-sections"
import { textOf } from "../src/lib/variant-picks"
import { findAxeViolations } from "./support/axe"
import { hydrated } from "./support/hydrated"
import { expect, test } from "./support/test"
import { hold } from "./support/visit"

const toggles = (page: Page) => page.getByRole("main").locator("[aria-expanded]")

async function states(page: Page): Promise<Record<string, boolean>> {
  const entries = await toggles(page).evaluateAll((elements) =>
    elements.map((element) => [
      element.closest("[id]:not([role])")?.id ?? "",
      element.getAttribute("aria-expanded") === "true",
    ]),
  )
  return Object.fromEntries(entries)
}

const panelOf = (page: Page, id: string) => page.locator(`[id="accordion__panel-${id}"]`)

test("/portfolio/ makes two sections of each project, open at first", async ({ page, content }) => {
  await page.goto("/portfolio/")
  await hydrated(page)
  const ids = content.portfolio.projects.flatMap(({ id }) => [id, `${id}-details`])
  expect(await states(page)).toEqual(Object.fromEntries(ids.map((id) => [id, true])))
})

test("/resume/ opens what resume.yaml says, and of the companies the newest alone", async ({
  page,
  content,
}) => {
  await page.goto("/resume/")
  await hydrated(page)
  const sections = content.resume.sections.map((s) => [sectionId(s), s.expandedByDefault])
  const companies = content.work.work.map(({ id }, index) => [id, index === 0])
  expect(await states(page)).toEqual(Object.fromEntries([...sections, ...companies]))
})

test("a section closes and opens by mouse and by keyboard", async ({ page, content }) => {
  const id = content.portfolio.projects[0]?.id ?? ""
  await page.goto("/portfolio/")
  await hydrated(page)
  const [first, second] = [toggles(page).nth(0), toggles(page).nth(1)]
  await second.click()
  await expect(second).toHaveAttribute("aria-expanded", "false")
  await expect(page.getByText(content.portfolio.projects[0]?.body[0] ?? "")).toBeHidden()

  await first.focus()
  await page.keyboard.press("Enter")
  await expect(first).toHaveAttribute("aria-expanded", "false")
  await page.keyboard.press("Space")
  await expect(first).toHaveAttribute("aria-expanded", "true")
  await page.keyboard.press("ArrowDown")
  await expect(second).toBeFocused()
  await page.keyboard.press("Home")
  await expect(first).toBeFocused()
  await expect(panelOf(page, id)).toBeVisible()
})

test("the first section's link and its toggle are neighbors, both reached by keyboard", async ({
  page,
  content,
}) => {
  await page.goto("/portfolio/")
  await hydrated(page)
  await toggles(page).first().focus()
  await page.keyboard.press("Tab")
  await expect(
    page.getByRole("link", { name: content.portfolio.projects[0]?.name ?? "" }),
  ).toBeFocused()
})

test("the arrows skip the toggles inside a closed section", async ({ page, content }) => {
  await page.goto("/resume/")
  await hydrated(page)
  const work = page.getByRole("button", { name: titleOf("WorkExperience"), exact: true })
  const next = page.getByRole("button", { name: titleOf("OtherExperience"), exact: true })
  await work.click()
  await work.focus()
  await page.keyboard.press("ArrowDown")
  await expect(next).toBeFocused()
  // With a modifier they belong to the browser.
  await page.keyboard.press("Control+End")
  await expect(next).toBeFocused()

  function titleOf(name: string) {
    return content.resume.sections.find(({ section }) => section === name)?.title ?? ""
  }
})

test("an address opens whatever encloses what it names, and scrolls to it", async ({
  page,
  content,
}) => {
  const last = content.work.work.at(-1)
  await page.goto(`/resume/#${last?.id}`)
  await expect(page.getByText(textOf(last?.responsibilities[0] ?? ""))).toBeInViewport()
})

test("an address opens its company when the visitor comes from another page, or closed it", async ({
  page,
  content,
}) => {
  const company = content.work.work[4]
  await page.goto("/resume/")
  await hydrated(page)
  await page.getByRole("button", { name: "Expand all" }).click()
  await page.getByRole("button", { name: "Collapse all" }).click()
  await page.evaluate((id) => {
    window.location.hash = id
  }, company?.id ?? "")
  await expect(page.getByText(textOf(company?.responsibilities[0] ?? ""))).toBeInViewport()
})

test("who has scrolled on by the time the scripts are there is left in peace", async ({ page }) => {
  const release = await hold(page, /\.js$/)
  await page.goto("/resume/#technical-skills", { waitUntil: "commit" })
  await expect(page.locator("#technical-skills")).toBeInViewport()
  await page.mouse.wheel(0, 900)
  await expect(page.locator("#technical-skills")).not.toBeInViewport()
  const top = await page.evaluate(() => window.scrollY)
  release()
  await hydrated(page)
  await page.waitForTimeout(500) // a scroll would come within a frame or two
  expect(await page.evaluate(() => window.scrollY)).toBe(top)
})

test("find-in-page reaches what is closed, and opens it", async ({ page, content }) => {
  await page.goto("/resume/")
  await hydrated(page)
  const company = content.work.work.at(-1)
  const panel = panelOf(page, company?.id ?? "")
  await expect(panel).toHaveAttribute("hidden", "until-found")
  await panel.evaluate((element) =>
    element.dispatchEvent(new Event("beforematch", { bubbles: true })),
  )
  await expect(panel).not.toHaveAttribute("hidden")
  await expect(page.getByText(textOf(company?.responsibilities[0] ?? ""))).toBeVisible()
})

test("opening takes 0.3 to 0.4 seconds, and no time under reduced motion", async ({ page }) => {
  const seconds = () =>
    page
      .locator('[data-state="closed"]:has(> [id^="accordion__panel-"])')
      .first()
      .evaluate((frame) => Number.parseFloat(getComputedStyle(frame).transitionDuration))
  await page.goto("/resume/")
  await hydrated(page)
  expect(await seconds()).toBeGreaterThanOrEqual(0.3)
  expect(await seconds()).toBeLessThanOrEqual(0.4)
  await page.emulateMedia({ reducedMotion: "reduce" })
  expect(await seconds()).toBe(0)
})

test("everything opens and closes at once", async ({ page }) => {
  await page.goto("/resume/")
  await hydrated(page)
  await page.getByRole("button", { name: "Expand all" }).click()
  expect(Object.values(await states(page))).not.toContain(false)
  await page.getByRole("button", { name: "Collapse all" }).click()
  expect(Object.values(await states(page))).not.toContain(true)
})

test("what was opened is still open after a visit to another page", async ({ page, content }) => {
  await page.goto("/resume/")
  await hydrated(page)
  const company = page.getByRole("button", {
    name: content.work.work[2]?.company ?? "",
    exact: true,
  })
  await company.click()
  await page.locator('header a[href="/portfolio/"]').click()
  await expect(page).toHaveURL("/portfolio/")
  await page.goBack()
  await expect(company).toHaveAttribute("aria-expanded", "true")
})

test("a touch opens a company, and sets no caret into its name", async ({
  browser,
  content,
  baseURL,
}) => {
  const context = await browser.newContext({
    baseURL: baseURL ?? "",
    hasTouch: true,
    viewport: { width: 390, height: 800 },
  })
  const page = await context.newPage()
  await page.goto("/resume/")
  await hydrated(page)
  const company = page.getByRole("button", {
    name: content.work.work[1]?.company ?? "",
    exact: true,
  })
  await company.tap()
  await expect(company).toHaveAttribute("aria-expanded", "true")
  expect(await page.evaluate(() => getSelection()?.type)).toBe("None")
  await expect(company).not.toBeFocused()
  await context.close()
})

test("axe finds nothing with all open, and nothing with all closed", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" })
  await page.goto("/resume/")
  await hydrated(page)
  await page.getByRole("button", { name: "Expand all" }).click()
  expect(await findAxeViolations(page)).toEqual([])
  await page.getByRole("button", { name: "Collapse all" }).click()
  expect(await findAxeViolations(page)).toEqual([])
})

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false })

  test("everything can be read", async ({ page, content }) => {
    await page.goto("/resume/")
    for (const { responsibilities } of content.work.work) {
      for (const text of responsibilities.map(textOf)) {
        await expect(page.getByText(text)).toBeVisible()
      }
    }
    await page.goto("/portfolio/")
    for (const text of content.portfolio.projects.flatMap(({ body }) => body)) {
      await expect(page.getByText(text)).toBeVisible()
    }
  })
})
