/** The demos: opening, playing and closing them. */
import type { Page } from "@playwright/test"
import { countOf, rowsOf } from "../test/matrix"
import { findAxeViolations } from "./support/axe"
import { launchOptions } from "./support/launch-options"
import { holdResponses, switchMetalOn } from "./support/navigation"
import { openPage } from "./support/open-page"
import {
  animatedGroups,
  pauseTransitions,
  recordTransitions,
  resumeTransitions,
} from "./support/route-transitions"
import { expect, test } from "./support/test"

const dialog = (page: Page) => page.getByRole("dialog")
const cards = (page: Page) => dialog(page).locator("button[aria-keyshortcuts]")
const rows = (page: Page) => dialog(page).getByRole("table").locator("tbody tr")

/** @returns how many picks the table counts as the visitor's own */
const countPicks = async (page: Page) => {
  const counts = await rows(page).locator("td:last-child").allTextContents()
  return counts.reduce((sum, count) => sum + Number(count), 0)
}

/** @returns the places of the list of matches at every tenth time of the evening */
const placesOfMatches = (page: Page) =>
  dialog(page)
    .getByRole("slider")
    .evaluate(
      async (element, every) => {
        const input = element as HTMLInputElement
        const dialog = input.closest("dialog")
        const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set
        const places = new Set<number>()
        const step = every * Number(input.step)
        const [min, max] = [Number(input.min), Number(input.max)]
        for (let value = min + ((max - min) % step); value <= max; value += step) {
          setValue?.call(input, String(value))
          input.dispatchEvent(new Event("input", { bubbles: true }))
          await new Promise((resolve) => setTimeout(resolve))
          const top = dialog?.querySelector("ul")?.getBoundingClientRect().top ?? 0
          places.add(Math.round(top + (dialog?.scrollTop ?? 0)))
        }
        return [...places]
      },
      countOf(10, 1),
    )

/** The picked card is celebrated first. */
const waitForDeal = (page: Page) => expect(dialog(page).getByText("+1")).toHaveCount(0)

// Slow: a picked card is celebrated before the next deal.
test("pick: a click, a key and a tap record winners, which a reload keeps, also in metal mode", async ({
  browser,
  baseURL,
  content,
}) => {
  const card = content.showcase.cards.find(({ demo }) => demo?.kind === "pick")
  const context = await browser.newContext({ baseURL, hasTouch: true, reducedMotion: "reduce" })
  const page = await context.newPage()
  await openPage(page)
  await page
    .getByRole("link", { name: `Try it here: ${card?.name}` })
    .first()
    .click()
  await expect(dialog(page)).toBeVisible()
  const requests: string[] = []
  page.on("request", (request) => requests.push(request.url()))
  await cards(page).first().click()
  await expect.poll(() => countPicks(page)).toBe(1)
  await waitForDeal(page)
  await cards(page).first().press("2")
  await expect.poll(() => countPicks(page)).toBe(2)
  await waitForDeal(page)
  await cards(page).last().tap()
  await expect.poll(() => countPicks(page)).toBe(3)
  expect(requests).toEqual([])

  await page.keyboard.press("Escape")
  await switchMetalOn(page)
  await page.goto(`/#${card?.demo?.id}`)
  await page.reload()
  await expect.poll(() => countPicks(page)).toBe(3)
  await expect(cards(page).first()).toHaveCSS("font-family", /New Rocker/)
  await context.close()
})

test("on a desktop, the cards fill the screen, and none is cut", async ({ page, content }) => {
  await page.emulateMedia({ reducedMotion: "reduce" })
  for (const { width, height } of [
    { width: 1440, height: 900 },
    { width: 1024, height: 768 },
  ]) {
    await page.setViewportSize({ width, height })
    for (const { demo } of content.showcase.cards) {
      if (demo?.kind !== "pick") continue
      await page.goto("about:blank")
      await openPage(page, `/#${demo.id}`)
      await expect(cards(page)).toHaveCount(demo.group)
      const first = await cards(page).first().boundingBox()
      const last = await cards(page).last().boundingBox()
      const bottom = (last?.y ?? 0) + (last?.height ?? 0)
      expect(bottom, demo.id).toBeLessThan(height)
      // A single row of cards is no higher than 4:5 allows.
      const most = Math.min(0.6 * height, demo.group === 3 ? 1.24 * (first?.width ?? 0) : height)
      expect(bottom - (first?.y ?? 0), demo.id).toBeGreaterThan(most)
    }
  }
})

test("the picture grows into the demo and gives way again", async ({ page, consoleErrors }) => {
  await recordTransitions(page)
  await openPage(page)
  const link = page.getByRole("link", { name: /^Try it here/ }).first()
  await pauseTransitions(page)
  await link.click()
  await expect.poll(() => animatedGroups(page)).toContain("demo")
  await resumeTransitions(page)
  await expect(cards(page).first()).toBeVisible()
  await pauseTransitions(page)
  await dialog(page).getByRole("button", { name: "Close" }).click()
  await expect.poll(() => animatedGroups(page)).toContain("demo")
  await resumeTransitions(page)
  await expect(dialog(page)).toHaveCount(0)
  await expect(link).toBeFocused()
  expect(consoleErrors).toEqual([])
})

test("a link to a demo that is clicked before hydration opens it", async ({ page, content }) => {
  const card = content.showcase.cards.find(({ demo }) => demo)
  const release = await holdResponses(page, /\.js$/)
  await page.goto("/", { waitUntil: "commit" })
  await page
    .getByRole("link", { name: `Try it here: ${card?.name}` })
    .first()
    .click()
  release()
  await expect(dialog(page)).toBeVisible()
})

test("no text moves when a demo hides a scrollbar that takes room, in either direction", async ({
  playwright,
  baseURL,
}) => {
  const ignoreDefaultArgs = ["--hide-scrollbars"]
  const browser = await playwright.chromium.launch({ ...launchOptions, ignoreDefaultArgs })
  const page = await browser.newPage({ baseURL: baseURL ?? "", reducedMotion: "reduce" })
  await openPage(page)
  const root = page.locator("html")
  const scrollbar = () => root.evaluate(({ clientWidth }) => innerWidth - clientWidth)
  const place = () => page.getByRole("heading", { level: 1, includeHidden: true }).boundingBox()
  const link = page.getByRole("link", { name: /^Try it here/ }).first()
  for (const dir of ["ltr", "rtl"]) {
    await root.evaluate((element, value) => element.setAttribute("dir", value), dir)
    expect(await scrollbar()).toBeGreaterThan(0)
    await link.focus()
    const before = await place()
    await link.press("Enter")
    await expect(dialog(page)).toBeVisible()
    expect(await scrollbar()).toBe(0)
    expect(await place(), dir).toEqual(before)
    await page.keyboard.press("Escape")
    await expect(dialog(page)).toHaveCount(0)
    expect(await place(), dir).toEqual(before)
  }
  await browser.close()
})

test("tournament: no update moves what is below it", async ({ page, content }) => {
  const project = content.portfolio.projects.find(({ demo }) => demo?.kind === "tournament")
  await page.emulateMedia({ reducedMotion: "reduce" })
  await openPage(page, `/portfolio/#${project?.demo?.id}`)
  for (const width of rowsOf([320, 390, 700, 1440], (each) => each === 320 || each === 1440)) {
    await page.setViewportSize({ width, height: 900 })
    const values = dialog(page).getByRole("list").first().locator("span > span")
    await expect(values).toHaveCount(3)
    for (const value of await values.all()) await expect(value).toBeVisible()
    expect(await placesOfMatches(page), `at ${width} px`).toHaveLength(1)
    await expect(dialog(page).getByRole("heading", { name: /^Champion/ })).toBeVisible()
  }
})

/** For the page. @returns the colors and pictures of a demo that are none of the colors of the visitor */
function findForeignColors(root: HTMLElement | SVGElement): string[] {
  const probe = root.appendChild(document.createElement("i"))
  probe.style.forcedColorAdjust = "none"
  const system = ["Canvas", "CanvasText"].map((name) => {
    probe.style.color = name
    return getComputedStyle(probe).color
  })
  probe.remove()
  return [root, ...root.querySelectorAll("*")].flatMap((element) => {
    const { fill, stroke, backgroundImage } = getComputedStyle(element)
    const isShape = element.matches("svg :is(path, circle, rect, text)")
    const colors = isShape && element.getClientRects().length > 0 ? [fill, stroke] : []
    const pictures = backgroundImage.match(/url|rgb\([^)]*\)/g) ?? []
    return [...colors, ...pictures].filter((value) => !["none", ...system].includes(value))
  })
}

test("every demo fits, satisfies axe, and obeys forced colors", async ({ page, content }) => {
  const addresses = [
    ...content.showcase.cards.flatMap(({ demo }) => (demo ? [`/#${demo.id}`] : [])),
    ...content.portfolio.projects.flatMap(({ demo }) => (demo ? [`/portfolio/#${demo.id}`] : [])),
  ]
  await page.emulateMedia({ reducedMotion: "reduce" })
  for (const address of addresses) {
    await page.goto("about:blank")
    await openPage(page, address)
    await expect(dialog(page)).toBeVisible()
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      expect(await findAxeViolations(page), `${address} at ${width} px`).toEqual([])
      const overflow = await dialog(page).evaluate(
        ({ scrollWidth, clientWidth }) => scrollWidth - clientWidth,
      )
      expect(overflow, `${address} at ${width} px`).toBe(0)
    }
    const slider = page.getByRole("slider")
    if (await slider.isVisible()) await slider.press("PageUp")
    else await cards(page).first().press("1")
    expect(await findAxeViolations(page), `${address} after a change`).toEqual([])
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ forcedColors: "active", colorScheme })
      const foreign = await dialog(page).evaluate(findForeignColors)
      expect(foreign, `${address}, ${colorScheme}`).toEqual([])
    }
    await page.emulateMedia({ forcedColors: null, colorScheme: null })
  }
})
