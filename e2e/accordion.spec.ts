/** Items that expand and collapse on /portfolio/ and /resume/. */
import type { Page } from "@playwright/test"
import { sectionId } from "../src/content/picks/resume-sections"
import { holdResponses, scrollTop } from "./support/navigation"
import { openPage, waitForHydration } from "./support/open-page"
import { expect, test } from "./support/test"
import { waitForFrames } from "./support/wait-for-frames"
import { itemsWithTexts, workTexts } from "./support/work-history"

const toggles = (page: Page) => page.getByRole("main").locator("[aria-expanded]")
const toggle = (page: Page, name = "") => page.getByRole("button", { name, exact: true })
const panel = (page: Page, id = "") => page.locator(`[id="accordion__panel-${id}"]`)

/** @returns whether each item is expanded, by its id */
async function states(page: Page): Promise<Record<string, boolean>> {
  const entries = await toggles(page).evaluateAll((elements) =>
    elements.map((element) => [
      element.closest('[data-accordion-component="AccordionItem"]')?.id ?? "",
      element.getAttribute("aria-expanded") === "true",
    ]),
  )
  return Object.fromEntries(entries)
}

test("mouse and keys toggle the items of /portfolio/", async ({ page, content }) => {
  const [project] = content.portfolio.projects
  await openPage(page, "/portfolio/")
  const ids = content.portfolio.projects.flatMap(({ id }) => [id, `${id}-details`])
  expect(await states(page)).toEqual(Object.fromEntries(ids.map((id) => [id, true])))

  const [first, second] = [toggles(page).nth(0), toggles(page).nth(1)]
  await second.click()
  await expect(second).toHaveAttribute("aria-expanded", "false")
  await expect(page.getByText(project?.body[0] ?? "")).toBeHidden()

  await first.focus()
  await page.keyboard.press("Enter")
  await expect(first).toHaveAttribute("aria-expanded", "false")
  await page.keyboard.press("Space")
  await expect(first).toHaveAttribute("aria-expanded", "true")
  await page.keyboard.press("ArrowDown")
  await expect(second).toBeFocused()
  await page.keyboard.press("Home")
  await expect(first).toBeFocused()
  await expect(panel(page, project?.id)).toBeVisible()

  // The title of a project is a link before its toggle.
  await page.keyboard.press("Shift+Tab")
  await expect(page.getByRole("link", { name: project?.name ?? "" })).toBeFocused()
})

test("/resume/ starts as resume.yaml says, and can be expanded", async ({ page, content }) => {
  await openPage(page, "/resume/")
  const sections = content.resume.sections.map((s) => [sectionId(s), s.expandedByDefault])
  const items = workTexts(content).filter(({ isExpandable }) => isExpandable)
  const companies = items.map(({ id }, index) => [id, index === 0])
  expect(await states(page)).toEqual(Object.fromEntries([...sections, ...companies]))

  await page.getByRole("button", { name: "Expand all" }).click()
  expect(Object.values(await states(page))).not.toContain(false)
  await page.getByRole("button", { name: "Collapse all" }).click()
  expect(Object.values(await states(page))).not.toContain(true)

  const seconds = () =>
    panel(page, items.at(-1)?.id).evaluate(({ parentElement }) =>
      Number.parseFloat(getComputedStyle(parentElement as Element).transitionDuration),
    )
  expect(await seconds()).toBeGreaterThanOrEqual(0.3)
  expect(await seconds()).toBeLessThanOrEqual(0.4)
  await page.emulateMedia({ reducedMotion: "reduce" })
  expect(await seconds()).toBe(0)

  // Arrow keys skip the toggles in a collapsed panel. With a modifier, a key belongs to the browser.
  const index = content.resume.sections.findIndex(({ section }) => section === "WorkExperience")
  const [work, next] = content.resume.sections.slice(index).map((one) => toggle(page, one.title))
  if (!work || !next) throw new Error("No section follows the work experience.")
  await work.focus()
  await page.keyboard.press("ArrowDown")
  await expect(next).toBeFocused()
  await page.keyboard.press("Control+End")
  await expect(next).toBeFocused()
})

test("a fragment does not scroll what a visitor scrolled before hydration", async ({ page }) => {
  const release = await holdResponses(page, /\.js$/)
  await page.goto("/resume/#technical-skills", { waitUntil: "commit" })
  const target = page.locator("#technical-skills")
  await expect(target).toBeInViewport()
  await page.mouse.wheel(0, 900)
  await expect(target).not.toBeInViewport()
  const top = await scrollTop(page)
  release()
  await waitForHydration(page)
  await waitForFrames(page)
  await page.evaluate(() =>
    Promise.allSettled(document.getAnimations().map(({ finished }) => finished)),
  )
  await waitForFrames(page)
  expect(await scrollTop(page)).toBe(top)
})

test.describe("by touch", () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 800 } })

  test("a tap expands, and Space collapses without scrolling", async ({ page, content }) => {
    await openPage(page, "/resume/")
    const name = `${itemsWithTexts(content).at(-1)?.title}, `
    const company = page.getByRole("button", { name })
    await company.tap()
    await expect(company).toHaveAttribute("aria-expanded", "true")
    await expect(company).toBeFocused()
    const top = await scrollTop(page)
    await page.keyboard.press("Space")
    await expect(company).toHaveAttribute("aria-expanded", "false")
    await waitForFrames(page)
    expect(await scrollTop(page)).toBe(top)
  })
})
