/** Extensions of the browser that throw, and that change the page behind React's back. */
import type { Page } from "@playwright/test"
import { hydrated } from "./support/hydrated"
import { expect, test } from "./support/test"
import { goOn, isSameDocument, open, title } from "./support/visit"

/** What is shown of a page, to compare it with how it was sent. */
const shownIn = (page: Page) =>
  page.evaluate(() => ({
    text: document.querySelector("main")?.textContent,
    titles: document.querySelectorAll("h1").length,
    landmarks: document.querySelectorAll("header, main, footer").length,
    pictures: document.querySelectorAll("main img").length,
  }))

/** Opens a page with an extension at work, and one without it; both have to show the same. */
async function expectSameShown(page: Page, extension: () => void, route: string) {
  await open(page, route)
  const plain = await shownIn(page)
  await page.addInitScript(extension)
  await open(page, route)
  await expect.poll(() => shownIn(page)).toEqual(plain)
}

async function expectUsable(page: Page, texts: { portfolio: string; home: string }) {
  await page.getByRole("button", { name: "Activate metal mode." }).click()
  await expect(page.locator("html")).toHaveAttribute("data-metal", "on")
  await goOn(page)
  await expect(title(page)).toHaveText(texts.portfolio)
  await page.locator('header a[href="/"]').click()
  await expect(title(page)).toHaveText(texts.home)
  expect(await isSameDocument(page)).toBe(true)
}

/** Throws at every turn, and marks what a page has around the part that is React's. */
function throwAndMark() {
  const complain = () => {
    throw new Error("The extension is broken.")
  }
  for (const type of ["click", "pointerdown", "focusin", "DOMContentLoaded", "load", "popstate"]) {
    addEventListener(type, complain, true)
  }
  setInterval(complain, 50)
  void Promise.reject(new Error("The extension is broken."))
  new MutationObserver(complain).observe(document, { childList: true, subtree: true })
  document.addEventListener("DOMContentLoaded", () => {
    document.documentElement.setAttribute("data-extension", "on")
    document.body.setAttribute("data-gr-ext-installed", "")
    document.body.prepend(document.createElement("extension-bar"))
    document.body.append(document.createElement("extension-panel"))
    document.head.prepend(document.createElement("meta"))
    document.head.append(document.createElement("meta"))
    for (const element of document.querySelectorAll("main *")) {
      element.setAttribute("data-extension", "seen")
    }
  })
}

test("an extension that throws and marks the page leaves it as it was sent", async ({
  page,
  content,
}) => {
  const errors: string[] = []
  page.on("pageerror", ({ message }) => errors.push(message))
  await page.addInitScript(throwAndMark)
  await page.addInitScript(() =>
    document.addEventListener("DOMContentLoaded", () =>
      Reflect.set(window, "sent", document.querySelector("main")),
    ),
  )
  await open(page)
  const isAsSent = () =>
    page.evaluate(() => Reflect.get(window, "sent") === document.querySelector("main"))
  expect(await isAsSent()).toBe(true)
  await expect(page.locator("extension-bar, extension-panel")).toHaveCount(2)
  await expectUsable(page, { portfolio: content.portfolio.title, home: content.owner.name })
  expect(await isAsSent()).toBe(true)
  expect([...new Set(errors)]).toEqual(["The extension is broken."])
})

const CHANGES: Record<string, () => void> = {
  "puts something in front of the page": () =>
    document.addEventListener("DOMContentLoaded", () =>
      document.getElementById("___gatsby")?.prepend(document.createElement("div")),
    ),
  "puts something into the page": () =>
    document.addEventListener("DOMContentLoaded", () =>
      document.querySelector("main")?.prepend(document.createElement("div")),
    ),
  "takes a part of the page away": () =>
    document.addEventListener("DOMContentLoaded", () =>
      document.querySelector("main > :last-child")?.remove(),
    ),
  "wraps every word of the page": () =>
    document.addEventListener("DOMContentLoaded", () => {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
      const texts: Node[] = []
      while (walker.nextNode()) texts.push(walker.currentNode)
      for (const text of texts) {
        const wrapper = document.createElement("font")
        text.parentNode?.replaceChild(wrapper, text)
        wrapper.append(text)
      }
    }),
}

for (const [change, extension] of Object.entries(CHANGES)) {
  for (const route of ["/", "/resume/"]) {
    test(`${route} is whole when an extension ${change} before React comes`, async ({
      page,
      content,
    }) => {
      await expectSameShown(page, extension, route)
      await expectUsable(page, { portfolio: content.portfolio.title, home: content.owner.name })
    })
  }
}

test("a page that an extension has torn apart gives way to a whole one", async ({
  page,
  content,
}) => {
  await open(page, "/portfolio/")
  const whole = await shownIn(page)
  await open(page)
  await page.evaluate(() => document.querySelector("main > *")?.remove())
  const loaded = page.waitForEvent("load")
  await goOn(page)
  await loaded
  await hydrated(page)
  expect(await shownIn(page)).toEqual(whole)
  await expect(page).toHaveURL("/portfolio/")
  await page.goBack()
  await expect(title(page)).toHaveText(content.owner.name)
})
