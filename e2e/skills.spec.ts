/** The skills lists: how they load, and how the work history shows a selection. */

import { companiesOf } from "../src/content/values/work-items"
import { contrastRatio } from "../src/lib/color"
import { skillText } from "../src/lib/skill-usage"
import { screenPalette } from "../src/tokens/color"
import { holdResponses, title } from "./support/navigation"
import { openPage } from "./support/open-page"
import {
  companiesUsing,
  distinguishingSkills,
  groupsWithOptions,
  openLists,
  option,
  RESUME,
  report,
  selectedOptions,
  sentenceFor,
} from "./support/skills"
import { expect, test } from "./support/test"
import { workTexts } from "./support/work-history"

const NOW = "2041-05-15T12:00:00Z"

/** The script of the list boxes has no name of its own. */
const ANY_SCRIPT = "**/*.js"

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false })

  test("each group of skills is a plain list, and nothing can be selected", async ({
    page,
    content,
  }) => {
    await page.goto(RESUME)
    await expect(page.locator("[role=listbox], [role=option]")).toHaveCount(0)
    for (const group of content.skills.skills) {
      const items = page.getByRole("list", { name: skillText(group) }).getByRole("listitem")
      const texts = await items.allTextContents()
      expect(texts.toSorted()).toEqual(group.skills.map(skillText).toSorted())
    }
    await expect(page.getByText(/^Select skills/)).toBeHidden()
  })
})

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

test("plain lists select on a click when the script of the list boxes cannot be loaded", async ({
  page,
  content,
}) => {
  const [skill] = distinguishingSkills(content)
  const requests: string[] = []
  page.on("request", (request) => requests.push(request.url()))
  await openLists(page)
  const scripts = requests.filter((url) => /\/(?!component---)[^/]*\.js$/.test(url))
  // The list boxes load last.
  await page.route(scripts.at(-1) ?? ANY_SCRIPT, (route) => route.abort())
  await openPage(page, RESUME)
  await page
    .getByText(skill?.name ?? "", { exact: true })
    .first()
    .click()
  await expect(page).toHaveURL(`${RESUME}?skills=${skill?.id}`)
  await expect(page.getByRole("listbox")).toHaveCount(0)
  await expect(title(page)).toHaveText(content.resume.title)
})

test.describe("by touch", () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } })

  test("a tap before hydration selects, and so does a tap after it", async ({ page, content }) => {
    const [skill, other] = distinguishingSkills(content)
    const release = await holdResponses(page, /\/framework-[0-9a-f]{20}\.js$/)
    await page.goto(RESUME, { waitUntil: "commit" })
    await page
      .getByText(skill?.name ?? "", { exact: true })
      .first()
      .tap()
    release()
    await expect(option(page, skill?.name ?? "")).toHaveAttribute("aria-selected", "true")
    await option(page, other?.name ?? "").tap()
    await expect(option(page, other?.name ?? "")).toHaveAttribute("aria-selected", "true")
  })
})

test("a selected skill marks, counts and names the companies that used it, and dims the others", async ({
  page,
  content,
  consoleErrors,
}) => {
  await page.clock.setFixedTime(NOW)
  await openLists(page)
  expect(await page.locator("[data-skill-match]").count()).toBe(0)
  const matches = () =>
    page
      .locator("[id][data-skill-match]")
      .evaluateAll((all) => all.map((one) => [one.id, one.getAttribute("data-skill-match")]))
  for (const skill of distinguishingSkills(content)) {
    await option(page, skill.name).click()
    await expect(report(page)).toHaveText(sentenceFor(skill, content, new Date(NOW)))
    const matching = companiesUsing(skill.id, content)
    expect(await matches()).toEqual(
      companiesOf(content.work).map(({ id }) => [id, String(matching.includes(id))]),
    )
    await expect(page.getByText(`✓ Uses ${skill.name}`)).toHaveCount(matching.length)
    for (const id of matching) {
      const company = page.locator(`[id="${id}"]`)
      await expect(company.getByText(`✓ Uses ${skill.name}`)).toHaveCount(1)
    }
    await option(page, skill.name).click()
    await expect(page.locator("[data-skill-match]")).toHaveCount(0)
  }
  expect(consoleErrors).toEqual([])
})

test("a company matches if it used any of several skills, and the summary has a line for each and for all", async ({
  page,
  content,
}) => {
  await openLists(page)
  const [one, two] = distinguishingSkills(content)
  if (!one || !two) throw new Error("The content has too few skills.")
  await option(page, one.name).click()
  await option(page, two.name).click()
  const lines = report(page).locator("span")
  await expect(lines).toHaveText([
    RegExp(`^${one.name}:`),
    RegExp(`^${two.name}:`),
    /^Used together:/,
    /^Used in either:/,
  ])
  const matching = new Set([...companiesUsing(one.id, content), ...companiesUsing(two.id, content)])
  for (const { id } of companiesOf(content.work)) {
    await expect(page.locator(`[id="${id}"]`)).toHaveAttribute(
      "data-skill-match",
      String(matching.has(id)),
    )
  }

  await page.getByRole("button", { name: "Clear" }).focus()
  await page.keyboard.press("Enter")
  await expect(selectedOptions(page)).toHaveCount(0)
  await expect(page).toHaveURL(RESUME)
  // The focus is where the button was.
  await page.keyboard.press("Shift+Tab")
  await expect(page.getByRole("listbox").last().locator(":focus")).toBeVisible()
})

test("each change is announced politely and once", async ({ page, content }) => {
  await openLists(page)
  const status = report(page)
  await expect(status).toHaveAttribute("aria-live", "polite")
  const announced = await status.evaluateHandle((element) => {
    const texts: string[] = []
    const observer = new MutationObserver(() => texts.push(element.textContent ?? ""))
    observer.observe(element, { childList: true, characterData: true, subtree: true })
    return texts
  })
  const [skill] = distinguishingSkills(content)
  if (!skill) throw new Error("The content has no skills.")
  await option(page, skill.name).click()
  await page.keyboard.press("ArrowRight")
  await page.keyboard.press("Escape")
  await expect(status).toBeEmpty()
  const sentence = sentenceFor(skill, content, new Date())
  expect(await announced.jsonValue()).toEqual([sentence, ""])
})

test("one button expands the matching companies and the section around them", async ({
  page,
  content,
}) => {
  const [skill] = distinguishingSkills(content)
  await openLists(page, `?skills=${skill?.id}`)
  const workTitle = content.resume.sections.find((s) => s.section === "WorkExperience")?.title ?? ""
  await page.getByRole("button", { name: workTitle, exact: true }).click()
  await page.getByRole("button", { name: "Open matching companies" }).click()
  for (const { id, title, texts } of workTexts(content)) {
    if (!companiesUsing(skill?.id ?? "", content).includes(id)) continue
    await expect(page.getByRole("button", { name: title, exact: true })).toHaveAttribute(
      "aria-expanded",
      "true",
    )
    await expect(page.getByText(texts[0] ?? "")).toBeVisible()
  }
})

test("dimmed companies have enough contrast, and print is not dimmed and shows no selection", async ({
  page,
  content,
}) => {
  const [skill] = distinguishingSkills(content)
  const printedStyles = async () => {
    await page.emulateMedia({ media: "print" })
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
  const before = await printedStyles()
  await page.emulateMedia({ media: "screen" })
  await option(page, skill?.name ?? "").click()

  const colors = await page
    .locator('[data-skill-match="false"]')
    .evaluateAll((items) =>
      items
        .flatMap((item) => [item, ...item.querySelectorAll("*")])
        .map((element) => getComputedStyle(element).color),
    )
  expect(colors).not.toEqual([])
  const { backgroundTop, backgroundBottom, backgroundWarm, backgroundCool } = screenPalette
  for (const text of new Set(colors)) {
    for (const background of [backgroundTop, backgroundBottom, backgroundWarm, backgroundCool]) {
      expect(contrastRatio(text, background), `${text} on ${background}`).toBeGreaterThanOrEqual(
        4.5,
      )
    }
  }

  expect(await printedStyles()).toEqual(before)
  await expect(page.getByText(`✓ Uses ${skill?.name}`).first()).toBeHidden()
  await expect(report(page)).toBeHidden()
  const chip = page.getByText(skill?.name ?? "", { exact: true }).first()
  expect(await chip.evaluate((element) => getComputedStyle(element).backgroundColor)).toBe(
    "rgba(0, 0, 0, 0)",
  )
})
