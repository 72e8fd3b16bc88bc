/** A variant of the résumé: its page, its print and its files say what it picks, and nobody is led there. */
import type { Content } from "../src/content/schemas"
import { type ResumeVariant, toResumeVariants } from "../src/exports/resume-variants"
import { textOf } from "../src/lib/variant-picks"
import { findAxeViolations } from "./support/axe"
import { expectInOrder } from "./support/expect-in-order"
import { hydrated } from "./support/hydrated"
import { pdfInfo, pdfToText } from "./support/read-pdf"
import { expect, ROUTES, test } from "./support/test"

function variantOf(content: Content): ResumeVariant {
  const [, variant] = toResumeVariants(content)
  if (!variant) throw new Error("The content has no variant")
  return variant
}

/** What the variant shows, and what of the whole résumé it does not. */
function wordsOf(content: Content) {
  const wordsIn = ({ resume, skills, work }: Content) => ({
    sections: resume.sections.map(({ title }) => title),
    work: work.work.flatMap(({ company, responsibilities }) => [
      company,
      ...responsibilities.map(textOf),
    ]),
    skills: skills.skills.flatMap((group) => [group.name, ...group.skills.map(({ name }) => name)]),
  })
  const shown = wordsIn(variantOf(content).content)
  const left = wordsIn(content).work.filter((word) => !shown.work.includes(word))
  return { ...shown, left }
}

test("the page shows what the variant picks, in its order, and nothing else", async ({
  page,
  content,
  complaints,
}) => {
  const { base, content: picked } = variantOf(content)
  const { sections, work, skills, left } = wordsOf(content)
  await page.goto(`${base}/`)
  await hydrated(page)
  const main = page.getByRole("main")
  await expect(main.getByRole("heading", { level: 1 })).toHaveText(picked.resume.title)
  await expect(main.getByRole("heading", { level: 2 })).toHaveText(sections)
  const text = (await main.textContent()) ?? ""
  expectInOrder(text, work)
  expectInOrder(text, skills)
  expect(left.length).toBeGreaterThan(0)
  for (const word of left) expect(text).not.toContain(word)
  const { objective } = Object.values(content.variants)[0] ?? {}
  if (objective) await expect(main.getByText(objective)).toBeVisible()
  expect(complaints).toEqual([])
})

test("its PDF says the same and is what its page offers to download", async ({
  page,
  request,
  content,
}) => {
  const { base } = variantOf(content)
  const { work, skills, left } = wordsOf(content)
  await page.goto(`${base}/`)
  const link = page.getByRole("link", { name: "Download PDF" })
  await expect(link).toHaveAttribute("href", `${base}.pdf`)
  for (const path of [`${base}.pdf`, `${base}-ats.pdf`]) {
    const bytes = await (await request.get(path)).body()
    const text = pdfToText(bytes, "-raw")
    expectInOrder(text, work)
    expectInOrder(text, skills)
    for (const word of left) expect(text.replace(/\s+/g, " ")).not.toContain(word)
    expect(Number(pdfInfo(bytes).Pages)).toBeLessThanOrEqual(2)
  }
})

test("every form that the page names is there", async ({ page, request, content }) => {
  const { base, formats } = variantOf(content)
  await page.goto(`${base}/`)
  const links = page.getByRole("complementary").getByRole("link")
  await expect(links).toHaveCount(formats.length)
  for (const [index, { path }] of formats.entries()) {
    await expect(links.nth(index)).toHaveAttribute("href", path)
    expect((await request.get(path)).status()).toBe(200)
  }
})

test("nobody is led there: not by search engines, the site map, the menu or a link", async ({
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
    await page.goto(route)
    await expect(page.locator(`a[href^="${base}"]`)).toHaveCount(0)
  }
})

test("on paper it fills at most two sheets, in two columns under the objective", async ({
  page,
  content,
}) => {
  const { base } = variantOf(content)
  const { work } = wordsOf(content)
  await page.setViewportSize({ width: 740, height: 1000 })
  await page.goto(`${base}/`)
  await hydrated(page)
  const bytes = await page.pdf({ format: "Letter" })
  expect(Number(pdfInfo(bytes).Pages)).toBeLessThanOrEqual(2)
  expectInOrder(pdfToText(bytes, "-raw"), work)
  await page.emulateMedia({ media: "print" })
  const box = (area: string) => page.locator(`[data-print-area="${area}"]`).first().boundingBox()
  const [top, main, side] = await Promise.all(["top", "main", "side"].map(box))
  if (!top || !main || !side) throw new Error("The variant lacks one of the three areas")
  expect(main.y).toBeGreaterThanOrEqual(top.y + top.height - 1)
  expect(side.x).toBeGreaterThan(main.x + main.width)
  expect(side.y).toBeCloseTo(main.y, 0)
})

for (const width of [390, 1440]) {
  test(`axe finds nothing on a variant at ${width} px`, async ({ page, content }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.goto(`${variantOf(content).base}/`)
    await hydrated(page)
    const barriers = await findAxeViolations(page)
    expect(barriers).toEqual([])
  })
}

test("what is opened on a variant stays closed on the résumé", async ({ page, content }) => {
  const { base } = variantOf(content)
  await page.goto(`${base}/`)
  await hydrated(page)
  await page.getByRole("button", { name: "Expand all" }).click()
  await page.getByRole("link", { name: content.resume.title, exact: true }).click()
  await expect(page).toHaveURL(/\/resume\/$/)
  await expect(page.getByRole("button", { name: "Expand all" })).toBeVisible()
})
