/** The content of the built HTML, without scripts. */

import { errorPagePath } from "../src/content/values/page-paths"
import { formatDate } from "../src/lib/dates"
import { toModel } from "../src/resume/model/model"
import { findMissingFacts, findOutOfOrder } from "../test/formats/facts"
import { readFormat } from "../test/formats/read-format"
import { recordsOf, textsOf } from "../test/formats/records"
import { expectOwner } from "./support/expect-owner"
import { title } from "./support/navigation"
import { expect, ROUTES, test } from "./support/test"

test.use({ javaScriptEnabled: false })

test("/ contains the owner's name, both banners and a link to every site", async ({
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
  for (const { url } of [...content.showcase.cards, ...content.showcase.links]) {
    await expect(page.locator(`a[href="${url}"]`).first()).toBeVisible()
  }
})

test("/about/ contains everything in about.yaml and the owner, and requests nothing else", async ({
  page,
  content,
}) => {
  const requests: string[] = []
  page.on("request", (request) => requests.push(new URL(request.url()).pathname))
  await page.goto("/about/", { waitUntil: "networkidle" })
  const { bio, likes, actions } = content.about
  for (const text of [...bio, ...likes.flatMap(({ title, items }) => [title, ...items])]) {
    await expect(page.getByText(text, { exact: true })).toBeVisible()
  }
  for (const { text, href } of actions) {
    const link = page.getByRole("main").getByRole("link", { name: text })
    await expect(link).toHaveAttribute("href", href)
  }
  await expectOwner(page, content)
  const main = page.getByRole("main")
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

test("/resume/ contains everything in order, its date and its version, and requests nothing else", async ({
  page,
  content,
}) => {
  const requests: string[] = []
  page.on("request", (request) => requests.push(new URL(request.url()).pathname))
  const response = await page.goto("/resume/", { waitUntil: "networkidle" })
  const main = page.getByRole("main")
  await expect(main.getByRole("heading", { level: 2 })).toHaveText(
    content.resume.sections.map(({ title }) => title),
  )
  const text = (await main.textContent()) ?? ""
  expect(findOutOfOrder(text, textsOf(recordsOf(content)))).toBeUndefined()
  const [html = ""] = await readFormat("page", (await response?.body()) ?? Buffer.of())
  expect(findMissingFacts("page", content, html)).toEqual([])
  await expectOwner(page, content)
  const { hash, updated } = toModel(content)
  const date = `Updated ${formatDate(updated)}`
  await expect(page.getByRole("complementary").getByText(date)).toHaveText(date)
  await expect(page.locator(`head [content="${hash}"]`)).toHaveCount(1)
  expect(withoutIcons(requests)).toEqual(["/resume/"])
})

/** Each browser decides when it requests icons and the manifest. */
const withoutIcons = (paths: string[]) =>
  paths.filter((path) => !/^\/(?:icons\/|favicon|manifest)/.test(path))

test("every error page states its error and links home", async ({ page, content }) => {
  for (const { status, reason } of content.errors.errors) {
    await page.goto(errorPagePath(status))
    await expect(title(page)).toHaveText(content.errors.title)
    await expect(page.getByText(`${status} — ${reason}`)).toBeVisible()
    await expect(page.getByRole("link", { name: "Home", exact: true })).toHaveAttribute("href", "/")
  }
})

test("every page is served with and without a trailing slash, and is current in the menu", async ({
  page,
}) => {
  for (const route of ROUTES) {
    const withoutSlash = await page.request.get(route.replace(/(.)\/$/, "$1"))
    const withSlash = await page.request.get(route)
    expect(withoutSlash.status()).toBe(200)
    expect(await withoutSlash.text()).toBe(await withSlash.text())
    await page.goto(route)
    await expect(page.locator('header a[aria-current="page"]')).toHaveAttribute("href", route)
  }
})
