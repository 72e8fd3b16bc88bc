/** A variant of the résumé: its page, its formats, its print, and that no link leads to it. */
import type { Content } from "../src/content/schemas"
import { type ResumeVariant, toResumeVariants } from "../src/site/resume-variants"
import { findOutOfOrder, normalize } from "../test/formats/facts"
import { pdfInfo, pdfToText } from "../test/formats/poppler"
import { openPage } from "./support/open-page"
import { expect, ROUTES, test } from "./support/test"
import { workTexts } from "./support/work-history"

function variantOf(content: Content): ResumeVariant {
  const [, variant] = toResumeVariants(content)
  if (!variant) throw new Error("The content has no variant.")
  return variant
}

/** @returns the texts that the variant shows, and the texts of the résumé that it omits */
function textsOf(content: Content) {
  const textsIn = (one: Content) => ({
    sections: one.resume.sections.map(({ title }) => title),
    work: workTexts(one).flatMap(({ title, texts }) => [title, ...texts]),
    skills: one.skills.skills.flatMap((group) => [
      group.name,
      ...group.skills.map(({ name }) => name),
    ]),
  })
  const shown = textsIn(variantOf(content).content)
  const omitted = textsIn(content).work.filter((text) => !shown.work.includes(text))
  return { ...shown, omitted }
}

/** Fails unless the text contains what the variant shows, in order, and nothing that it omits. */
function expectVariant(text: string, content: Content) {
  const { work, skills, omitted } = textsOf(content)
  expect(findOutOfOrder(text, work)).toBeUndefined()
  expect(findOutOfOrder(text, skills)).toBeUndefined()
  expect(omitted.length).toBeGreaterThan(0)
  for (const one of omitted) expect(normalize(text)).not.toContain(normalize(one))
}

test("the page shows what the variant picks, in its order, and links to its own formats", async ({
  page,
  request,
  content,
  consoleErrors,
}) => {
  const { base, content: picked, formats } = variantOf(content)
  await openPage(page, `${base}/`)
  const main = page.getByRole("main")
  await expect(main.getByRole("heading", { level: 1 })).toHaveText(picked.resume.title)
  await expect(main.getByRole("heading", { level: 2 })).toHaveText(textsOf(content).sections)
  expectVariant((await main.textContent()) ?? "", content)
  const { objective } = Object.values(content.variants)[0] ?? {}
  if (objective) await expect(main.getByText(objective)).toBeVisible()
  expect(consoleErrors).toEqual([])

  const download = page.getByRole("link", { name: "Download PDF" })
  await expect(download).toHaveAttribute("href", `${base}.pdf`)
  await page.getByText("More formats").click()
  const links = page.getByRole("complementary").getByRole("link")
  await expect(links).toHaveCount(formats.length)
  for (const [index, { path }] of formats.entries()) {
    await expect(links.nth(index)).toHaveAttribute("href", path)
    expect((await request.get(path)).status()).toBe(200)
  }
})

test("its PDFs contain the same on at most two pages", async ({ request, content }) => {
  const { base } = variantOf(content)
  for (const path of [`${base}.pdf`, `${base}-ats.pdf`]) {
    const bytes = await (await request.get(path)).body()
    expectVariant(pdfToText(bytes, "-raw"), content)
    expect(Number(pdfInfo(bytes).Pages)).toBeLessThanOrEqual(2)
  }
})

test("search engines, the site map, the menu and other pages do not lead to it", async ({
  page,
  request,
  content,
}) => {
  const { base } = variantOf(content)
  await page.goto(`${base}/`)
  await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", "noindex")
  await expect(page.locator("link[rel=canonical]")).toHaveAttribute(
    "href",
    `${content.website.origin}${base}/`,
  )
  const image = await page.locator("meta[property='og:image']").getAttribute("content")
  expect((await request.get(new URL(image ?? "").pathname)).status()).toBe(200)
  expect(await (await request.get("/sitemap.xml")).text()).not.toContain(base)
  for (const route of ROUTES) {
    expect(await (await request.get(route)).text(), route).not.toContain(`href="${base}`)
  }
})

test("it prints on at most two pages, in two columns below the objective", async ({
  page,
  content,
}) => {
  const { base } = variantOf(content)
  await page.setViewportSize({ width: 740, height: 1000 })
  await openPage(page, `${base}/`)
  const bytes = await page.pdf({ format: "Letter" })
  expect(Number(pdfInfo(bytes).Pages)).toBeLessThanOrEqual(2)
  expect(findOutOfOrder(pdfToText(bytes, "-raw"), textsOf(content).work)).toBeUndefined()
  await page.emulateMedia({ media: "print" })
  const box = (area: string) => page.locator(`[data-group="${area}"]`).first().boundingBox()
  const [top, main, side] = await Promise.all(["wide", "main", "side"].map(box))
  if (!top || !main || !side) throw new Error("The variant lacks one of the three areas.")
  expect(main.y).toBeGreaterThanOrEqual(top.y + top.height - 1)
  expect(side.x).toBeGreaterThan(main.x + main.width)
  expect(side.y).toBeCloseTo(main.y, 0)
})

test("items that are expanded on a variant are not expanded on the résumé", async ({
  page,
  content,
}) => {
  const { base } = variantOf(content)
  await openPage(page, `${base}/`)
  await page.getByRole("button", { name: "Expand all" }).click()
  await page.getByRole("link", { name: content.resume.title, exact: true }).click()
  await expect(page).toHaveURL(/\/resume\/$/)
  await expect(page.getByRole("button", { name: "Expand all" })).toBeVisible()
})
