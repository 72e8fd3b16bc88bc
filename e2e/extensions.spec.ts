/** Browser extensions that throw errors, or change the page before or after hydration. */
import type { Page } from "@playwright/test"
import { translatePage } from "../test/translate-page"
import { goToPortfolio, headerLink, switchMetalOn, title } from "./support/navigation"
import { isSameDocument, openPage, waitForHydration } from "./support/open-page"
import { expect, test } from "./support/test"

/** A summary of the page, for comparison. */
const summarize = (page: Page) =>
  page.evaluate(() => ({
    text: document.querySelector("main")?.textContent,
    titles: document.querySelectorAll("h1").length,
    landmarks: document.querySelectorAll("header, main, footer").length,
    pictures: document.querySelectorAll("main img").length,
  }))

async function expectUsable(page: Page, texts: { portfolio: string; home: string }) {
  await switchMetalOn(page)
  await expect(page.locator("html")).toHaveAttribute("data-metal", "on")
  await goToPortfolio(page)
  await expect(title(page)).toHaveText(texts.portfolio)
  await headerLink(page, "/").click()
  await expect(title(page)).toHaveText(texts.home)
  expect(await isSameDocument(page)).toBe(true)
}

/** Throws errors in listeners, and changes the page outside the container of React. */
function throwAndMark() {
  const fail = () => {
    throw new Error("The extension is broken.")
  }
  for (const type of ["click", "pointerdown", "focusin", "DOMContentLoaded", "load", "popstate"])
    addEventListener(type, fail, true)
  setInterval(fail, 50)
  void Promise.reject(new Error("The extension is broken."))
  new MutationObserver(fail).observe(document, { childList: true, subtree: true })
  document.addEventListener("DOMContentLoaded", () => {
    document.documentElement.setAttribute("data-extension", "on")
    document.body.setAttribute("data-gr-ext-installed", "")
    document.body.prepend(document.createElement("extension-bar"))
    document.body.append(document.createElement("extension-panel"))
    document.head.prepend(document.createElement("meta"))
    document.head.append(document.createElement("meta"))
    for (const element of document.querySelectorAll("main *"))
      element.setAttribute("data-extension", "seen")
  })
}

test("React keeps HTML that an extension marks while it fails", async ({ page, content }) => {
  const errors: string[] = []
  page.on("pageerror", ({ message }) => errors.push(message))
  await page.addInitScript(throwAndMark)
  await page.addInitScript(() =>
    document.addEventListener("DOMContentLoaded", () =>
      Reflect.set(window, "originalMain", document.querySelector("main")),
    ),
  )
  await openPage(page)
  const isOriginal = () =>
    page.evaluate(() => Reflect.get(window, "originalMain") === document.querySelector("main"))
  expect(await isOriginal()).toBe(true)
  await expect(page.locator("extension-bar, extension-panel")).toHaveCount(2)
  await expectUsable(page, { portfolio: content.portfolio.title, home: content.owner.name })
  expect(await isOriginal()).toBe(true)
  expect([...new Set(errors)]).toEqual(["The extension is broken."])
})

const CHANGES: Readonly<Record<string, string | (() => void)>> = {
  "inserts elements before and into the page": () =>
    document.addEventListener("DOMContentLoaded", () => {
      for (const parent of document.querySelectorAll("#___gatsby, main"))
        parent.prepend(document.createElement("div"))
    }),
  "removes a part of the page": () =>
    document.addEventListener("DOMContentLoaded", () =>
      document.querySelector("main > :last-child")?.remove(),
    ),
  "translates the page": `document.addEventListener("DOMContentLoaded", () => (${translatePage})(false))`,
}

for (const [what, extension] of Object.entries(CHANGES)) {
  test(`/resume/ is complete if an extension ${what}`, async ({ page, content }) => {
    await openPage(page, "/resume/")
    const expected = await summarize(page)
    await page.addInitScript(extension)
    await openPage(page, "/resume/")
    await expect.poll(() => summarize(page)).toEqual(expected)
    await expectUsable(page, { portfolio: content.portfolio.title, home: content.owner.name })
  })
}

test("the next page is loaded if an extension removed a part", async ({ page, content }) => {
  await openPage(page, "/portfolio/")
  const expected = await summarize(page)
  await openPage(page)
  await page.evaluate(() => document.querySelector("main > *")?.remove())
  const loaded = page.waitForEvent("load")
  await goToPortfolio(page)
  await loaded
  await waitForHydration(page)
  expect(await summarize(page)).toEqual(expected)
  await expect(page).toHaveURL("/portfolio/")
  await page.goBack()
  await expect(title(page)).toHaveText(content.owner.name)
})
