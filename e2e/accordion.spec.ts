/** Items that expand and collapse on /portfolio/ and /resume/. */
import type { Page } from "@playwright/test"
import { sectionId } from "../src/content/values/resume-sections"
import { goToPortfolio, headerLink, holdResponses, scrollTop, title } from "./support/navigation"
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

test("/portfolio/ starts with every item expanded, and toggles items by mouse and keyboard", async ({
  page,
  content,
}) => {
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

  // The title of a project is a link beside its toggle.
  await page.keyboard.press("Tab")
  await expect(page.getByRole("link", { name: project?.name ?? "" })).toBeFocused()
})

test("/resume/ starts with the sections of resume.yaml and the newest company expanded", async ({
  page,
  content,
}) => {
  await openPage(page, "/resume/")
  const sections = content.resume.sections.map((s) => [sectionId(s), s.expandedByDefault])
  const items = workTexts(content).filter(({ isExpandable }) => isExpandable)
  const companies = items.map(({ id }, index) => [id, index === 0])
  expect(await states(page)).toEqual(Object.fromEntries([...sections, ...companies]))

  await page.getByRole("button", { name: "Expand all" }).click()
  expect(Object.values(await states(page))).not.toContain(false)
  await page.getByRole("button", { name: "Collapse all" }).click()
  expect(Object.values(await states(page))).not.toContain(true)
})

test("arrow keys skip the toggles in a collapsed panel", async ({ page, content }) => {
  const { sections } = content.resume
  const index = sections.findIndex(({ section }) => section === "WorkExperience")
  const [work, next] = [index, index + 1].map((at) => toggle(page, sections[at]?.title))
  if (!work || !next) throw new Error("No section follows the work experience.")
  await openPage(page, "/resume/")
  await work.click()
  await work.focus()
  await page.keyboard.press("ArrowDown")
  await expect(next).toBeFocused()
  // With a modifier, a key belongs to the browser.
  await page.keyboard.press("Control+End")
  await expect(next).toBeFocused()
})

test("a fragment in the address expands the items around its target and scrolls to it", async ({
  page,
  content,
}) => {
  const [other, company] = itemsWithTexts(content).slice(-2)
  await page.goto(`/resume/#${company?.id}`)
  await expect(page.getByText(company?.firstText ?? "")).toBeInViewport()

  await page.getByRole("button", { name: "Expand all" }).click()
  await page.getByRole("button", { name: "Collapse all" }).click()
  await page.evaluate((id) => {
    window.location.hash = id
  }, other?.id ?? "")
  await expect(page.getByText(other?.firstText ?? "")).toBeInViewport()
})

test("the same link expands its item again", async ({ page, content }) => {
  const [company] = itemsWithTexts(content).slice(-1)
  const text = page.getByText(company?.firstText ?? "")
  // What a link does on a click.
  const follow = () =>
    page.evaluate((id) => Reflect.get(window, "___navigate")(`/resume/#${id}`), company?.id)
  await openPage(page, "/resume/")
  await follow()
  await expect(text).toBeInViewport()
  await page.getByRole("button", { name: "Expand all" }).click()
  await page.getByRole("button", { name: "Collapse all" }).click()
  await expect(text).toBeHidden()
  await follow()
  await expect(text).toBeInViewport()
})

test("a fragment does not scroll a page that the visitor scrolled before hydration", async ({
  page,
}) => {
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

test("find-in-page expands a collapsed panel, in 0.3 to 0.4 seconds or without motion", async ({
  page,
  content,
}) => {
  const company = itemsWithTexts(content).at(-1)
  const collapsed = panel(page, company?.id)
  const seconds = () =>
    collapsed.evaluate(({ parentElement }) =>
      Number.parseFloat(getComputedStyle(parentElement as Element).transitionDuration),
    )
  await openPage(page, "/resume/")
  expect(await seconds()).toBeGreaterThanOrEqual(0.3)
  expect(await seconds()).toBeLessThanOrEqual(0.4)
  await page.emulateMedia({ reducedMotion: "reduce" })
  expect(await seconds()).toBe(0)

  await expect(collapsed).toHaveAttribute("hidden", "until-found")
  await collapsed.evaluate((element) =>
    element.dispatchEvent(new Event("beforematch", { bubbles: true })),
  )
  await expect(collapsed).not.toHaveAttribute("hidden")
  await expect(page.getByText(company?.firstText ?? "")).toBeVisible()
})

test("an expanded item is still expanded after a visit to another page", async ({
  page,
  content,
}) => {
  await openPage(page, "/resume/")
  const company = toggle(page, itemsWithTexts(content).at(-1)?.title)
  await company.click()
  await goToPortfolio(page)
  await expect(page).toHaveURL("/portfolio/")
  await page.goBack()
  await expect(company).toHaveAttribute("aria-expanded", "true")
})

test.describe("by touch", () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 800 } })

  test("a tap expands a company and focuses it, and Space then collapses it without scrolling", async ({
    page,
    content,
  }) => {
    await openPage(page, "/resume/")
    const company = toggle(page, itemsWithTexts(content).at(-1)?.title)
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

test("a link to a company in a collapsed section expands the section and focuses the company", async ({
  page,
  content,
}) => {
  const company = itemsWithTexts(content).at(-1)
  await openPage(page, "/resume/")
  await page.getByRole("button", { name: "Expand all" }).click()
  await page.getByRole("button", { name: "Collapse all" }).click()
  await headerLink(page, "/about/").click()
  await expect(title(page)).toHaveText(content.owner.name)
  await page.evaluate((id) => Reflect.get(window, "___navigate")(`/resume/#${id}`), company?.id)
  await expect(toggle(page, company?.title)).toHaveAttribute("aria-expanded", "true")
  await expect(toggle(page, company?.title)).toBeInViewport()
  await expect(page.locator(`[id="${company?.id}"]`)).toBeFocused()
})

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false })

  test("every panel is readable", async ({ page, content }) => {
    const expectVisible = async (texts: string[]) => {
      for (const text of texts) await expect(page.getByText(text)).toBeVisible()
    }
    await page.goto("/resume/")
    await expectVisible(workTexts(content).flatMap(({ texts }) => texts))
    await page.goto("/portfolio/")
    await expectVisible(content.portfolio.projects.flatMap(({ body }) => body))
  })
})
