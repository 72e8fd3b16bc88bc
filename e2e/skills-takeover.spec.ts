/** How the skills lists come: plain lists first, list boxes when they are needed. */
import { gotoFar, gotoLists, option, RESUME, tellingSkills } from "./support/skills"
import { expect, test } from "./support/test"

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false })

  test("each group is a plain list that offers nothing to select", async ({ page, content }) => {
    await page.goto(RESUME)
    await expect(page.locator("[role=listbox], [role=option]")).toHaveCount(0)
    for (const group of content.skills.skills) {
      const items = page.getByRole("list", { name: group.name }).getByRole("listitem")
      await expect(items).toHaveText(group.skills.map(({ name }) => name))
    }
    await expect(page.getByText(/^Select skills/)).toBeHidden()
  })
})

test("the list box is fetched when its list comes near, not with the page, and moves nothing", async ({
  page,
  content,
  complaints,
}) => {
  const scripts: string[] = []
  page.on("request", (request) => {
    // Pages that are linked in view are fetched ahead whenever the router likes.
    const isOwn = request.resourceType() === "script" && !request.url().includes("component---")
    if (isOwn) scripts.push(request.url())
  })
  await gotoFar(page)
  const boxes = () =>
    page.locator("main li, main h2").evaluateAll((elements) =>
      elements.map((element) => {
        const { left, top, width, height } = element.getBoundingClientRect()
        return [left, top + window.scrollY, width, height]
      }),
    )
  await expect(page.getByRole("listbox")).toHaveCount(0)
  const before = scripts.length
  const places = await boxes()
  const [group] = content.skills.skills
  await page.getByRole("list", { name: group?.name ?? "" }).scrollIntoViewIfNeeded()
  await expect(page.getByRole("listbox")).not.toHaveCount(0)
  // The lists take over one after another, and each is a new element.
  await expect.poll(boxes).toEqual(places)
  expect(scripts).toHaveLength(before + 1)
  expect(complaints).toEqual([])
})

test("a list box that cannot be fetched leaves lists that still select", async ({
  page,
  content,
}) => {
  await gotoFar(page)
  await page.route("**/*.js", (route) => route.abort())
  const [skill] = tellingSkills(content)
  await page
    .getByText(skill?.name ?? "", { exact: true })
    .first()
    .click()
  await expect(page).toHaveURL(`${RESUME}?skills=${skill?.id}`)
  await expect(page.getByRole("listbox")).toHaveCount(0)
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(content.resume.title)
})

test.describe("with a finger", () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } })

  test("the first tap selects, although it is what calls for the list box", async ({
    page,
    content,
  }) => {
    await gotoFar(page)
    const [skill, other] = tellingSkills(content)
    await page
      .getByText(skill?.name ?? "", { exact: true })
      .first()
      .tap()
    await expect(option(page, skill?.name ?? "")).toHaveAttribute("aria-selected", "true")
    await option(page, other?.name ?? "").tap()
    await expect(option(page, other?.name ?? "")).toHaveAttribute("aria-selected", "true")
  })

  test("every chip and button is at least 44 px high", async ({ page, content }) => {
    await gotoLists(page, `?skills=${tellingSkills(content)[0]?.id}`)
    for (const target of await page.locator("[role=option], main button").all()) {
      expect((await target.boundingBox())?.height ?? 44).toBeGreaterThanOrEqual(44)
    }
  })
})
