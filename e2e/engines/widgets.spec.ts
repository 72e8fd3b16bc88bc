/** The accordion, the skills and the carousel. */
import { sectionId } from "../../src/content/values/resume-sections"
import { shape } from "../../src/styles/tokens/space"
import type { Tab } from "./tab"
import { expect, expectInPage, openHydrated, test } from "./test"

const attribute = (selector: string, name: string) =>
  document.querySelector(selector)?.getAttribute(name)

const isFocused = (selector: string) => document.activeElement === document.querySelector(selector)

const isVisible = (selector: string) =>
  document.querySelector(selector)?.checkVisibility({ visibilityProperty: true })

test("a section of the résumé collapses and expands with the mouse and with keys", async ({
  tab,
  content,
}) => {
  const [first, second] = content.resume.sections.map(
    (section) => `[id="${sectionId(section)}"] [aria-expanded]`,
  )
  if (!first || !second) throw new Error("The résumé has fewer than two sections.")
  const panel = first.replace("[aria-expanded]", "p")
  const expectExpanded = (value: boolean) =>
    expectInPage(tab, attribute, first, "aria-expanded").toBe(String(value))
  await openHydrated(tab, "/resume/")
  await expectExpanded(true)
  await tab.click(first)
  await expectExpanded(false)
  await expectInPage(tab, isVisible, panel).toBe(false)
  await tab.press("Enter")
  await expectExpanded(true)
  await expectInPage(tab, isVisible, panel).toBe(true)
  await tab.press("Space")
  await expectExpanded(false)
  await tab.press("ArrowDown")
  await expectInPage(tab, isFocused, second).toBe(true)
})

test("find-in-page expands a collapsed section and scrolls to the text", async ({
  tab,
  content,
}) => {
  const section = content.resume.sections.findLast(({ expandedByDefault }) => !expandedByDefault)
  if (!section) throw new Error("Every section of the résumé is expanded.")
  const item = `[id="${sectionId(section)}"]`
  await openHydrated(tab, "/resume/")
  await expectInPage(tab, attribute, `${item} [aria-expanded]`, "aria-expanded").toBe("false")
  const text = await tab.evaluate(
    (selector) => document.querySelector(selector)?.querySelector("p, li")?.textContent ?? "",
    item,
  )
  await tab.find(text)
  await expectInPage(tab, attribute, `${item} [aria-expanded]`, "aria-expanded").toBe("true")
  const isInView = (selector: string) => {
    const element = document.querySelector(selector)?.querySelector("p, li")
    const { top = -1, bottom = Infinity } = element?.getBoundingClientRect() ?? {}
    return top >= 0 && bottom <= innerHeight
  }
  await expectInPage(tab, isInView, item).toBe(true)
})

test("a panel collapses gradually, with its content visible", async ({ tab }) => {
  const collapseHalf = async () => {
    const toggle = document.querySelector<HTMLElement>("[aria-expanded=true]")
    const panel = document.getElementById(toggle?.getAttribute("aria-controls") ?? "")
    const frame = panel?.parentElement
    const before = frame?.clientHeight ?? 0
    toggle?.click()
    // React renders a click in a microtask.
    await new Promise((resolve) => setTimeout(resolve))
    for (const animation of frame?.getAnimations() ?? []) {
      animation.pause()
      animation.currentTime = 50
    }
    const isVisible = panel?.firstElementChild?.checkVisibility()
    return { before, after: frame?.clientHeight ?? 0, isVisible }
  }
  await openHydrated(tab, "/resume/")
  const { before, after, isVisible } = await tab.evaluate(collapseHalf)
  expect(after).toBeGreaterThan(0)
  expect(after).toBeLessThan(before)
  expect(isVisible).toBe(true)
})

test("no focus ring is clipped by a panel", async ({ tab }) => {
  await openSkills(tab)
  await tab.click("main button")
  const clearances = () =>
    [...document.querySelectorAll("main a, [role=option]")].flatMap((element) => {
      const panel = element.closest('[id^="accordion__panel"]')?.getBoundingClientRect()
      const { left, top, right, bottom } = element.getBoundingClientRect()
      if (!panel) return []
      return [left - panel.left, top - panel.top, panel.right - right, panel.bottom - bottom]
    })
  const ring = Number.parseFloat(shape.focus) + Number.parseFloat(shape.focusOffset)
  await expect
    .poll(async () => Math.min(...(await tab.evaluate(clearances))))
    .toBeGreaterThanOrEqual(ring)
})

async function openSkills(tab: Tab): Promise<void> {
  await openHydrated(tab, "/resume/")
  await expectInPage(tab, () => document.querySelectorAll("[role=option]").length).toBeGreaterThan(
    0,
  )
}

test("skills are selected with the mouse and with keys, and Escape clears them", async ({
  tab,
}) => {
  const selected = () => document.querySelectorAll("[role=option][aria-selected=true]").length
  await openSkills(tab)
  await tab.click("[role=option]")
  await expectInPage(tab, selected).toBe(1)
  await tab.press("ArrowRight")
  await tab.press("Enter")
  await expectInPage(tab, selected).toBe(2)
  await expectInPage(tab, () => location.search.split(",").length).toBe(2)
  await tab.press("End")
  const isInView = () => {
    const { top = -1, bottom = 0 } = document.activeElement?.getBoundingClientRect() ?? {}
    return top >= 0 && bottom <= innerHeight
  }
  await expectInPage(tab, isInView).toBe(true)
  await tab.press("Escape")
  await expectInPage(tab, selected).toBe(0)
})

test("the carousel is operated with its buttons, with keys and by swiping", async ({ tab }) => {
  const next = '[aria-label="Next slide"]'
  const active = () =>
    [...document.querySelectorAll("[aria-roledescription=slide]")].findIndex((slide) =>
      slide.hasAttribute("data-active"),
    )
  await openHydrated(tab, "/")
  await tab.evaluate(() =>
    document
      .querySelector("[data-active]")
      ?.scrollIntoView({ block: "center", behavior: "instant" }),
  )
  await expectInPage(tab, isVisible, next).toBe(true)
  await expectInPage(tab, active).toBe(1)
  await tab.click(next)
  await expectInPage(tab, active).toBe(2)
  await tab.press("ArrowLeft")
  await expectInPage(tab, active).toBe(1)
  const centerAtRest = async () => {
    const slide = document.querySelector("[data-active]")
    await Promise.allSettled((slide?.getAnimations() ?? []).map(({ finished }) => finished))
    const { left = 0, top = 0, width = 0, height = 0 } = slide?.getBoundingClientRect() ?? {}
    return { x: Math.round(left + width / 2), y: Math.round(top + height / 2) }
  }
  const center = await tab.evaluate(centerAtRest)
  await tab.drag(center, { x: center.x + 300, y: center.y }, "mouse")
  await expectInPage(tab, active).toBe(0)
  await tab.evaluate(centerAtRest)
  await tab.drag(center, { x: center.x - 300, y: center.y }, "touch")
  await expectInPage(tab, active).toBe(1)
})
