/** Pages whose scripts or data are late or missing, and what a visitor does before hydration. */
import {
  APP_DATA,
  goToPortfolio,
  headerLink,
  holdResponses,
  METAL_OFF,
  metalButton,
  PORTFOLIO_SCRIPT,
  title,
} from "./support/navigation"
import { isSameDocument, openPage, waitForHydration } from "./support/open-page"
import { expect, test } from "./support/test"

test("on a slow connection, /resume/ is readable before its scripts, and hydration keeps it", async ({
  page,
}) => {
  const headings = () => page.getByRole("main").getByRole("heading").allTextContents()
  const session = await page.context().newCDPSession(page)
  await session.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: 400,
    downloadThroughput: 50_000,
    uploadThroughput: 50_000,
  })
  const release = await holdResponses(page, /\.js$/)
  await page.goto("/resume/", { waitUntil: "commit" })
  await page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length)
  await expect(title(page)).toBeVisible()
  await expect(page.getByRole("contentinfo")).toBeVisible()
  const before = await headings()
  release()
  await waitForHydration(page)
  expect(await headings()).toEqual(before)
})

test("scripts and data are requested after the page is loaded", async ({ page }) => {
  await openPage(page, "/portfolio/")
  const { loaded, starts } = await page.evaluate(() => {
    const [navigation] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[]
    const resources = performance.getEntriesByType("resource") as PerformanceResourceTiming[]
    return {
      loaded: navigation?.loadEventStart ?? 0,
      starts: resources
        .filter(({ initiatorType }) =>
          ["script", "fetch", "xmlhttprequest"].includes(initiatorType),
        )
        .map(({ startTime }) => startTime),
    }
  })
  expect(starts.length).toBeGreaterThan(0)
  // After three seconds, scripts no longer wait for the pictures.
  expect(Math.min(...starts)).toBeGreaterThanOrEqual(Math.min(loaded, 3000))
})

test("scripts are requested at the first input, even if the page is not loaded", async ({
  page,
}) => {
  // Neither the load event nor a timer starts the scripts.
  const release = await holdResponses(page, /\.(?:avif|webp|png|jpg)$/)
  await page.clock.install({ time: 0 })
  await page.clock.pauseAt(1000)
  const scripts: string[] = []
  page.on("request", (request) => {
    if (request.resourceType() === "script") scripts.push(request.url())
  })
  await page.goto("/portfolio/", { waitUntil: "domcontentloaded" })
  expect(scripts).toEqual([])
  await page.mouse.move(5, 5)
  await expect.poll(() => scripts).not.toEqual([])
  release()
})

test("a click before hydration takes effect after it", async ({ page }) => {
  const release = await holdResponses(page, /\/framework-[0-9a-f]{20}\.js$/)
  await page.goto("/", { waitUntil: "commit" })
  await metalButton(page).click()
  await expect(page.locator("html")).not.toHaveAttribute("data-metal", "on")
  release()
  await expect(metalButton(page, METAL_OFF)).toBeVisible()
  await expect(page.locator("html")).toHaveAttribute("data-metal", "on")
})

test("a link keeps the old page until the new one is loaded", async ({ page, content }) => {
  await openPage(page)
  await page.evaluate(() => {
    const titles = [document.querySelector("main h1")?.textContent]
    Reflect.set(window, "titles", titles)
    new MutationObserver(() => {
      const shown = document.querySelector("main h1")?.textContent
      if (shown !== titles.at(-1)) titles.push(shown)
    }).observe(document, { childList: true, subtree: true })
  })
  const release = await holdResponses(page, PORTFOLIO_SCRIPT)
  const requested = page.waitForRequest(PORTFOLIO_SCRIPT)
  await goToPortfolio(page)
  await requested
  await expect(title(page)).toHaveText(content.owner.name)
  release()
  await expect(title(page)).toHaveText(content.portfolio.title)
  expect(await page.evaluate(() => Reflect.get(window, "titles"))).toEqual([
    content.owner.name,
    content.portfolio.title,
  ])
  expect(await isSameDocument(page)).toBe(true)
})

test("Back before hydration shows the page of the address", async ({ page, content }) => {
  const errors: string[] = []
  page.on("pageerror", ({ message }) => errors.push(message))
  await openPage(page)
  await goToPortfolio(page)
  await expect(title(page)).toHaveText(content.portfolio.title)

  const release = await holdResponses(page, PORTFOLIO_SCRIPT)
  const requested = page.waitForRequest(PORTFOLIO_SCRIPT)
  await page.reload({ waitUntil: "commit" })
  await requested
  await page.evaluate(() => history.back())
  await expect(page).toHaveURL("/")
  release()
  await expect(title(page)).toHaveText(content.owner.name)
  await waitForHydration(page)
  await goToPortfolio(page)
  await expect(title(page)).toHaveText(content.portfolio.title)
  expect(errors).toEqual([])
})

/** Prevents React from working after it has started, until the page calls `release`. */
function holdReact() {
  const { postMessage } = MessagePort.prototype
  const waiting: (() => void)[] = []
  // React's scheduler posts a message for each part of its work.
  MessagePort.prototype.postMessage = function (this: MessagePort, message: unknown) {
    waiting.push(() => Reflect.apply(postMessage, this, [message]))
  }
  addEventListener("popstate", () => Reflect.set(window, "wentBack", true), true)
  Reflect.set(window, "release", () => {
    MessagePort.prototype.postMessage = postMessage
    for (const send of waiting) send()
  })
}

test("Back during hydration shows the page of the address", async ({ page, content }) => {
  await openPage(page)
  await goToPortfolio(page)
  await expect(title(page)).toHaveText(content.portfolio.title)
  await page.addInitScript(holdReact)
  await page.reload()
  // React marks its container when `hydrateRoot` is called.
  await page.waitForFunction(() =>
    Object.keys(document.getElementById("___gatsby") ?? {}).some((key) => /^__react/.test(key)),
  )
  await page.evaluate(() => history.back())
  await page.waitForFunction(() => Reflect.has(window, "wentBack"))
  await page.evaluate(() => Reflect.get(window, "release")())
  await expect(title(page)).toHaveText(content.owner.name)
  await page.evaluate(() => Reflect.get(window, "release")?.())
  await goToPortfolio(page)
  await expect(title(page)).toHaveText(content.portfolio.title)
})

test("a page whose own script cannot be loaded is readable, and its links work", async ({
  page,
  content,
}) => {
  await page.route(APP_DATA, (route) => route.abort())
  await page.route(PORTFOLIO_SCRIPT, (route) => route.abort())
  await page.goto("/portfolio/")
  await page.waitForLoadState("networkidle")
  await expect(title(page)).toHaveText(content.portfolio.title)
  await headerLink(page, "/resume/").click()
  await expect(title(page)).toHaveText(content.resume.title)
})

test("Back before the scripts run shows the page of before", async ({ page, content }) => {
  await openPage(page)
  await goToPortfolio(page)
  await expect(title(page)).toHaveText(content.portfolio.title)
  const release = await holdResponses(page, /\.js$/)
  await page.reload({ waitUntil: "domcontentloaded" })
  await page.goBack({ waitUntil: "commit" })
  release()
  await expect(title(page)).toHaveText(content.owner.name)
  await expect(page).toHaveURL("/")
})
