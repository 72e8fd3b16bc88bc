/** axe finds no violation on any page. The kitchen sink shows each component in more display modes. */
import type { Page } from "@playwright/test"
import { toResumeVariants } from "../src/site/resume-variants"
import { findAxeViolations } from "./support/axe"
import { metalButton } from "./support/navigation"
import { openPage, waitForLazyParts } from "./support/open-page"
import { distinguishingSkills, openLists } from "./support/skills"
import { expect, ROUTES, test } from "./support/test"

type Mode = { name: string; width: number; set: (page: Page) => Promise<unknown> }

const MODES: readonly Mode[] = [
  { name: "at 390 px", width: 390, set: async () => {} },
  { name: "at 1440 px", width: 1440, set: async () => {} },
  { name: "metal mode", width: 390, set: (page) => metalButton(page).click() },
]

async function expectNoViolations(page: Page, modes: readonly Mode[]) {
  for (const { name, width, set } of modes) {
    await page.setViewportSize({ width, height: 900 })
    await set(page)
    expect(await findAxeViolations(page), name).toEqual([])
  }
}

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: "reduce" }))

for (const route of [...ROUTES, "/404.html"]) {
  test(`axe finds no violation on ${route}`, async ({ page }) => {
    await openPage(page, route)
    await waitForLazyParts(page)
    await expectNoViolations(page, MODES)
  })
}

test("axe finds no violation on /resume/ with selected skills, expanded and collapsed", async ({
  page,
  content,
}) => {
  await openLists(page, `?skills=${distinguishingSkills(content).map(({ id }) => id)}`)
  await expect(page.locator("[data-skill-match]").first()).toBeVisible()
  await page.getByRole("button", { name: "Expand all" }).click()
  await expectNoViolations(page, MODES.slice(0, 2))
  await page.getByRole("button", { name: "Collapse all" }).click()
  expect(await findAxeViolations(page), "collapsed").toEqual([])
})

test("axe finds no violation on a variant of the résumé", async ({ page, content }) => {
  const [, variant] = toResumeVariants(content)
  await openPage(page, `${variant?.base}/`)
  await waitForLazyParts(page)
  await expectNoViolations(page, MODES.slice(0, 2))
})

test("no sign that only the style adds is read aloud", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  for (const route of ROUTES) {
    await openPage(page, route)
    await waitForLazyParts(page)
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
    expect(signs, route).toEqual([])
  }
})
