/** A résumé with every kind of section and every field, and with words longer than a line. */
import type { Page } from "@playwright/test"
import type { Content } from "../src/content/schemas"
import { ENGLISH } from "../src/lib/interface-words"
import { locationLine } from "../src/lib/people/location"
import { toContactLines } from "../src/resume/model/contact-lines"
import { findMissingFacts } from "../test/formats/facts"
import { readFormat } from "../test/formats/read-format"
import { findAxeViolations } from "./support/axe"
import { findSmallControls, POINTERS } from "./support/click-areas"
import { expectToFit } from "./support/expect-to-fit"
import { fullSiteContent, LEGAL_PAGE } from "./support/full-content"
import { recordedLayoutShifts, recordLayoutShifts } from "./support/layout-shifts"
import { expandAll, openPage, waitForLazyParts } from "./support/open-page"
import { expect, test } from "./support/prefixed-site"
import { ROUTES as MAIN } from "./support/test"

const ROUTES = [...MAIN.map((path) => path.slice(1)), `${LEGAL_PAGE}/`, "404.html"]

for (const route of ROUTES) {
  test(`nothing on /${route} shifts, overflows from 320 to 2560 px, is cut off at 400 % zoom, or violates a rule of axe`, async ({
    page,
    site,
  }) => {
    await recordLayoutShifts(page)
    await openPage(page, site.home + route)
    await waitForLazyParts(page)
    expect(await recordedLayoutShifts(page)).toEqual([])
    await expandAll(page)
    await page.emulateMedia({ reducedMotion: "reduce" })
    expect(await findAxeViolations(page)).toEqual([])
    await expectToFit(page)
  })
}

for (const { pointer, size, use } of POINTERS) {
  test.describe(`for a ${pointer}`, () => {
    test.use({ viewport: { width: 390, height: 844 }, ...use })

    test(`every control is at least ${size} px wide and high, in metal mode, too`, async ({
      page,
      site,
    }) => {
      await page.emulateMedia({ reducedMotion: "reduce" })
      for (const route of ROUTES) {
        await openPage(page, site.home + route)
        await waitForLazyParts(page)
        await expandAll(page)
        for (const metal of ["off", "on"]) {
          expect(await findSmallControls(page, size), `${route}, metal mode ${metal}`).toEqual([])
          await page.getByRole("button", { name: "metal mode" }).click()
          await page.evaluate(() => document.fonts.ready)
        }
      }
    })
  })
}

/** Fails unless the page shows the headline, the place, and the contact data for the web as links. */
async function expectOwner(page: Page, { owner }: Pick<Content, "owner">): Promise<void> {
  const main = page.getByRole("main")
  // The résumé has both a second time for print.
  await expect(main.getByText(owner.headline).filter({ visible: true }).first()).toBeVisible()
  const contactData = main.locator("address").filter({ visible: true })
  await expect(contactData).toContainText(locationLine(owner, ENGLISH.comma))
  const { address, contact } = owner
  for (const { text, href, visibleIn } of toContactLines({ address, contact, words: ENGLISH })) {
    const line = contactData.getByText(text, { exact: href !== undefined })
    await expect(line).toHaveCount(visibleIn.includes("web") ? 1 : 0)
    if (!visibleIn.includes("web")) continue
    if (href) await expect(line).toHaveAttribute("href", href)
    await expect(line).toBeVisible()
    // Browsers copy a text with its capitals.
    await expect(line).toHaveCSS("text-transform", "none")
  }
}

test("/resume/ and /about/ contain every fact about the owner", async ({ page, site, content }) => {
  const full = { ...content, ...(await fullSiteContent()) }
  const html = await (await page.request.get(`${site.home}resume/`)).body()
  for (const text of await readFormat("page", html))
    expect(findMissingFacts("page", full, text)).toEqual([])
  await openPage(page, `${site.home}resume/`)
  await expectOwner(page, full)
  await openPage(page, `${site.home}about/`)
  await expectOwner(page, full)
  const alt = full.owner.portrait?.alt ?? ""
  const portrait = page.getByRole("main").getByRole("img", { name: alt })
  await expect(portrait).toBeVisible()
  await expect(portrait).toHaveJSProperty("complete", true)
})
