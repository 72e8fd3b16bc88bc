/** How a selection of skills looks: on screen, on paper and to axe. */
import { screenPalette } from "../src/styles/tokens/color"
import { findAxeViolations } from "./support/axe"
import { contrast } from "./support/contrast"
import { gotoLists, RESUME, tellingSkills } from "./support/skills"
import { expect, test } from "./support/test"

test("what steps back stays readable", async ({ page, content }) => {
  const [skill] = tellingSkills(content)
  await gotoLists(page, `?skills=${skill?.id}`)
  const colors = await page
    .locator('[data-skill-match="false"]')
    .evaluateAll((items) =>
      items
        .flatMap((item) => [item, ...item.querySelectorAll("*")])
        .map((element) => getComputedStyle(element).color),
    )
  const { backgroundTop, backgroundBottom, backgroundWarm, backgroundCool } = screenPalette
  for (const text of new Set(colors)) {
    for (const background of [backgroundTop, backgroundBottom, backgroundWarm, backgroundCool]) {
      expect(contrast(text, background), `${text} on ${background}`).toBeGreaterThanOrEqual(4.5)
    }
  }
})

test("paper shows every company in full strength and says nothing of the selection", async ({
  page,
  content,
}) => {
  const [skill] = tellingSkills(content)
  const styles = () =>
    page
      .locator(content.work.work.map(({ id }) => `[id="${id}"]`).join())
      .evaluateAll((companies) =>
        companies.map((company) =>
          [company, ...company.querySelectorAll("h3, li")].map((element) => {
            const { color, opacity } = getComputedStyle(element)
            return `${color} ${opacity}`
          }),
        ),
      )
  await page.emulateMedia({ media: "print" })
  await page.goto(RESUME)
  const before = await styles()
  await page.goto(`${RESUME}?skills=${skill?.id}`)
  await expect(page.locator('[data-skill-match="false"]').first()).toBeAttached()
  await expect(page.getByText(`✓ Uses ${skill?.name}`).first()).toBeHidden()
  await expect(page.getByRole("status")).toBeHidden()
  expect(await styles()).toEqual(before)
  const chips = await page
    .getByText(skill?.name ?? "", { exact: true })
    .first()
    .evaluate((chip) => getComputedStyle(chip).backgroundColor)
  expect(chips).toBe("rgba(0, 0, 0, 0)")
})

for (const width of [390, 1440]) {
  test(`axe finds nothing at ${width} px while skills are selected`, async ({ page, content }) => {
    await page.setViewportSize({ width, height: 900 })
    await gotoLists(page, `?skills=${tellingSkills(content).map(({ id }) => id)}`)
    await expect(page.locator("[data-skill-match]").first()).toBeVisible()
    const barriers = await findAxeViolations(page)
    expect(barriers).toEqual([])
  })
}
