/** axe finds no violation on any page. The kitchen sink shows each component in more display modes. */
import { resumeBase } from "../src/content/site-map/page-paths"
import { resumesOf } from "../src/resume"
import { isWholeMatrix } from "../test/matrix"
import { findAxeViolations } from "./support/axe"
import { switchMetalOn } from "./support/navigation"
import { openPage, waitForLazyParts } from "./support/open-page"
import { distinguishingSkills, openLists } from "./support/skills"
import { expect, ROUTES, test } from "./support/test"

test.use({ viewport: { width: 390, height: 900 }, contextOptions: { reducedMotion: "reduce" } })

for (const route of [...ROUTES, "/404.html"]) {
  test(`axe finds no violation on ${route}, and no sign of a style is read aloud`, async ({
    page,
  }) => {
    await openPage(page, route)
    await waitForLazyParts(page)
    expect(await findAxeViolations(page), "at 390 px").toEqual([])
    await page.setViewportSize({ width: 1440, height: 900 })
    expect(await findAxeViolations(page), "at 1440 px").toEqual([])
    const signs = await page.evaluate(() =>
      [...document.querySelectorAll("*")].flatMap((element) =>
        ["::before", "::after"].flatMap((pseudo) => {
          const { content, visibility } = getComputedStyle(element, pseudo)
          const isSilent = /^(?:none|normal|"")$/.test(content) || content.endsWith(' / ""')
          const isHidden = visibility === "hidden" || element.closest('[aria-hidden="true"]')
          return isSilent || isHidden ? [] : [`${element.tagName}${pseudo} ${content}`]
        }),
      ),
    )
    expect(signs).toEqual([])
    if (!isWholeMatrix && route !== "/resume/") return
    await switchMetalOn(page)
    expect(await findAxeViolations(page), "in metal mode").toEqual([])
  })
}

test("axe finds no violation in a variant, with a selection", async ({ page, content }) => {
  const [, variant] = resumesOf(content)
  await openPage(page, `${resumeBase(variant?.variant)}/`)
  await waitForLazyParts(page)
  expect(await findAxeViolations(page), "a variant").toEqual([])

  await openLists(page, `?skills=${distinguishingSkills(content).map(({ id }) => id)}`)
  await expect(page.locator("[data-skill-match]").first()).toBeVisible()
  await page.getByRole("button", { name: "Expand all" }).click()
  expect(await findAxeViolations(page), "expanded").toEqual([])
  await page.getByRole("button", { name: "Collapse all" }).click()
  expect(await findAxeViolations(page), "collapsed").toEqual([])
})
