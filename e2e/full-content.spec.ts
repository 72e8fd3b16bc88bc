/** A résumé with every kind of section and every field, and with words longer than a line. */

import { skillText } from "../src/lib/skill-usage"
import { findMissingFacts } from "../test/formats/facts"
import { readFormat } from "../test/formats/read-format"
import { findAxeViolations } from "./support/axe"
import { findSmallControls, POINTERS } from "./support/click-areas"
import { expectOwner } from "./support/expect-owner"
import { expectToFit } from "./support/expect-to-fit"
import { fullSiteContent, LEGAL_PAGE } from "./support/full-content"
import { recordedLayoutShifts, recordLayoutShifts } from "./support/layout-shifts"
import { expandAll, openPage, waitForLazyParts } from "./support/open-page"
import { expect, test } from "./support/prefixed-site"

const ROUTES = ["", "about/", "portfolio/", "resume/", `${LEGAL_PAGE}/`, "404.html"]

for (const route of ROUTES) {
  test(`nothing on /${route} shifts, overflows from 320 to 2560 px, or is cut off at 400 % zoom`, async ({
    page,
    site,
  }) => {
    await recordLayoutShifts(page)
    await openPage(page, site.home + route)
    await waitForLazyParts(page)
    expect(await recordedLayoutShifts(page)).toEqual([])
    await expandAll(page)
    await expectToFit(page)
  })
}

for (const { pointer, size, use } of POINTERS) {
  test.describe(`for a ${pointer}`, () => {
    test.use({ viewport: { width: 390, height: 844 }, ...use })

    for (const mode of ["the usual colors", "metal mode"]) {
      test(`every control is at least ${size} px wide and high in ${mode}`, async ({
        page,
        site,
      }) => {
        await page.emulateMedia({ reducedMotion: "reduce" })
        await openPage(page, site.home)
        if (mode === "metal mode") await page.evaluate(() => sessionStorage.setItem("metal", "on"))
        for (const route of ROUTES) {
          await openPage(page, site.home + route)
          await waitForLazyParts(page)
          expect(await findSmallControls(page, size), route).toEqual([])
        }
      })
    }
  })
}

test("/resume/ contains every fact, the owner, and no violation that axe finds", async ({
  page,
  site,
  content,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" })
  const full = { ...content, ...(await fullSiteContent()) }
  const html = await (await page.request.get(`${site.home}resume/`)).body()
  for (const text of await readFormat("page", html)) {
    expect(findMissingFacts("page", full, text)).toEqual([])
  }
  await openPage(page, `${site.home}resume/`)
  await waitForLazyParts(page)
  await expectOwner(page, full)
  await expandAll(page)
  expect(await findAxeViolations(page)).toEqual([])
})

test("/about/ shows the portrait and the owner, and axe finds no violation", async ({
  page,
  site,
}) => {
  const { owner } = await fullSiteContent()
  await openPage(page, `${site.home}about/`)
  const portrait = page.getByRole("main").getByRole("img", { name: owner.portrait?.alt ?? "" })
  await expect(portrait).toBeVisible()
  await expect(portrait).toHaveJSProperty("complete", true)
  await expectOwner(page, { owner })
  expect(await findAxeViolations(page)).toEqual([])
})

test("the footer links to a legal page, which is in the site map, and axe finds no violation", async ({
  page,
  site,
}) => {
  const { legal } = await fullSiteContent()
  const title = legal.pages[0]?.title ?? ""
  await openPage(page, site.home)
  await page.getByRole("contentinfo").getByRole("link", { name: title }).click()
  await expect(page).toHaveURL(`${site.home}${LEGAL_PAGE}/`)
  await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible()
  await openPage(page, `${site.home}${LEGAL_PAGE}/`)
  expect(await findAxeViolations(page)).toEqual([])
  const siteMap = await (await page.request.get(`${site.home}sitemap.xml`)).text()
  expect(siteMap).toContain(`/${LEGAL_PAGE}/</loc>`)
})

test("a career break expands like a company, and a skill without roles cannot be selected", async ({
  page,
  site,
}) => {
  const { skills, work } = await fullSiteContent()
  await openPage(page, `${site.home}resume/`)
  await waitForLazyParts(page)
  for (const item of work.work) {
    if (!("break" in item)) continue
    const toggle = page.getByRole("button", { name: item.break, exact: true })
    await expect(toggle).toHaveAttribute("aria-expanded", "false")
    await toggle.click()
    await expect(page.locator(`[id="accordion__panel-${item.id}"]`)).toBeVisible()
  }

  const used = new Set(
    work.work.flatMap((item) => ("roles" in item ? item.roles.flatMap((role) => role.skills) : [])),
  )
  const all = skills.skills.flatMap((group) => group.skills)
  const options = page.getByRole("option")
  await expect(options).toHaveText(all.filter(({ id }) => used.has(id)).map(skillText))
})
