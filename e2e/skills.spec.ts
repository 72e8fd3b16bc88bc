/** What the work history answers when skills are selected. */

import { textOf } from "../src/lib/variant-picks"
import {
  companiesUsing,
  gotoLists,
  option,
  RESUME,
  sentenceFor,
  tellingSkills,
} from "./support/skills"
import { expect, test } from "./support/test"

const NOW = "2041-05-15T12:00:00Z"

test("companies that used a selected skill are marked, counted and named; others step back", async ({
  page,
  content,
  complaints,
}) => {
  await page.clock.setFixedTime(NOW)
  await gotoLists(page)
  expect(await page.locator("[data-skill-match]").count()).toBe(0)
  for (const skill of tellingSkills(content)) {
    await option(page, skill.name).click()
    await expect(page.getByRole("status")).toHaveText(sentenceFor(skill, content, new Date(NOW)))
    const matching = companiesUsing(skill.id, content)
    for (const { id } of content.work.work) {
      const company = page.locator(`[id="${id}"]`)
      await expect(company).toHaveAttribute("data-skill-match", String(matching.includes(id)))
      await expect(company.getByText(`✓ Uses ${skill.name}`)).toHaveCount(
        matching.includes(id) ? 1 : 0,
      )
    }
    await option(page, skill.name).click()
    await expect(page.locator("[data-skill-match]")).toHaveCount(0)
  }
  expect(complaints).toEqual([])
})

test("several skills match any of them, with a line each and one for all", async ({
  page,
  content,
}) => {
  await gotoLists(page)
  const [one, two] = tellingSkills(content)
  if (!one || !two) throw new Error("The content has too few skills.")
  await option(page, one.name).click()
  await option(page, two.name).click()
  const lines = page.getByRole("status").locator("span")
  await expect(lines).toHaveText([RegExp(`^${one.name}:`), RegExp(`^${two.name}:`), /^Together:/])
  const matching = new Set([...companiesUsing(one.id, content), ...companiesUsing(two.id, content)])
  for (const { id } of content.work.work) {
    await expect(page.locator(`[id="${id}"]`)).toHaveAttribute(
      "data-skill-match",
      String(matching.has(id)),
    )
  }
})

test("each change is announced politely and once", async ({ page, content }) => {
  await gotoLists(page)
  const status = page.getByRole("status")
  await expect(status).toHaveAttribute("aria-live", "polite")
  const announced = await status.evaluateHandle((element) => {
    const texts: string[] = []
    const observer = new MutationObserver(() => texts.push(element.textContent ?? ""))
    observer.observe(element, { childList: true, characterData: true, subtree: true })
    return texts
  })
  const [skill] = tellingSkills(content)
  if (!skill) throw new Error("The content has no skills.")
  await option(page, skill.name).click()
  await page.keyboard.press("ArrowRight")
  await page.keyboard.press("Escape")
  await expect(status).toBeEmpty()
  const sentence = sentenceFor(skill, content, new Date())
  expect(await announced.jsonValue()).toEqual([sentence, ""])
})

test("the companies that match open in one go, and the closed section around them", async ({
  page,
  content,
}) => {
  const [skill] = tellingSkills(content)
  await gotoLists(page, `?skills=${skill?.id}`)
  const workTitle = content.resume.sections.find((s) => s.section === "WorkExperience")?.title ?? ""
  await page.getByRole("button", { name: workTitle, exact: true }).click()
  await page.getByRole("button", { name: "Open matching companies" }).click()
  for (const { id, company, responsibilities } of content.work.work) {
    if (!companiesUsing(skill?.id ?? "", content).includes(id)) continue
    await expect(page.getByRole("button", { name: company, exact: true })).toHaveAttribute(
      "aria-expanded",
      "true",
    )
    await expect(page.getByText(textOf(responsibilities[0] ?? ""))).toBeVisible()
  }
})

test("the Clear button clears, and the focus stays where it was needed", async ({
  page,
  content,
}) => {
  const [skill] = tellingSkills(content)
  await gotoLists(page, `?skills=${skill?.id}`)
  await page.getByRole("button", { name: "Clear" }).focus()
  await page.keyboard.press("Enter")
  await expect(page.getByRole("option", { selected: true })).toHaveCount(0)
  await expect(page).toHaveURL(RESUME)
  await page.keyboard.press("Shift+Tab")
  await expect(page.getByRole("listbox").last().locator(":focus")).toBeVisible()
})
