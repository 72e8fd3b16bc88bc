/** The printed pages, above all the résumé. */
import { readFileSync } from "node:fs"
import type { Page } from "@playwright/test"
import { companiesOf } from "../src/content/values/work-items"
import { spanOf } from "../src/lib/months"
import { dateRange } from "../src/resume/model/words"
import { findOutOfOrder, normalize } from "../test/formats/facts"
import { pdfToText } from "../test/formats/poppler"
import { findOverlaps } from "./support/find-overlaps"
import { metalButton, title } from "./support/navigation"
import { openPage } from "./support/open-page"
import { expect, test } from "./support/test"
import { itemsWithTexts, workTexts } from "./support/work-history"

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
      if (!isOfRole) expect(text).not.toContain(normalize(`${startDate} — ${endDate}`))
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

test("/ and /about/ print contact data and the address behind each link", async ({
  page,
  content,
}) => {
  const shown = content.owner.contact.filter(({ visibleIn }) => visibleIn.includes("web"))
  expect(shown.length).toBeGreaterThan(0)
  for (const route of ["/", "/about/"]) {
    await openPage(page, route)
    const links = await page
      .locator("main a[href^=http]")
      .evaluateAll((all) => all.map((each) => each.getAttribute("href") ?? ""))
    const text = normalize(pdfToText(await page.pdf({ format: "A4" }), "-raw"))
    for (const { value } of shown)
      expect(text).toContain(normalize(value.replace(/^https?:\/\//, "")))
    for (const href of links) {
      expect(text, route).toContain(normalize(href.replace(/^https?:\/\/|\/$/g, "")))
    }
  }
})

test("a section with one entry is on one sheet, however high that is", async ({
  page,
  content,
}) => {
  const single = content.resume.sections.flatMap((section) => {
    const entries =
      "content" in section && "entries" in section.content ? section.content.entries : []
    return entries.length === 1 ? [[section.title, entries[0]?.details.at(-1) ?? ""]] : []
  })
  expect(single.length).toBeGreaterThan(0)
  await openPage(page, "/resume/")
  for (let height = 9; height <= 11; height += 0.25) {
    const pages = pagesOf(await page.pdf({ width: "8.5in", height: `${height}in` })).map(normalize)
    for (const texts of single) {
      const isWhole = pages.some((one) => texts.every((text) => one.includes(normalize(text))))
      expect([height, isWhole]).toEqual([height, true])
    }
  }
})

test("every other page prints on one page, with the owner's name", async ({ page, content }) => {
  for (const route of ["/", "/about/", "/portfolio/"]) {
    await openPage(page, route)
    for (const format of FORMATS) {
      const pages = pagesOf(await page.pdf({ format }))
      expect(pages, `${route} on ${format}`).toHaveLength(1)
      expect(normalize(pages.join())).toContain(normalize(content.owner.name))
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
  await metalButton(page).click()
  expect(await printed(page)).toEqual(expected)
})

test("entering print mode expands everything on /resume/, and leaving it restores the page", async ({
  page,
}) => {
  await openPage(page, "/resume/")
  const toggles = page.locator("main [aria-expanded]")
  const states = () =>
    toggles.evaluateAll((all) => all.map((each) => each.getAttribute("aria-expanded")))
  const before = await states()
  expect(before).toContain("false")
  await page.emulateMedia({ media: "print" })
  await expect.poll(states).toEqual(before.map(() => "true"))
  await page.emulateMedia({ media: "screen" })
  await expect.poll(states).toEqual(before)
})

test("/resume/ prints two columns below the name, in black and mixed case, without controls", async ({
  page,
  content,
}) => {
  await page.setViewportSize({ width: 740, height: 1000 })
  await page.goto("/resume/")
  await page.emulateMedia({ media: "print" })
  const box = async (id: string) => {
    const found = await page.locator(`[id="${id}"]`).boundingBox()
    if (!found) throw new Error(`#${id} is not printed.`)
    return found
  }
  const [objective, work, skills, education] = await Promise.all(
    ["objective", "work-experience", "technical-skills", "education"].map(box),
  )
  if (!objective || !work || !skills || !education) throw new Error("A section is missing.")
  expect(objective.width).toBeGreaterThan(work.width + skills.width)
  expect(work.y).toBeGreaterThanOrEqual(objective.y + objective.height - 1)
  expect(skills.x).toBeGreaterThan(work.x + work.width)
  expect(skills.y).toBeCloseTo(work.y, 0)
  expect(education.x).toBe(skills.x)
  expect(education.y).toBeGreaterThan(skills.y + skills.height - 1)

  const main = page.getByRole("main")
  await expect(main.getByText(content.owner.name, { exact: true })).toBeVisible()
  for (const { value } of content.owner.contact) {
    await expect(main.getByText(value.replace(/^https?:\/\//, "")).first()).toBeVisible()
  }
  const style = await page
    .getByText(itemsWithTexts(content)[0]?.firstText ?? "")
    .evaluate((element) => {
      const { color, textTransform, textAlign } = getComputedStyle(element)
      return { color, textTransform, textAlign }
    })
  expect(style).toEqual({ color: "rgb(0, 0, 0)", textTransform: "none", textAlign: "start" })
  // WebKit prints the start of a transition, for example the colors of the screen.
  const transitions = () =>
    [...document.querySelectorAll("main *")].filter(
      (element) => Number.parseFloat(getComputedStyle(element).transitionDuration) > 0,
    ).length
  expect(await page.evaluate(transitions)).toBe(0)
  for (const role of ["banner", "contentinfo", "navigation"] as const) {
    await expect(page.getByRole(role)).toBeHidden()
  }
  await expect(page.getByRole("link", { name: "Download PDF" })).toBeHidden()
  await expect(page.getByRole("button", { name: "Expand all" })).toBeHidden()
})

test("/resume/ prints the same space between all sections below each other", async ({ page }) => {
  await openPage(page, "/resume/")
  await page.setViewportSize({ width: 740, height: 1000 })
  await page.emulateMedia({ media: "print" })
  const gaps = await page.locator("main [data-group] > *").evaluateAll((sections) => {
    /** The end of the last line of text, without the space below it. */
    const endOf = (section: Element) => {
      const walker = document.createTreeWalker(section, NodeFilter.SHOW_TEXT)
      let end = 0
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        let block = node.parentElement
        while (block && getComputedStyle(block).display.startsWith("inline")) {
          block = block.parentElement
        }
        const isShown = node.textContent?.trim() && block?.getClientRects().length
        if (isShown) end = Math.max(end, block?.getBoundingClientRect().bottom ?? 0)
      }
      return end
    }
    const boxes = sections.map((section) => {
      const { left, right } = section.getBoundingClientRect()
      const title = section.querySelector("[role=heading], h2")
      return { left, right, top: title?.getBoundingClientRect().top ?? 0, end: endOf(section) }
    })
    return boxes.flatMap(({ left, right, top }) => {
      const above = boxes.filter((box) => box.end <= top && box.left < right && left < box.right)
      return above.length === 0 ? [] : Math.round(top - Math.max(...above.map(({ end }) => end)))
    })
  })
  expect(gaps.length).toBeGreaterThan(2)
  expect(new Set(gaps).size, gaps.join()).toBe(1)
})

test("every page prints its title, left-aligned text, and lists in the order of the content", async ({
  page,
  content,
}) => {
  await page.emulateMedia({ media: "print" })
  await page.setViewportSize({ width: 740, height: 1000 })
  await page.goto("/")
  const left = async (text: string) => (await page.getByText(text).first().boundingBox())?.x
  expect(await left(content.home.lead)).toBe(
    await left(content.home.beforeShowcase[0]?.header ?? ""),
  )

  await page.goto("/portfolio/")
  await expect(title(page)).toHaveText(content.portfolio.title)
  await expect(title(page)).toBeVisible()
  await expect(page.getByRole("main").getByRole("link", { name: content.about.title })).toBeHidden()

  await page.goto("/about/")
  const lefts = await page
    .getByRole("heading", { level: 2 })
    .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().left))
  expect(lefts).toHaveLength(content.about.likes.length)
  expect(lefts).toEqual(lefts.toSorted((one, other) => one - other))
})
