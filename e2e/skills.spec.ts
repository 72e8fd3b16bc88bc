/** The skills lists: how they load, and how the work history, the address and the keyboard follow. */
import { companiesOf } from "../src/content/picks/work-items"
import { headerLink, holdResponses, scrollTop } from "./support/navigation"
import { isSameDocument } from "./support/open-page"
import {
  chip,
  companiesUsing,
  distinguishingSkills,
  groupsWithOptions,
  openLists,
  option,
  RESUME,
  report,
  selectedOptions,
} from "./support/skills"
import { expect, test } from "./support/test"
import { waitForFrames } from "./support/wait-for-frames"
import { workTexts } from "./support/work-history"

/** The text that is visible on screen, without the commas of print, in capitals. */
const SHOWN = { useInnerText: true, ignoreCase: true }

test("the list boxes replace the plain lists without moving anything", async ({
  page,
  content,
  consoleErrors,
}) => {
  // In one call: between two calls, React could replace an element that was found.
  const boxes = () =>
    page.evaluate(() =>
      [...document.querySelectorAll("main li, main :is(h2, h3, [role=heading])")].map((element) => {
        const { left, top, width, height } = element.getBoundingClientRect()
        return [left, top + window.scrollY, width, height]
      }),
    )
  await page.goto(RESUME, { waitUntil: "commit" })
  await expect(page.getByRole("contentinfo")).toBeVisible()
  const before = await boxes()
  await expect(page.getByRole("listbox")).toHaveCount(groupsWithOptions(content).length)
  expect(await boxes()).toEqual(before)
  expect(consoleErrors).toEqual([])
})

test("a drag over skills and 'select all' mark their names", async ({ page }) => {
  const at = { x: -3, y: 9 }
  const options = { force: true, sourcePosition: at, targetPosition: at }
  const release = await holdResponses(page, /\.js$/)
  await page.goto(RESUME, { waitUntil: "commit" })
  for (const find of [chip, option]) {
    await find(page, "Java").dragTo(find(page, "Scala"), options)
    const marked = () => page.evaluate(() => String(document.getSelection()))
    expect(await marked()).toMatch(/^Java\s+Kotlin\s+$/i)
    await page.keyboard.press("Control+A")
    expect(await marked()).toMatch(/\sJava\s+Kotlin\s+Scala\s/i)
    await page.evaluate(() => document.getSelection()?.empty())
    release()
  }
  await expect(page).toHaveURL(RESUME) // no skill is selected
})

test.describe("by touch", () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } })

  test("a tap before hydration selects, and so does a tap after it", async ({ page, content }) => {
    const [skill, other] = distinguishingSkills(content)
    const release = await holdResponses(page, /\/framework-[0-9a-f]{20}\.js$/)
    await page.goto(RESUME, { waitUntil: "commit" })
    await chip(page, skill?.name ?? "").tap()
    release()
    await expect(option(page, skill?.name ?? "")).toHaveAttribute("aria-selected", "true")
    await option(page, other?.name ?? "").tap()
    await expect(option(page, other?.name ?? "")).toHaveAttribute("aria-selected", "true")
  })
})

test("a skill marks the companies that used it, and one button expands them", async ({
  page,
  content,
  consoleErrors,
}) => {
  await openLists(page)
  expect(await page.locator("[data-skill-match]").count()).toBe(0)
  const matches = () =>
    page
      .locator("[id][data-skill-match]")
      .evaluateAll((all) => all.map((one) => [one.id, one.getAttribute("data-skill-match")]))
  const skills = distinguishingSkills(content)
  for (const skill of skills) {
    await option(page, skill.name).click()
    await expect(report(page)).toContainText(`${skill.name}: `)
    const matching = companiesUsing(skill.id, content)
    expect(await matches()).toEqual(
      companiesOf(content.work).map(({ id }) => [id, String(matching.includes(id))]),
    )
    await expect(page.getByText(`✓ Uses ${skill.name}`)).toHaveCount(matching.length)
    for (const id of matching)
      await expect(page.locator(`[id="${id}"]`).getByText(`✓ Uses ${skill.name}`)).toHaveCount(1)
    await option(page, skill.name).click()
    await expect(page.locator("[data-skill-match]")).toHaveCount(0)
  }

  const [first] = skills
  const changes = await report(page).evaluateHandle((element) => {
    const texts: unknown[] = []
    const options = { childList: true, characterData: true, subtree: true }
    new MutationObserver(() => texts.push(element.textContent)).observe(element, options)
    return texts
  })
  await option(page, first?.name ?? "").click()
  await expect(report(page)).toContainText(`${first?.name}: `)
  expect(await changes.jsonValue()).toEqual([await report(page).textContent()])
  const workTitle = content.resume.sections.find((s) => s.section === "WorkExperience")?.title ?? ""
  await page.getByRole("button", { name: workTitle, exact: true }).click()
  await page.getByRole("button", { name: "Open matching companies" }).click()
  for (const { id, title, texts } of workTexts(content)) {
    if (!companiesUsing(first?.id ?? "", content).includes(id)) continue
    await expect(page.getByRole("button", { name: `${title}, ` })).toHaveAttribute(
      "aria-expanded",
      "true",
    )
    await expect(page.getByText(texts[0] ?? "")).toBeVisible()
  }
  expect(consoleErrors).toEqual([])
})

test("a selection is in the address, which a reload, Back and Forward follow without scrolling", async ({
  page,
  content,
  consoleErrors,
}) => {
  const [one, two] = distinguishingSkills(content)
  await openLists(page)
  await option(page, two?.name ?? "").scrollIntoViewIfNeeded()
  await page.mouse.wheel(0, 150)
  await expect.poll(() => scrollTop(page)).toBeGreaterThan(0)
  await option(page, two?.name ?? "").click()
  const before = await scrollTop(page)
  await option(page, one?.name ?? "").focus()
  await page.keyboard.press("Space")
  await expect(page).toHaveURL(`${RESUME}?skills=${one?.id},${two?.id}`)
  expect(await scrollTop(page)).toBe(before)
  expect(await isSameDocument(page)).toBe(true)
  await page.goBack()
  await expect(selectedOptions(page)).toHaveCount(0)
  await page.goForward()
  await expect(selectedOptions(page)).toHaveCount(2)
  await waitForFrames(page) // the router scrolls in an animation frame
  expect(await scrollTop(page)).toBe(before)
  await page.reload()
  await expect(selectedOptions(page)).toHaveText([one?.name ?? "", two?.name ?? ""], SHOWN)

  // Another page keeps the selection, and the menu clears it.
  await headerLink(page, "/portfolio/").click()
  await expect(page).toHaveURL("/portfolio/")
  await page.goBack()
  await expect(selectedOptions(page)).toHaveCount(2)
  await headerLink(page, RESUME).click()
  await expect(page).toHaveURL(RESUME)
  await expect(selectedOptions(page)).toHaveCount(0)
  expect(consoleErrors).toEqual([])
})

test("other companies are dimmed, but not in print", async ({ page, content }) => {
  const [skill] = distinguishingSkills(content)
  const stylesIn = async (media: "print" | "screen") => {
    await page.emulateMedia({ media })
    return page
      .locator(content.work.work.map(({ id }) => `[id="${id}"]`).join())
      .evaluateAll((companies) =>
        companies.map((company) =>
          [company, ...company.querySelectorAll("[role=heading], li")].map((element) => {
            const { color, opacity } = getComputedStyle(element)
            return `${color} ${opacity}`
          }),
        ),
      )
  }
  await page.emulateMedia({ reducedMotion: "reduce" })
  await openLists(page)
  const [onPaper, onScreen] = [await stylesIn("print"), await stylesIn("screen")]
  await option(page, skill?.name ?? "").click()
  expect(await stylesIn("screen")).not.toEqual(onScreen)
  expect(await stylesIn("print")).toEqual(onPaper)
  await expect(page.getByText(`✓ Uses ${skill?.name}`).first()).toBeHidden()
  await expect(report(page)).toBeHidden()
  await expect(chip(page, skill?.name ?? "")).toHaveCSS("background-color", "rgba(0, 0, 0, 0)")
})
