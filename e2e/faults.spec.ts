/** What goes wrong on the way, and what the visitor is left with: never a blank page or a lost place. */
import type { Page } from "@playwright/test"
import { hydrated } from "./support/hydrated"
import { expect, test } from "./support/test"

const NEXT_SCRIPT = /\/component---src-pages-portfolio-tsx-[0-9a-f]{20}\.js$/
const NEXT_DATA = "**/page-data/portfolio/page-data.json"
const APP_DATA = "**/page-data/app-data.json"
const HTML = { contentType: "text/html", body: "<!DOCTYPE html><title>Sign in</title>" }

const goOn = (page: Page) => page.locator('header a[href="/portfolio/"]').click()
const title = (page: Page) => page.getByRole("heading", { level: 1 })

/** Opens the home page and marks its document, so that a document load can be told. */
async function open(page: Page, route = "/") {
  await page.goto(route)
  await hydrated(page)
  await page.evaluate(() => Reflect.set(window, "marked", true))
}

const isSameDocument = (page: Page) => page.evaluate(() => Reflect.has(window, "marked"))

/** What the site itself reports; the browser's own words on a failed request are not counted. */
function watchReports(page: Page): string[] {
  const reports: string[] = []
  page.on("console", (message) => {
    const isOwn = message.type() === "error" && message.text().startsWith("/")
    if (isOwn) reports.push(message.text())
  })
  return reports
}

for (const [what, answer] of [
  ["cannot be fetched", undefined],
  ["is answered with HTML", HTML],
  ["is gone", { ...HTML, status: 404 }],
] as const) {
  test(`a script that ${what} is named on the error screen, and a retry brings the page`, async ({
    page,
    content,
  }) => {
    const reports = watchReports(page)
    await page.route(NEXT_SCRIPT, (route) => (answer ? route.fulfill(answer) : route.abort()))
    await open(page)
    await goOn(page)
    await expect(title(page)).toHaveText(content.errors.title)
    await expect(page.getByText("Chunk load error")).toBeVisible()
    await expect(page.getByText("component---src-pages-portfolio-tsx")).toBeVisible()
    await expect(page).toHaveURL("/portfolio/")
    await expect(page).toHaveTitle("Chunk load error")
    expect(await isSameDocument(page)).toBe(true)
    expect(reports).toEqual([
      "/portfolio/: The script “component---src-pages-portfolio-tsx” could not be loaded.",
    ])

    await page.unroute(NEXT_SCRIPT)
    await page.getByRole("button", { name: "Try again" }).click()
    await expect(title(page)).toHaveText(content.portfolio.title)
    await page.goBack()
    await expect(title(page)).toHaveText(content.owner.name)
  })
}

test("a script that does not come in two minutes counts as failed", async ({ page, content }) => {
  await page.clock.install()
  await page.route(NEXT_SCRIPT, () => new Promise(() => {}))
  await open(page)
  const asked = page.waitForRequest(NEXT_SCRIPT)
  await goOn(page)
  await asked
  await page.clock.runFor(119_000)
  await expect(title(page)).toHaveText(content.owner.name)
  await page.clock.runFor(2_000)
  await expect(page.getByText("took too long to load")).toBeVisible()
})

for (const [what, answer] of [
  ["cannot be fetched", undefined],
  ["is cut off", { body: '{"componentChunkName":"comp' }],
  ["is answered with HTML", HTML],
  ["is answered with 503", { ...HTML, status: 503 }],
] as const) {
  test(`page data that ${what} shows the error screen in the shell`, async ({ page, content }) => {
    await page.route(NEXT_DATA, (route) => (answer ? route.fulfill(answer) : route.abort()))
    await open(page)
    await goOn(page)
    await expect(title(page)).toHaveText(content.errors.title)
    await expect(page.getByText("Page data error")).toBeVisible()
    await expect(page.getByRole("contentinfo")).toBeVisible()
    expect(await isSameDocument(page)).toBe(true)
    await page.getByRole("link", { name: "Home", exact: true }).click()
    await expect(title(page)).toHaveText(content.owner.name)
  })
}

test("forward to a page that failed shows the same screen", async ({ page, content }) => {
  await page.route(NEXT_SCRIPT, (route) => route.abort())
  await open(page)
  await page.route(APP_DATA, (route) => route.abort())
  await goOn(page)
  await expect(title(page)).toHaveText(content.errors.title)
  await page.goBack()
  await expect(title(page)).toHaveText(content.owner.name)
  await page.goForward()
  await expect(title(page)).toHaveText(content.errors.title)
  expect(await isSameDocument(page)).toBe(true)
})

test("after a new deploy the next page is reached by one document load, fragment and all", async ({
  page,
  content,
}) => {
  await open(page, "/portfolio/")
  const loads: string[] = []
  page.on("request", (request) => {
    if (request.isNavigationRequest()) loads.push(new URL(request.url()).pathname)
  })
  // Until the document is loaded: its scripts are gone, and the host says it serves another build.
  await page.route(/\/component---src-pages-index-tsx-[0-9a-f]{20}\.js$/, (route) =>
    loads.length > 0 ? route.continue() : route.fulfill({ ...HTML, status: 404 }),
  )
  await page.route(APP_DATA, (route) =>
    loads.length > 0
      ? route.continue()
      : route.fulfill({ json: { webpackCompilationHash: "another" } }),
  )
  await page.getByRole("link", { name: content.portfolio.showcaseLink }).click()
  await expect(title(page)).toHaveText(content.owner.name)
  await hydrated(page)
  await expect(page).toHaveURL("/#showcase")
  expect(await isSameDocument(page)).toBe(false)
  expect(loads).toEqual(["/"])
  await page.goBack()
  await expect(title(page)).toHaveText(content.portfolio.title)
})

test("a new deploy that stays half done leaves a page to read, and loads it once", async ({
  page,
  content,
}) => {
  const loads: string[] = []
  await open(page)
  page.on("request", (request) => {
    if (request.isNavigationRequest()) loads.push(request.url())
  })
  await page.route(NEXT_SCRIPT, (route) => route.abort())
  await page.route(APP_DATA, (route) =>
    route.fulfill({ json: { webpackCompilationHash: "another" } }),
  )
  await goOn(page)
  await expect(title(page)).toHaveText(content.portfolio.title)
  await page.waitForLoadState("networkidle")
  await expect(title(page)).toHaveText(content.portfolio.title)
  expect(loads.length).toBeLessThanOrEqual(2)
})

test("offline, a page not seen before waits behind the error screen until the network is back", async ({
  page,
  context,
  content,
}) => {
  await page.route(NEXT_DATA, (route) => route.abort())
  await open(page)
  await page.unroute(NEXT_DATA)
  await context.setOffline(true)
  await page.locator('header a[href="/resume/"]').click()
  await expect(title(page)).toHaveText(content.errors.title)
  await page.getByRole("button", { name: "Try again" }).click()
  await expect(
    page.getByRole("status").filter({ hasText: "still cannot be reached" }),
  ).toBeVisible()
  await context.setOffline(false)
  await page.getByRole("button", { name: "Try again" }).click()
  await expect(title(page)).toHaveText(content.resume.title)
  await expect(page).toHaveURL("/resume/")
})

test("back, before the page has started, shows the page of the address", async ({
  page,
  content,
}) => {
  await open(page)
  await goOn(page)
  await expect(title(page)).toHaveText(content.portfolio.title)
  // The home page's data comes late, so that React starts in the meantime.
  await page.route("**/page-data/index/page-data.json", async (route) => {
    const response = await route.fetch()
    await new Promise((resolve) => setTimeout(resolve, 500))
    await route.fulfill({ response })
  })
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(NEXT_SCRIPT, async (route) => {
    await held
    await route.continue()
  })
  const asked = page.waitForRequest(NEXT_SCRIPT)
  await page.reload({ waitUntil: "commit" })
  await asked
  await page.evaluate(() => history.back())
  await expect(page).toHaveURL("/")
  release()
  await expect(title(page)).toHaveText(content.owner.name)
  await hydrated(page)
  await expect(title(page)).toHaveText(content.owner.name)
})

test("a page whose own data does not come is readable, and its links work", async ({
  page,
  content,
}) => {
  await page.route(APP_DATA, (route) => route.abort())
  await page.route(NEXT_SCRIPT, (route) => route.abort())
  await page.goto("/portfolio/")
  await page.waitForLoadState("networkidle")
  await expect(title(page)).toHaveText(content.portfolio.title)
  await page.locator('header a[href="/resume/"]').click()
  await expect(title(page)).toHaveText(content.resume.title)
})

test("an error in one section stays there", async ({ page, content }) => {
  await page.route("**/page-data/index/page-data.json", async (route) => {
    const response = await route.fetch()
    const body = await response.json()
    body.result.data.showcase.cards = null
    await route.fulfill({ response, json: body })
  })
  await page.goto("/portfolio/")
  await hydrated(page)
  await page.locator('header a[href="/"]').click()
  await expect(page.getByRole("alert")).toContainText("This part of the page could not be shown.")
  await expect(title(page)).toHaveText(content.owner.name)
  const banner = content.home.beforeShowcase[0]?.header ?? ""
  await expect(page.getByRole("heading", { name: banner })).toBeVisible()
})

test("without storage the site works, and metal mode too", async ({ page, content }) => {
  const errors: string[] = []
  page.on("pageerror", ({ message }) => errors.push(message))
  await page.addInitScript(() => {
    for (const name of ["sessionStorage", "localStorage"]) {
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException("The operation is insecure.", "SecurityError")
        },
      })
    }
  })
  await open(page)
  await page.getByRole("button", { name: "Activate metal mode." }).click()
  await goOn(page)
  await expect(title(page)).toHaveText(content.portfolio.title)
  await expect(page.locator("html")).toHaveAttribute("data-metal", "on")
  expect(errors).toEqual([])
})

test("metal mode without its font falls back to a serif", async ({ page }) => {
  await page.route("**/*.woff2", (route) => route.abort())
  await open(page)
  const width = () => title(page).evaluate((element) => element.getBoundingClientRect().width)
  await page.getByRole("button", { name: "Activate metal mode." }).click()
  await page.evaluate(() => document.fonts.ready)
  const family = await title(page).evaluate((element) => getComputedStyle(element).fontFamily)
  expect(family).toMatch(/,\s*serif$/)
  expect(await width()).toBeGreaterThan(0)
  await expect(title(page)).toBeVisible()
})

test("a page that comes back from the browser's memory still works", async ({ page, content }) => {
  await open(page)
  await page.goto("/favicon.svg")
  await page.goBack()
  await expect(title(page)).toHaveText(content.owner.name)
  await hydrated(page)
  await goOn(page)
  await expect(title(page)).toHaveText(content.portfolio.title)
})

for (const route of ["/", "/about/", "/portfolio/", "/resume/", "/404.html"]) {
  test(`${route} fits at 400 % zoom with wide text spacing, and loses nothing`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 256 })
    await page.goto(route)
    await hydrated(page)
    // The spacing of WCAG 1.4.12, set through the CSSOM as a visitor's own style sheet would be.
    await page.evaluate(() => {
      const sheet = new CSSStyleSheet()
      sheet.replaceSync(`* { line-height: 1.5 !important; letter-spacing: 0.12em !important;
        word-spacing: 0.16em !important; } p { margin-block-end: 2em !important; }`)
      document.adoptedStyleSheets.push(sheet)
    })
    const overflow = await page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement
      return scrollWidth - clientWidth
    })
    expect(overflow).toBeLessThanOrEqual(0)
    const cut = await page.evaluate(() =>
      [...document.querySelectorAll("main :is(h1, h2, h3, p, li, a, button)")]
        .filter((element) => element.checkVisibility())
        .filter(({ scrollHeight, clientHeight }) => clientHeight > 0 && scrollHeight > clientHeight)
        .filter((element) => getComputedStyle(element).overflow !== "visible")
        .map(({ textContent }) => textContent),
    )
    expect(cut).toEqual([])
  })
}
