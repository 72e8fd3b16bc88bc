/** The content of the built HTML, without scripts. */
import { formatDate } from "../src/lib/dates"
import { toModel } from "../src/resume/model/model"
import { toOutline } from "../src/resume/model/outline"
import { findOutOfOrder } from "../test/formats/facts"
import { textsOf } from "../test/formats/records"
import { title } from "./support/navigation"
import { expect, test } from "./support/test"
import { workTexts } from "./support/work-history"

test.use({ javaScriptEnabled: false })

test("/ has the owner's name, both banners, and the link and the picture of every site, but no demo", async ({
  page,
  content,
}) => {
  await page.goto("/")
  await expect(title(page)).toHaveText(content.owner.name)
  const { beforeShowcase, afterShowcase } = content.home
  const headings = await page.getByRole("heading", { level: 2 }).allTextContents()
  expect(headings).toEqual([
    ...beforeShowcase.map(({ header }) => header),
    content.showcase.title,
    ...afterShowcase.map(({ header }) => header),
  ])
  for (const { url } of [...content.showcase.cards, ...content.showcase.links])
    await expect(page.locator(`a[href="${url}"]`).first()).toBeVisible()
  for (const { alt } of content.showcase.cards)
    await expect(page.getByRole("img", { name: alt }).first()).toBeVisible()
  await expect(page.getByRole("link", { name: /^Try it here/ })).toHaveCount(0)
})

test("/about/ contains everything in about.yaml, and requests nothing else", async ({
  page,
  content,
}) => {
  const requests: string[] = []
  page.on("request", (request) => requests.push(new URL(request.url()).pathname))
  await page.goto("/about/", { waitUntil: "networkidle" })
  const { bio, likes, actions } = content.about
  for (const text of [...bio, ...likes.flatMap(({ title, items }) => [title, ...items])])
    await expect(page.getByText(text, { exact: true })).toBeVisible()
  const main = page.getByRole("main")
  for (const { text, href } of actions)
    await expect(main.getByRole("link", { name: text })).toHaveAttribute("href", href)
  await expect(main.getByRole("img")).toHaveCount(content.owner.portrait ? 1 : 0)
  const isPicture = (path: string) => path.startsWith("/static/pictures/") && content.owner.portrait
  expect(withoutIcons(requests).filter((path) => !isPicture(path))).toEqual(["/about/"])
})

test("/portfolio/ describes each project and links to its site", async ({ page, content }) => {
  await page.goto("/portfolio/")
  for (const { name, url, body } of content.portfolio.projects) {
    const heading = page.getByRole("heading", { level: 2, name })
    await expect(heading.getByRole("link")).toHaveAttribute("href", url)
    for (const text of body) await expect(page.getByText(text)).toBeVisible()
  }
})

test("/resume/ shows everything in order, its date and its version, no list to select from, and requests nothing else", async ({
  page,
  content,
}) => {
  const requests: string[] = []
  page.on("request", (request) => requests.push(new URL(request.url()).pathname))
  await page.goto("/resume/", { waitUntil: "networkidle" })
  const main = page.getByRole("main")
  await expect(main.getByRole("heading", { level: 2 })).toHaveText(
    content.resume.sections.map(({ title }) => title),
  )
  const text = (await main.textContent()) ?? ""
  expect(findOutOfOrder(text, textsOf(toOutline(toModel(content)).sections))).toBeUndefined()
  for (const one of workTexts(content).flatMap(({ texts }) => texts))
    await expect(page.getByText(one)).toBeVisible()
  const { hash, updated } = toModel(content)
  const date = `Updated ${formatDate(updated)}`
  await expect(page.getByRole("complementary").getByText(date)).toHaveText(date)
  await expect(page.locator(`head [content="${hash}"]`)).toHaveCount(1)
  await expect(page.locator("[role=listbox], [role=option]")).toHaveCount(0)
  await expect(page.getByText(/^Select skills/)).toBeHidden()
  expect(withoutIcons(requests)).toEqual(["/resume/"])
})

/** Each browser decides when it requests icons and the manifest. */
const withoutIcons = (paths: string[]) =>
  paths.filter((path) => !/^\/(?:icons\/|favicon|manifest)/.test(path))
