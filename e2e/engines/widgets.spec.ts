/** The accordion, the skills and the carousel. */
import { sectionId } from "../../src/content/picks/resume-sections"
import { expectInPage, openHydrated, test } from "./test"

const attribute = (selector: string, name: string) =>
  document.querySelector(selector)?.getAttribute(name)

const isFocused = (selector: string) => document.activeElement === document.querySelector(selector)

const isVisible = (selector: string) =>
  document.querySelector(selector)?.checkVisibility({ visibilityProperty: true })

test("a section collapses and expands with the mouse and with keys", async ({ tab, content }) => {
  const [first = "", second = ""] = content.resume.sections.map(
    (section) => `[id="${sectionId(section)}"] [aria-expanded]`,
  )
  const panel = first.replace("[aria-expanded]", "p")
  const expectExpanded = (value: boolean) =>
    expectInPage(tab, attribute, first, "aria-expanded").toBe(String(value))
  await openHydrated(tab, "/resume/")
  await expectExpanded(true)
  await tab.click(first)
  await expectExpanded(false)
  await expectInPage(tab, isVisible, panel).toBe(false)
  await tab.press("ENTER")
  await expectExpanded(true)
  await expectInPage(tab, isVisible, panel).toBe(true)
  await tab.press("DOWN")
  await expectInPage(tab, isFocused, second).toBe(true)
})

test("skills are selected with the mouse and keys, and Escape clears them", async ({ tab }) => {
  const selected = () => document.querySelectorAll("[role=option][aria-selected=true]").length
  await openHydrated(tab, "/resume/")
  await expectInPage(tab, () => document.querySelectorAll("[role=option]").length).not.toBe(0)
  await tab.click("[role=option]")
  await expectInPage(tab, selected).toBe(1)
  await tab.press("RIGHT")
  await tab.press("ENTER")
  await expectInPage(tab, selected).toBe(2)
  await expectInPage(tab, () => location.search.split(",").length).toBe(2)
  await tab.press("ESCAPE")
  await expectInPage(tab, selected).toBe(0)
})

test("the carousel is operated with its buttons and with keys", async ({ tab }) => {
  const next = '[aria-label="Next slide"]'
  const active = () =>
    [...document.querySelectorAll("[aria-roledescription=slide]")].findIndex((slide) =>
      slide.hasAttribute("data-active"),
    )
  await openHydrated(tab, "/")
  await tab.evaluate(() => document.querySelector("[data-active]")?.scrollIntoView())
  await expectInPage(tab, isVisible, next).toBe(true)
  await expectInPage(tab, active).toBe(1)
  await tab.click(next)
  await expectInPage(tab, active).toBe(2)
  await tab.press("LEFT")
  await expectInPage(tab, active).toBe(1)
})
