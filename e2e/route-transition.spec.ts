/** How one page gives way to the next: what is seen, what is said, and where the visitor stands then. */
import type { Locator, Page } from "@playwright/test"
import { sectionId } from "../src/lib/resume-sections"
import { hydrated } from "./support/hydrated"
import { expect, ROUTES, test } from "./support/test"
import { hold, movingParts, release, watchTransitions } from "./support/transitions"

const html = (page: Page) => page.locator("html")
const title = (page: Page) => page.getByRole("heading", { level: 1 })
const link = (page: Page, route: string) => page.locator(`header a[href="${route}"]`)
const scrollTop = (page: Page) => page.evaluate(() => Math.round(window.scrollY))

async function open(page: Page, route: string) {
  await watchTransitions(page)
  await page.goto(route)
  await hydrated(page)
}

async function expectRest(page: Page) {
  await expect(html(page)).toHaveAttribute("data-route-transition", "idle")
  expect(await movingParts(page)).toEqual([])
}

/** Presses where a link is, whatever lies over it. */
async function pressAt(page: Page, target: Locator) {
  const box = await target.boundingBox()
  await page.mouse.click((box?.x ?? 0) + 5, (box?.y ?? 0) + 5)
}

const records = (page: Page) =>
  page.evaluate(() => {
    const { states, announcements, started } = window
    return { states, announcements, started }
  })

test("the html element says idle before any script, and nothing moves when a page is opened", async ({
  page,
}) => {
  await open(page, "/about/")
  expect(await (await page.request.get("/about/")).text()).toMatch(
    /<html[^>]* data-route-transition="idle"/,
  )
  await expectRest(page)
  expect(await records(page)).toEqual({ states: [], announcements: [], started: 0 })
  await expect(page.locator("body")).toBeFocused()
})

test("a link, Back and Forward each cross-fade, and the title travels", async ({
  page,
  complaints,
}) => {
  await open(page, "/")
  for (const go of [
    () => link(page, "/portfolio/").click(),
    () => page.goBack(),
    () => page.goForward(),
  ]) {
    await hold(page)
    await go()
    await expect(html(page)).toHaveAttribute("data-route-transition", "running")
    await expect.poll(() => movingParts(page)).toEqual(["page-title", "root"])
    await release(page)
    await expectRest(page)
  }
  const { states } = await records(page)
  expect(states).toEqual(Array(3).fill(["running", "idle"]).flat())
  expect(complaints).toEqual([])
})

for (const [what, prepare] of [
  ["in a transition", async () => {}],
  ["under reduced motion", (page: Page) => page.emulateMedia({ reducedMotion: "reduce" })],
  [
    "where there are no transitions",
    (page: Page) =>
      page.addInitScript(() => Reflect.deleteProperty(Document.prototype, "startViewTransition")),
  ],
] as const) {
  test(`${what}, the focus goes to the new heading, which is said once, and Back finds the old place`, async ({
    page,
    content,
    complaints,
  }) => {
    await prepare(page)
    await open(page, "/")
    await page.mouse.wheel(0, 700)
    await expect.poll(() => scrollTop(page)).toBe(700)
    await link(page, "/resume/").evaluate((element: HTMLElement) => element.click())
    await expect(title(page)).toHaveText(content.resume.title)
    await expect(title(page)).toBeFocused()
    expect(await scrollTop(page)).toBe(0)
    await expectRest(page)

    await page.mouse.wheel(0, 300)
    await expect.poll(() => scrollTop(page)).toBe(300)
    await page.goBack()
    await expect(title(page)).toHaveText(content.owner.name)
    await expect(title(page)).toBeFocused()
    expect(await scrollTop(page)).toBe(700)
    await page.goForward()
    await expect(title(page)).toHaveText(content.resume.title)
    expect(await scrollTop(page)).toBe(300)
    await expectRest(page)

    const { announcements, started } = await records(page)
    expect(announcements).toEqual(
      [content.resume.title, content.owner.name, content.resume.title].map(
        (name) => `Navigated to ${name}`,
      ),
    )
    expect(started).toBe(what === "in a transition" ? 3 : 0)
    expect(complaints).toEqual([])
  })
}

test("a pointer leaves no ring around the heading, a keyboard does", async ({ page }) => {
  await open(page, "/")
  await link(page, "/about/").click()
  await expect(page).toHaveURL("/about/")
  await expect(title(page)).toBeFocused()
  const hasRing = () => title(page).evaluate((element) => element.matches(":focus-visible"))
  expect(await hasRing()).toBe(false)
  await link(page, "/portfolio/").focus()
  await page.keyboard.press("Enter")
  await expect(page).toHaveURL("/portfolio/")
  await expect(title(page)).toBeFocused()
  expect(await hasRing()).toBe(true)
})

test("a page with the same heading is announced all the same", async ({ page, content }) => {
  await open(page, "/")
  await link(page, "/about/").click()
  await expect(page).toHaveURL("/about/")
  await expectRest(page)
  await link(page, "/").click()
  await expect(page).toHaveURL("/")
  const said = `Navigated to ${content.owner.name}`
  await expect.poll(async () => (await records(page)).announcements).toEqual([said, said])
})

test("what lies below a running transition can be pressed, and takes its place", async ({
  page,
  content,
  complaints,
}) => {
  await open(page, "/")
  await hold(page)
  await link(page, "/portfolio/").click()
  await expect.poll(() => movingParts(page)).toContain("page-title")
  await pressAt(page, link(page, "/resume/"))
  await expect(title(page)).toHaveText(content.resume.title)
  await expect.poll(() => movingParts(page)).toContain("page-title")
  await expect(html(page)).toHaveAttribute("data-route-transition", "running")
  await release(page)
  await expectRest(page)
  expect(complaints).toEqual([])
})

/** Goes elsewhere in the very moment in which a transition begins: the old page is still there. */
const goElsewhereAtStart = (page: Page, route: string | undefined) =>
  page.evaluate((to) => {
    const observer = new MutationObserver(() => {
      observer.disconnect()
      if (to) document.querySelector<HTMLElement>(`header a[href="${to}"]`)?.click()
      else history.back()
    })
    const attributeFilter = ["data-route-transition"]
    observer.observe(document.documentElement, { attributes: true, attributeFilter })
  }, route)

for (const [what, to] of [
  ["Back, before the new page is there, stays on the old one", undefined],
  ["another link, before the new page is there, wins", "/resume/"],
] as const) {
  test(what, async ({ page, content, complaints }) => {
    await open(page, "/")
    await link(page, "/resume/").hover()
    await goElsewhereAtStart(page, to)
    await link(page, "/portfolio/").click()
    await expect(page).toHaveURL(to ?? "/")
    await expect(title(page)).toHaveText(to ? content.resume.title : content.owner.name)
    await expectRest(page)
    await link(page, "/about/").click()
    await expect(page.getByRole("main")).toContainText(content.about.likes[0]?.title ?? "")
    await expectRest(page)
    expect(complaints).toEqual([])
  })
}

test("back and forward as fast as can be end where the address says", async ({
  page,
  content,
  complaints,
}) => {
  const titles: Record<string, string> = {
    "/": content.owner.name,
    "/about/": content.owner.name,
    "/portfolio/": content.portfolio.title,
    "/resume/": content.resume.title,
  }
  await open(page, "/")
  for (const route of ROUTES.slice(1)) {
    await link(page, route).click()
    await expect(page).toHaveURL(route)
  }
  for (const steps of [
    [-1, -1, -1],
    [1, -1, 1, 1],
    [-2, 2, -2, 1],
    [1, 1, -1],
  ]) {
    await page.evaluate(async (deltas) => {
      for (const delta of deltas) {
        history.go(delta)
        await new Promise((done) => addEventListener("popstate", done, { once: true }))
      }
    }, steps)
    const route = new URL(page.url()).pathname
    await expect(title(page)).toHaveText(titles[route] ?? "")
    await expect(page.locator('nav [aria-current="page"]')).toHaveCount(route === "/" ? 0 : 1)
    await expectRest(page)
  }
  expect(complaints).toEqual([])
})

test("the old place is found again after a reload, and the reload itself stays where it is", async ({
  page,
  content,
}) => {
  await open(page, "/")
  await page.mouse.wheel(0, 600)
  await expect.poll(() => scrollTop(page)).toBe(600)
  await link(page, "/resume/").evaluate((element: HTMLElement) => element.click())
  await expect(title(page)).toBeFocused()
  await page.mouse.wheel(0, 400)
  await expect.poll(() => scrollTop(page)).toBe(400)
  await page.reload()
  await hydrated(page)
  expect(await scrollTop(page)).toBe(400)
  await page.goBack()
  await expect(title(page)).toHaveText(content.owner.name)
  await expect.poll(() => scrollTop(page)).toBe(600)
})

test("a page opened anew in the same tab starts at its top", async ({ page }) => {
  await open(page, "/about/")
  await page.goto("/resume/")
  await hydrated(page)
  await page.mouse.wheel(0, 500)
  await expect.poll(() => scrollTop(page)).toBe(500)
  await page.goto("/about/")
  await page.goto("/resume/")
  await hydrated(page)
  await expect(page.getByRole("listbox").first()).toBeVisible()
  expect(await scrollTop(page)).toBe(0)
})

test("a link to a part of another page leads there, and Back to where the visitor was", async ({
  page,
  content,
}) => {
  await open(page, "/portfolio/")
  const way = page.getByRole("link", { name: content.portfolio.showcaseLink })
  await way.scrollIntoViewIfNeeded()
  const before = await scrollTop(page)
  await way.click()
  await expect(page).toHaveURL("/#showcase")
  await expect(page.locator("#showcase")).toBeFocused()
  await expect(page.locator("#showcase")).toBeInViewport()
  await expectRest(page)
  const shown = await scrollTop(page)
  await page.mouse.wheel(0, 250)
  await expect.poll(() => scrollTop(page)).toBe(shown + 250)
  await page.goBack()
  await expect(title(page)).toHaveText(content.portfolio.title)
  expect(await scrollTop(page)).toBe(before)
  await page.goForward()
  await expect(title(page)).toHaveText(content.owner.name)
  expect(await scrollTop(page)).toBe(shown + 250)
})

test("a link to a closed section of another page opens it; coming back there does not scroll", async ({
  page,
  content,
}) => {
  const section = content.resume.sections.at(-1)
  if (!section) throw new Error("The résumé has no section.")
  const id = sectionId(section)
  await open(page, "/about/")
  await page.evaluate((hash) => Reflect.get(window, "___navigate")(`/resume/#${hash}`), id)
  const toggle = page.getByRole("button", { name: section.title })
  await expect(toggle).toHaveAttribute("aria-expanded", "true")
  await expect(toggle).toBeInViewport()
  await expectRest(page)
  await page.mouse.wheel(0, -800)
  const place = await scrollTop(page)
  await link(page, "/about/").evaluate((element: HTMLElement) => element.click())
  await expect(page).toHaveURL("/about/")
  await page.goBack()
  await expect(title(page)).toHaveText(content.resume.title)
  await expect(toggle).toHaveAttribute("aria-expanded", "true")
  await expectRest(page)
  expect(await scrollTop(page)).toBe(place)
})

test("within a page, neither a query nor a fragment moves anything", async ({ page }) => {
  await open(page, "/resume/")
  await page.getByRole("option").first().click()
  await expect(page).toHaveURL(/\?skills=/)
  await page.goBack()
  await page.getByRole("link", { name: "Skip to content" }).focus()
  await page.keyboard.press("Enter")
  await expect(page).toHaveURL("/resume/#content")
  await link(page, "/resume/").click()
  await expect(page).toHaveURL("/resume/")
  expect(await records(page)).toEqual({ states: [], announcements: [], started: 0 })
})

test("a script that fails while a transition runs ends on the error screen, at rest", async ({
  page,
  content,
}) => {
  await page.route(/component---src-pages-portfolio-tsx-/, (route) => route.abort())
  await open(page, "/")
  await hold(page)
  await link(page, "/resume/").click()
  await expect.poll(() => movingParts(page)).toContain("page-title")
  await pressAt(page, link(page, "/portfolio/"))
  await expect(title(page)).toHaveText(content.errors.title)
  await expect(title(page)).toBeFocused()
  await release(page)
  await expectRest(page)
  await page.goBack()
  await expect(title(page)).toHaveText(content.resume.title)
  await expectRest(page)
})

test("a page that cannot be drawn shows its error until the next page is there", async ({
  page,
  content,
}) => {
  await page.route("**/page-data/portfolio/page-data.json", async (route) => {
    const response = await route.fetch()
    const body = await response.json()
    body.result.data.portfolio = null
    await route.fulfill({ response, json: body })
  })
  await open(page, "/")
  const errors: string[] = []
  await link(page, "/portfolio/").click()
  await expect(title(page)).toHaveText(content.errors.title)
  await expectRest(page)
  page.on("pageerror", ({ message }) => errors.push(message))
  page.on("console", (message) => message.type() === "error" && errors.push(message.text()))
  await link(page, "/resume/").click()
  await expect(title(page)).toHaveText(content.resume.title)
  await expectRest(page)
  expect(errors).toEqual([])
})

test("in metal mode, and from paper back to the screen, pages move as ever", async ({ page }) => {
  await open(page, "/about/")
  await page.getByRole("button", { name: "Activate metal mode." }).click()
  await link(page, "/portfolio/").click()
  await expect(page).toHaveURL("/portfolio/")
  await expectRest(page)
  await page.emulateMedia({ media: "print" })
  await page.goBack()
  await expect(page).toHaveURL("/about/")
  await expectRest(page)
})
