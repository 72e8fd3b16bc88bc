/** The printed pages, above all the résumé. */
import { readFileSync } from "node:fs"
import type { Page } from "@playwright/test"
import { companiesOf } from "../src/content/picks/work-items"
import { spanOf } from "../src/lib/months"
import { dateRange } from "../src/resume/model/resume-words"
import { extractPdf } from "../test/formats/extract-pdf"
import { findOutOfOrder, normalize } from "../test/formats/facts"
import { flatten, pdfToText } from "../test/formats/poppler"
import { countOf } from "../test/matrix"
import { findOverlaps } from "./support/find-overlaps"
import { switchMetalOn } from "./support/navigation"
import { openPage } from "./support/open-page"
import { expect, test } from "./support/test"
import { workTexts } from "./support/work-history"

const FORMATS = ["Letter", "A4"] as const

/** @returns the text of each printed page */
const pagesOf = (pdf: Buffer) => pdfToText(pdf, "-raw").split("\f").slice(0, -1)

for (const format of FORMATS) {
  test(`/resume/ prints two ${format} pages, complete, in order, and without overlaps`, async ({
    page,
    content,
  }) => {
    await openPage(page, "/resume/")
    const pdf = await page.pdf({ format })
    const pages = pagesOf(pdf)
    expect(pages).toHaveLength(2)
    for (const text of pages) expect(text.trim()).not.toBe("")

    const companies = workTexts(content).map(({ title, texts }) => [title, ...texts])
    expect(findOutOfOrder(pages.join("\n"), companies.flat())).toBeUndefined()
    const text = normalize(pages.join("\n"))
    const titles = [
      ...content.resume.sections.map(({ title }) => title),
      ...companiesOf(content.work).flatMap(({ roles }) => roles.map(({ title }) => title)),
    ]
    for (const title of titles) expect(text).toContain(normalize(title))

    // As in the PDFs, the dates of several roles stand for those of the company.
    for (const { roles } of companiesOf(content.work)) {
      const { startDate = "", endDate = "" } = spanOf(roles) ?? {}
      const isOfRole = roles.some(
        (role) => role.startDate === startDate && role.endDate === endDate,
      )
      if (!isOfRole) expect(text).not.toContain(normalize(`${startDate} – ${endDate}`))
    }
    // The PDFs have no durations, which depend on the day.
    expect(pages.join("\n")).not.toMatch(/ · (?:about )?\d+ (?:yr|mo)\b/)

    // The heading of a company is on the page of its first responsibility.
    for (const [company = "", first = ""] of companies) {
      const start = pages.find((one) => normalize(one).includes(normalize(company)))
      expect(normalize(start ?? ""), company).toContain(normalize(first).slice(0, 40))
    }

    const layout = pdfToText(pdf, "-bbox-layout")
    expect(layout).toContain("Updated")
    expect(findOverlaps(layout)).toEqual([])
  })
}

test("/resume/ prints places, dates and the day as resume.pdf does", async ({ page, content }) => {
  await openPage(page, "/resume/")
  const linesOf = (pdf: Uint8Array) =>
    `\n${pdfToText(pdf, "-raw")
      .replaceAll("\f", "\n")
      .replace(/[^\S\n]+/g, " ")}`
  const text = linesOf(await page.pdf({ format: "A4" }))
  const pdf = linesOf(readFileSync("public/resume.pdf"))
  const lines = companiesOf(content.work).flatMap(({ company, location, roles }) => [
    location ? `\n${company} ${location}\n` : `\n${company}\n`,
    ...roles.map((role) => `\n${role.title} ${dateRange(role)}\n`),
  ])
  for (const line of lines) expect([text.includes(line), line]).toEqual([pdf.includes(line), line])
  expect(lines.filter((line) => pdf.includes(line)).length).toBeGreaterThan(0)
  expect(text.indexOf("Updated")).toBeGreaterThan(
    text.indexOf(companiesOf(content.work).at(-1)?.company ?? ""),
  )

  await page.emulateMedia({ media: "print" })
  await expect(page.locator("main svg:visible")).toHaveCount(0)
  // WebKit prints the start of a transition, for example the colors of the screen.
  const transitions = () =>
    [...document.querySelectorAll("main *")].filter(
      (element) => Number.parseFloat(getComputedStyle(element).transitionDuration) > 0,
    ).length
  expect(await page.evaluate(transitions)).toBe(0)
  const bullet = page.locator("main article li").first()
  const [title, marker] = await Promise.all([
    page
      .getByRole("heading", { level: 2 })
      .first()
      .evaluate((one) => getComputedStyle(one).color),
    bullet.evaluate((one) => getComputedStyle(one, "::marker").color),
  ])
  expect(marker).toBe(title)
})

test("all printed text is tagged, and one heading of level 1 names the owner", async ({
  page,
  content,
}) => {
  for (const route of ["/", "/resume/"]) {
    await openPage(page, route)
    const pdf = await page.pdf({ tagged: true })
    const { untagged, structure } = await extractPdf(pdf)
    expect(untagged, route).toEqual([])
    const headings = flatten(structure).filter(({ tag }) => tag === "H1")
    expect(headings.map(({ text }) => text)).toEqual([content.owner.name])
    // On screen, the printed name is no second one.
    await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1)
  }
})

test("a section with one entry is on one sheet of any height", async ({ page, content }) => {
  const single = content.resume.sections.flatMap((section) => {
    const entries =
      "content" in section && "entries" in section.content ? section.content.entries : []
    return entries.length === 1 ? [[section.title, entries[0]?.details.at(-1) ?? ""]] : []
  })
  expect(single.length).toBeGreaterThan(0)
  await openPage(page, "/resume/")
  for (let height = 9; height <= 11; height += countOf(1, 0.25)) {
    const pages = pagesOf(await page.pdf({ width: "8.5in", height: `${height}in` })).map(normalize)
    for (const texts of single) {
      const isWhole = pages.some((one) => texts.every((text) => one.includes(normalize(text))))
      expect([height, isWhole]).toEqual([height, true])
    }
  }
})

test("/resume/ prints the same without JavaScript, in metal mode, expanded and collapsed", async ({
  page,
  browser,
  baseURL,
}) => {
  const printed = async (one: Page) => pagesOf(await one.pdf({ format: "Letter" }))
  const context = await browser.newContext({ baseURL: baseURL ?? "", javaScriptEnabled: false })
  const unscripted = await context.newPage()
  await unscripted.goto("/resume/")
  const expected = await printed(unscripted)
  await context.close()

  await openPage(page, "/resume/")
  expect(await printed(page)).toEqual(expected)
  await page.getByRole("button", { name: "Expand all" }).click()
  await page.getByRole("button", { name: "Collapse all" }).click()
  expect(await printed(page)).toEqual(expected)
  await switchMetalOn(page)
  expect(await printed(page)).toEqual(expected)
})
