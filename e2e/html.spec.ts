/** What the built HTML says by itself, before and without any script. */
import { textOf } from "../src/lib/variant-picks"
import { ERROR_ROUTES, expect, ROUTES, test } from "./support/test"

test.use({ javaScriptEnabled: false })

test("/ introduces the owner, shows both banners and names every site", async ({
  page,
  content,
}) => {
  await page.goto("/")
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(content.owner.name)
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

for (const route of ["/about/", "/resume/"]) {
  test(`${route} is whole in its HTML: nothing else is asked for`, async ({ page }) => {
    const asked: string[] = []
    page.on("request", (request) => asked.push(new URL(request.url()).pathname))
    await page.goto(route, { waitUntil: "networkidle" })
    expect(asked).toEqual([route])
  })
}

test("/about/ tells everything about.yaml tells", async ({ page, content }) => {
  await page.goto("/about/")
  const { bio, likes, actions } = content.about
  for (const text of [...bio, ...likes.flatMap(({ title, items }) => [title, ...items])]) {
    await expect(page.getByText(text, { exact: true })).toBeVisible()
  }
  for (const { text, href } of actions) {
    await expect(page.getByRole("main").getByRole("link", { name: text })).toHaveAttribute(
      "href",
      href,
    )
  }
})

test("/portfolio/ links to each project's site and describes it", async ({ page, content }) => {
  await page.goto("/portfolio/")
  for (const { name, url, body } of content.portfolio.projects) {
    const heading = page.getByRole("heading", { level: 2, name })
    await expect(heading.getByRole("link")).toHaveAttribute("href", url)
    for (const text of body) await expect(page.getByText(text)).toBeVisible()
  }
})

test("/resume/ holds every section, company, role and responsibility, in order", async ({
  page,
  content,
}) => {
  await page.goto("/resume/")
  const main = page.getByRole("main")
  await expect(main.getByRole("heading", { level: 2 })).toHaveText(
    content.resume.sections.map(({ title }) => title),
  )
  const text = (await main.textContent()) ?? ""
  const facts = content.work.work.flatMap(({ company, roles, responsibilities }) => [
    company,
    ...roles.map(({ title }) => title),
    ...responsibilities.map(textOf),
  ])
  let from = text.indexOf(
    content.resume.sections.find((s) => s.section === "WorkExperience")?.title ?? "",
  )
  for (const fact of facts) {
    const at = text.indexOf(fact, from)
    expect(at, `"${fact}" after its predecessor`).toBeGreaterThan(-1)
    from = at
  }
  for (const { name } of content.skills.skills.flatMap(({ skills }) => skills)) {
    await expect(main.getByText(name, { exact: true }).first()).toBeAttached()
  }
})

for (const route of ERROR_ROUTES) {
  test(`${route} says what happened and leads home`, async ({ page, content }) => {
    await page.goto(route)
    const status = Number(route.slice(1, 4))
    const error = content.errors.errors.find((candidate) => candidate.status === status)
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(content.errors.title)
    await expect(page.getByText(`${status} — ${error?.reason}`)).toBeVisible()
    await expect(page.getByRole("link", { name: "Home", exact: true })).toHaveAttribute("href", "/")
  })
}

for (const route of ROUTES) {
  test(`${route} answers with and without its slash, and marks itself in the menu`, async ({
    page,
  }) => {
    const bare = await page.request.get(route.replace(/(.)\/$/, "$1"))
    const slashed = await page.request.get(route)
    expect(bare.status()).toBe(200)
    expect(await bare.text()).toBe(await slashed.text())
    await page.goto(route)
    const current = page.locator('header a[aria-current="page"]')
    await expect(current).toHaveAttribute("href", route)
  })
}
