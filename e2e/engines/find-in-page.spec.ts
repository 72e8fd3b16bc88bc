import { sectionId } from "../../src/content/picks/resume-sections"
import { expectInPage, openHydrated, test } from "./test"

const isExpanded = (selector: string) =>
  document.querySelector(selector)?.getAttribute("aria-expanded")

test("a found text expands its section and is in view", async ({ tab, content }) => {
  const section = content.resume.sections.findLast(({ expandedByDefault }) => !expandedByDefault)
  const item = `[id="${section && sectionId(section)}"]`
  await openHydrated(tab, "/resume/")
  await expectInPage(tab, isExpanded, `${item} [aria-expanded]`).toBe("false")
  const find = (selector: string) =>
    Reflect.get(window, "find")(document.querySelector(selector)?.textContent)
  await tab.evaluate(find, `${item} :is(p, li)`)
  await expectInPage(tab, isExpanded, `${item} [aria-expanded]`).toBe("true")
  const isInView = (selector: string) => {
    const { top, bottom } = document.querySelector(selector)?.getBoundingClientRect() ?? {}
    return Number(top) >= 0 && Number(bottom) <= innerHeight
  }
  await expectInPage(tab, isInView, `${item} :is(p, li)`).toBe(true)
})
