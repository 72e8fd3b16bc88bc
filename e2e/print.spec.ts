/** The pages on paper, the résumé before all. */
import { execFileSync } from "node:child_process"
import type { Page } from "@playwright/test"
import { textOf } from "../src/lib/variant-picks"
import { findOverlaps } from "./support/find-overlaps"
import { hydrated } from "./support/hydrated"
import { expect, test } from "./support/test"

type Paper = "Letter" | "A4"

/** The page as a PDF, in the text that `pdftotext` reads from it, one string for each sheet. */
async function printed(page: Page, format: Paper = "Letter"): Promise<string[]> {
  const input = await page.pdf({ format })
  const text = execFileSync("pdftotext", ["-raw", "-", "-"], { input, encoding: "utf8" })
  return text.split("\f").slice(0, -1)
}

/** Text with the breaks of its lines taken out. */
const joined = (sheets: readonly string[]) => sheets.join(" ").replace(/\s+/g, " ")

for (const format of ["Letter", "A4"] as const) {
  test(`fills two ${format} sheets with every company, role and responsibility, in order`, async ({
    page,
    content,
  }) => {
    await page.goto("/resume/")
    await hydrated(page)
    const sheets = await printed(page, format)
    expect(sheets).toHaveLength(2)
    for (const sheet of sheets) expect(sheet.trim()).not.toBe("")
    const text = joined(sheets)
    let from = 0
    for (const { company, roles, responsibilities: items } of content.work.work) {
      const responsibilities = items.map(textOf)
      for (const fact of [company, ...roles.map(({ title }) => title), ...responsibilities]) {
        const at = text.indexOf(fact, from)
        expect(at, `"${fact}" after its predecessor`).toBeGreaterThan(-1)
        if (responsibilities.includes(fact) || fact === company) from = at
      }
    }
    for (const { title } of content.resume.sections) {
      expect(text.toUpperCase()).toContain(title.toUpperCase())
    }
  })
}

for (const format of ["Letter", "A4"] as const) {
  test(`the other pages fill one ${format} sheet each, and say whose they are`, async ({
    page,
    content,
  }) => {
    for (const route of ["/", "/about/", "/portfolio/"]) {
      await page.goto(route)
      await hydrated(page)
      const sheets = await printed(page, format)
      expect(sheets, route).toHaveLength(1)
      expect(joined(sheets)).toContain(content.owner.name)
    }
  })
}

for (const format of ["Letter", "A4"] as const) {
  test(`prints no line over another on ${format}`, async ({ page }) => {
    await page.goto("/resume/")
    const input = await page.pdf({ format })
    const layout = execFileSync("pdftotext", ["-bbox-layout", "-", "-"], {
      input,
      encoding: "utf8",
    })
    expect(layout).toContain("Updated")
    expect(findOverlaps(layout)).toEqual([])
  })
}

test("parts no company's heading from its first lines", async ({ page, content }) => {
  await page.goto("/resume/")
  for (const format of ["Letter", "A4"] as const) {
    const sheets = await printed(page, format)
    for (const { company, responsibilities } of content.work.work) {
      const sheet = sheets.find((text) => text.includes(`${company}\n`) || text.includes(company))
      expect(joined([sheet ?? ""]), company).toContain(
        textOf(responsibilities[0] ?? "").slice(0, 40),
      )
    }
  }
})

test("prints the same without JavaScript, in metal mode, and whatever was open", async ({
  page,
  browser,
  baseURL,
}) => {
  const plain = await browser.newContext({ baseURL: baseURL ?? "", javaScriptEnabled: false })
  const still = await plain.newPage()
  await still.goto("/resume/")
  const expected = await printed(still)
  await plain.close()

  await page.goto("/resume/")
  await hydrated(page)
  expect(await printed(page)).toEqual(expected)
  await page.getByRole("button", { name: "Expand all" }).click()
  await page.getByRole("button", { name: "Collapse all" }).click()
  expect(await printed(page)).toEqual(expected)
  await page.getByRole("button", { name: "Activate metal mode." }).click()
  expect(await printed(page)).toEqual(expected)
})

test("on paper every item says it is open; afterwards the screen is as it was", async ({
  page,
}) => {
  await page.goto("/resume/")
  await hydrated(page)
  const toggles = page.getByRole("main").locator("[aria-expanded]")
  const states = () =>
    toggles.evaluateAll((all) => all.map((each) => each.getAttribute("aria-expanded")))
  const before = await states()
  expect(before).toContain("false")
  await page.emulateMedia({ media: "print" })
  await expect.poll(states).not.toContain("false")
  await page.emulateMedia({ media: "screen" })
  await expect.poll(states).toEqual(before)
})

test("sets two columns under the name, black on white, in mixed case, with nothing to press", async ({
  page,
  content,
}) => {
  await page.setViewportSize({ width: 740, height: 1000 })
  await page.goto("/resume/")
  await page.emulateMedia({ media: "print" })
  const box = async (id: string) => {
    const found = await page.locator(`[id="${id}"]`).boundingBox()
    if (!found) throw new Error(`#${id} is not printed`)
    return found
  }
  const [objective, work, skills, education] = await Promise.all(
    ["objective", "work-experience", "technical-skills", "education"].map(box),
  )
  if (!objective || !work || !skills || !education) throw new Error("A section is missing")
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
  const { color, textTransform, textAlign } = await page
    .getByText(textOf(content.work.work[0]?.responsibilities[0] ?? ""))
    .evaluate((element) => {
      const style = getComputedStyle(element)
      return { color: style.color, textTransform: style.textTransform, textAlign: style.textAlign }
    })
  expect({ color, textTransform, textAlign }).toEqual({
    color: "rgb(0, 0, 0)",
    textTransform: "none",
    textAlign: "start",
  })
  for (const role of ["banner", "contentinfo", "navigation"] as const) {
    await expect(page.getByRole(role)).toBeHidden()
  }
  await expect(page.getByRole("link", { name: "Download PDF" })).toBeHidden()
  await expect(page.getByRole("button", { name: "Expand all" })).toBeHidden()
})

test("every page names itself on paper, from the left edge, and lists in the order of the content", async ({
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
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(content.portfolio.title)
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible()
  await expect(page.getByRole("main").getByRole("link", { name: content.about.title })).toBeHidden()

  await page.goto("/about/")
  const lefts = await page
    .getByRole("heading", { level: 2 })
    .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().left))
  expect(lefts).toHaveLength(content.about.likes.length)
  expect(lefts).toEqual(lefts.toSorted((one, other) => one - other))
})
