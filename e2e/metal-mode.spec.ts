/** Metal mode: its styles, its animation, and what it must not change. */
import type { Page } from "@playwright/test"
import {
  headerLink,
  holdResponses,
  METAL_OFF,
  METAL_ON,
  metalButton,
  switchMetalOn,
  title,
} from "./support/navigation"
import { openPage } from "./support/open-page"
import { expect, ROUTES, test } from "./support/test"

const html = (page: Page) => page.locator("html")
const STYLED = "html, body, body *:not(script, style, noscript)"

test("metal mode is off in a new tab, and loads its font when on", async ({ page, context }) => {
  const fonts: string[] = []
  page.on("request", (request) => {
    if (request.resourceType() === "font") fonts.push(request.url())
  })
  await openPage(page)
  await expect(html(page)).not.toHaveAttribute("data-metal", "on")
  await headerLink(page, "/about/").click()
  await expect(page).toHaveURL("/about/")
  expect(fonts).toEqual([])
  await switchMetalOn(page)
  await expect.poll(() => fonts.length).toBeGreaterThan(0)
  await page.evaluate(() => document.fonts.ready)
  const family = await page.evaluate(() => getComputedStyle(document.body).fontFamily)
  const [face = ""] = family.split(",")
  expect(await page.evaluate((name) => document.fonts.check(`1rem ${name}`), face)).toBe(true)

  const other = await context.newPage()
  await other.goto("/")
  await expect(metalButton(other)).toBeVisible()
})

/** @returns the elements whose font, spacing or line height is not that of metal mode */
const findOtherStyles = (page: Page) =>
  page.evaluate(
    (selector) =>
      [...document.querySelectorAll(selector)]
        .filter((element) => {
          const { fontFamily, fontSize, letterSpacing, lineHeight } = getComputedStyle(element)
          const leading = Number.parseFloat(lineHeight) / Number.parseFloat(fontSize)
          const isMetal = fontFamily === '"New Rocker", serif' && letterSpacing === "-5.328px"
          return !isMetal || leading.toFixed(3) !== "0.666"
        })
        .map(({ outerHTML }) => outerHTML.slice(0, 120)),
    STYLED,
  )

/** @returns the font, letter spacing and line height of each element of the document */
async function documentStyles(page: Page, media: "screen" | "print" = "screen") {
  await page.emulateMedia({ media })
  return page.evaluate(
    (selector) =>
      [...document.querySelectorAll(selector)].map((element) => {
        const { fontFamily, fontSize, letterSpacing, lineHeight } = getComputedStyle(element)
        return { name: element.tagName, fontFamily, fontSize, letterSpacing, lineHeight }
      }),
    STYLED,
  )
}

test("metal mode styles every element of every page until it is off", async ({ page }) => {
  await openPage(page)
  const printed = await documentStyles(page, "print")
  const before = await documentStyles(page)
  await switchMetalOn(page)
  expect(await documentStyles(page, "print")).toEqual(printed)
  await page.emulateMedia({ media: "screen" })
  for (const route of [...ROUTES.slice(1), "/"]) {
    await headerLink(page, route).click()
    await expect(page).toHaveURL(route)
    await expect(title(page)).toBeFocused()
    await expect(metalButton(page, METAL_OFF)).toBeVisible()
    expect(await findOtherStyles(page), route).toEqual([])
  }
  const release = await holdResponses(page, /\.js$/)
  await page.reload({ waitUntil: "commit" })
  await expect(html(page)).toHaveAttribute("data-metal", "on")
  await metalButton(page, METAL_OFF).click()
  release()
  await expect(html(page)).toHaveAttribute("data-metal", "off")
  const restored = await documentStyles(page)
  expect(restored).toEqual(before)
  for (const [index, name] of ["HTML", "BODY"].entries()) {
    expect(restored[index]).toMatchObject({
      name,
      fontFamily: '"Helvetica Neue", Roboto, sans-serif',
      letterSpacing: "0.016px",
      lineHeight: "24px",
    })
  }
})

type PlayedAnimation = { name: string; duration: number }

/** Records the animations of whole elements, with their durations in milliseconds. */
function recordAnimations() {
  const played: PlayedAnimation[] = []
  Object.assign(window, { played })
  const animate = Element.prototype.animate
  Element.prototype.animate = function (keyframes, options) {
    // The options of a ripple are an object.
    if (typeof options === "number") played.push({ name: this.localName, duration: options })
    return animate.call(this, keyframes, options)
  }
}

/** @returns the animations since the last call */
const playedAnimations = (page: Page) =>
  page.evaluate(() => (Reflect.get(window, "played") as PlayedAnimation[]).splice(0))

test("only a click animates metal mode, for at most 0.6 s", async ({ page }) => {
  await page.addInitScript(recordAnimations)
  await openPage(page, "/about/")
  for (const name of [METAL_ON, METAL_OFF]) {
    await metalButton(page, name).click()
    await expect(html(page)).toHaveAttribute("data-metal", name === METAL_ON ? "on" : "off")
    const played = await playedAnimations(page)
    expect(played.map((animation) => animation.name)).toEqual(
      expect.arrayContaining(["header", "main", "footer"]),
    )
    for (const { duration } of played) expect(duration).toBeLessThanOrEqual(600)
    const running = () =>
      page
        .locator("header, main, footer")
        .evaluateAll((all) => all.flatMap((one) => one.getAnimations()).length)
    await expect.poll(running).toBe(0)
  }
  await switchMetalOn(page)
  await openPage(page, "/about/")
  await expect(metalButton(page, METAL_OFF)).toBeVisible()
  expect(await playedAnimations(page)).toEqual([])

  await page.emulateMedia({ reducedMotion: "reduce" })
  await metalButton(page, METAL_OFF).click()
  await expect(html(page)).toHaveAttribute("data-metal", "off")
  expect(await playedAnimations(page)).toEqual([])
})

test("toggling keeps place, focus and names, and is announced", async ({ page }) => {
  await openPage(page, "/resume/")
  await expect(page.getByRole("listbox").first()).toBeVisible()
  const names = () => page.getByRole("main").ariaSnapshot()
  const namesBefore = await names()
  await metalButton(page).focus()
  await page.keyboard.press("Enter")
  await expect(page.locator("#announcer")).toHaveText(/^Metal mode is on\./)
  expect(await names()).toBe(namesBefore)
  await expect(metalButton(page, METAL_OFF)).toBeFocused()
  await expect(metalButton(page, METAL_OFF)).toBeInViewport()
  await page.evaluate(() => document.fonts.ready)
  const top = (name: string) =>
    metalButton(page, name).evaluate((button) => button.getBoundingClientRect().top)
  const before = await top(METAL_OFF)
  await page.keyboard.press("Enter")
  await expect(metalButton(page)).toBeFocused()
  await expect(metalButton(page)).toBeInViewport()
  expect(Math.abs((await top(METAL_ON)) - before)).toBeLessThanOrEqual(1)
  await expect(page.locator("#announcer")).toHaveText("Metal mode is off.")
})
