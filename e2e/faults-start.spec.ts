/** A page before its scripts have come: late, out of step with the address, or never. */
import type { Page } from "@playwright/test"
import { hydrated } from "./support/hydrated"
import { expect, ROUTES, test } from "./support/test"
import { APP_DATA, goOn, hold, isSameDocument, NEXT_SCRIPT, open, title } from "./support/visit"

const HOME_DATA = "**/page-data/index/page-data.json"

/** A phone far from its mast: 400 ms there and back, 400 kbit in a second. */
async function slowDown(page: Page) {
  const session = await page.context().newCDPSession(page)
  await session.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: 400,
    downloadThroughput: 50_000,
    uploadThroughput: 50_000,
  })
}

/** What the headings of a page say. */
const headingsIn = (page: Page) => page.locator("main :is(h1, h2, h3)").allTextContents()

for (const route of ROUTES) {
  test(`over slow 3G, ${route} can be read before any script has come`, async ({ page }) => {
    await slowDown(page)
    const release = await hold(page, /\.js$/)
    await page.goto(route, { waitUntil: "commit" })
    await expect
      .poll(() =>
        page.evaluate(() => performance.getEntriesByName("first-contentful-paint").length),
      )
      .toBe(1)
    await expect(title(page)).toBeVisible()
    await expect(page.getByRole("contentinfo")).toBeVisible()
    const headings = await headingsIn(page)
    release()
    await hydrated(page)
    expect(await headingsIn(page)).toEqual(headings)
  })
}

test("over slow 3G, a press that comes before React is not lost", async ({ page }) => {
  await slowDown(page)
  const release = await hold(page, /\/framework-[0-9a-f]{20}\.js$/)
  await page.goto("/", { waitUntil: "commit" })
  await page.getByRole("button", { name: "Activate metal mode." }).click()
  await expect(page.locator("html")).not.toHaveAttribute("data-metal", "on")
  release()
  await expect(page.getByRole("button", { name: "Deactivate metal mode." })).toBeVisible()
  await expect(page.locator("html")).toHaveAttribute("data-metal", "on")
})

test("over slow 3G, the page before stays until the next one is there", async ({
  page,
  content,
}) => {
  await slowDown(page)
  await open(page)
  await page.evaluate(() => {
    const titles = [document.querySelector("main h1")?.textContent]
    Reflect.set(window, "titles", titles)
    new MutationObserver(() => {
      const shown = document.querySelector("main h1")?.textContent
      if (shown !== titles.at(-1)) titles.push(shown)
    }).observe(document, { childList: true, subtree: true })
  })
  await goOn(page)
  await expect(title(page)).toHaveText(content.portfolio.title)
  expect(await page.evaluate(() => Reflect.get(window, "titles"))).toEqual([
    content.owner.name,
    content.portfolio.title,
  ])
  expect(await isSameDocument(page)).toBe(true)
})

for (const isAtHand of [true, false]) {
  const when = isAtHand ? "at hand" : "still on its way"
  test(`back, before React, shows the page of the address: its data is ${when}`, async ({
    page,
    content,
  }) => {
    const errors: string[] = []
    page.on("pageerror", ({ message }) => errors.push(message))
    await open(page)
    await goOn(page)
    await expect(title(page)).toHaveText(content.portfolio.title)

    const releaseScript = await hold(page, NEXT_SCRIPT)
    const scriptIsAsked = page.waitForRequest(NEXT_SCRIPT)
    await page.reload({ waitUntil: "commit" })
    await scriptIsAsked
    const releaseData = await hold(page, HOME_DATA)
    const dataIsAsked = page.waitForRequest(HOME_DATA)
    if (isAtHand) {
      releaseData()
      await page.evaluate(() => window.___loader.loadPage("/"))
    }
    await page.evaluate(() => history.back())
    await expect(page).toHaveURL("/")
    releaseScript()
    await dataIsAsked
    // It comes as a document, which can be read before its data is there.
    await expect(title(page)).toHaveText(content.owner.name)
    releaseData()
    await expect(title(page)).toHaveText(content.owner.name)
    await hydrated(page)
    await expect(title(page)).toHaveText(content.owner.name)
    await goOn(page)
    await expect(title(page)).toHaveText(content.portfolio.title)
    expect(errors).toEqual([])
  })
}

/** Keeps React from working, though not from being told to, until `release` is called in the page. */
function holdReact() {
  const { postMessage } = MessagePort.prototype
  const waiting: (() => void)[] = []
  // React's scheduler sends itself a message for each piece of its work.
  MessagePort.prototype.postMessage = function (this: MessagePort, message: unknown) {
    waiting.push(() => Reflect.apply(postMessage, this, [message]))
  }
  addEventListener("popstate", () => Reflect.set(window, "wentBack", true), true)
  Reflect.set(window, "release", () => {
    MessagePort.prototype.postMessage = postMessage
    for (const send of waiting) send()
  })
}

test("back, while React takes the page over, is not lost", async ({ page, content }) => {
  await open(page)
  await goOn(page)
  await expect(title(page)).toHaveText(content.portfolio.title)
  await page.addInitScript(holdReact)
  await page.reload()
  // React knows of the page from when it is told to take it over.
  await page.waitForFunction(() =>
    Object.keys(document.getElementById("___gatsby") ?? {}).some((key) => /^__react/.test(key)),
  )
  await page.evaluate(() => history.back())
  await page.waitForFunction(() => Reflect.has(window, "wentBack"))
  await page.evaluate(() => Reflect.get(window, "release")())
  await expect(title(page)).toHaveText(content.owner.name)
  await goOn(page)
  await expect(title(page)).toHaveText(content.portfolio.title)
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
