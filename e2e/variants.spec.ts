/** A variant of the résumé: its page, its print and its formats. privacy.spec.ts shows that no link leads to it. */
import type { Content } from "../src/content/schemas"
import { resumeBase } from "../src/content/site-map/page-paths"
import { formatsAt, resumesOf } from "../src/resume"
import { findOutOfOrder, normalize } from "../test/formats/facts"
import { pdfInfo, pdfToText } from "../test/formats/poppler"
import { openPage } from "./support/open-page"
import { expect, test } from "./support/test"
import { workTexts } from "./support/work-history"

const textsIn = (content: Content) =>
  workTexts(content).flatMap(({ title, texts }) => [title, ...texts])

test("the page shows and prints what the variant picks, in its order, and links to its own formats", async ({
  page,
  request,
  content,
  consoleErrors,
}) => {
  const [, picked] = resumesOf(content)
  if (!picked) throw new Error("The content has no variant.")
  const base = resumeBase(picked.variant)
  const formats = formatsAt(base)
  await openPage(page, `${base}/`)
  const main = page.getByRole("main")
  await expect(main.getByRole("heading", { level: 1 })).toHaveText(picked.resume.title)
  await expect(main.getByRole("heading", { level: 2 })).toHaveText(
    picked.resume.sections.map(({ title }) => title),
  )
  const { objective } = Object.values(content.variants)[0] ?? {}
  if (objective) await expect(main.getByText(objective)).toBeVisible()
  const skills = picked.skills.skills.flatMap(({ name, skills }) => [
    name,
    ...skills.map((skill) => skill.name),
  ])
  const omitted = textsIn(content).filter((text) => !textsIn(picked).includes(text))
  expect(omitted.length).toBeGreaterThan(0)
  const pdf = await page.pdf({ format: "Letter" })
  expect(Number(pdfInfo(pdf).Pages)).toBeLessThanOrEqual(2)
  for (const text of [(await main.textContent()) ?? "", pdfToText(pdf, "-raw")]) {
    expect(findOutOfOrder(text, textsIn(picked))).toBeUndefined()
    expect(findOutOfOrder(text, skills)).toBeUndefined()
    for (const one of omitted) expect(normalize(text)).not.toContain(normalize(one))
  }

  await expect(page.getByRole("link", { name: "Download PDF" })).toHaveAttribute(
    "href",
    `${base}.pdf`,
  )
  await page.getByText("More formats").click()
  const links = page.getByRole("complementary").getByRole("link")
  await expect(links).toHaveCount(formats.length)
  for (const [index, { path }] of formats.entries()) {
    await expect(links.nth(index)).toHaveAttribute("href", path)
    expect((await request.get(path)).status()).toBe(200)
  }
  await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", "noindex")
  const image = await page.locator("meta[property='og:image']").getAttribute("content")
  expect((await request.get(new URL(image ?? "").pathname)).status()).toBe(200)

  // What is expanded here is not expanded on the résumé.
  await page.getByRole("button", { name: "Expand all" }).click()
  await page.getByRole("link", { name: content.resume.title, exact: true }).click()
  await expect(page).toHaveURL(/\/resume\/$/)
  await expect(page.getByRole("button", { name: "Expand all" })).toBeVisible()
  // After a reload, the document begins with a page that does not know the variant.
  await page.reload()
  await page.goBack()
  await expect(main.getByRole("heading", { level: 1 })).toHaveText(picked.resume.title)
  await expect(page).toHaveURL(`${base}/`)
  expect(consoleErrors).toEqual([])
})
