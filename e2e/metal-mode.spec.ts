import type { Page } from "@playwright/test"
import { hydrated } from "./support/hydrated"
import { expect, ROUTES, test } from "./support/test"

const ON = "Activate metal mode."
const OFF = "Deactivate metal mode."

test("no font is fetched without metal mode, and its serif once it is on", async ({ page }) => {
  const fonts: string[] = []
  page.on("request", (request) => {
    if (request.resourceType() === "font") fonts.push(request.url())
  })
  await page.goto("/")
  await hydrated(page)
  await page.getByRole("link", { name: "About" }).first().click()
  await expect(page).toHaveURL("/about/")
  expect(fonts).toEqual([])
  await page.getByRole("button", { name: ON }).click()
  await expect.poll(() => fonts.length).toBeGreaterThan(0)
  await page.evaluate(() => document.fonts.ready)
  const family = (await page.evaluate(() => getComputedStyle(document.body).fontFamily)).split(
    ",",
  )[0]
  expect(await page.evaluate((face) => document.fonts.check(`1rem ${face}`), family)).toBe(true)
})

test("sets the three values on the whole document, and takes them back", async ({ page }) => {
  await page.goto("/about/")
  await hydrated(page)
  const styles = () =>
    page.evaluate(() =>
      [...document.querySelectorAll("html, body, h1, p, li, a, button")].map((element) => {
        const { fontFamily, fontSize, letterSpacing, lineHeight } = getComputedStyle(element)
        const ratio = Number.parseFloat(lineHeight) / Number.parseFloat(fontSize)
        return {
          serif: fontFamily.endsWith("serif") && !fontFamily.includes("sans"),
          letterSpacing,
          leading: ratio.toFixed(3),
        }
      }),
    )
  await page.getByRole("button", { name: ON }).click()
  for (const style of await styles()) {
    expect(style).toEqual({ serif: true, letterSpacing: "-5.328px", leading: "0.666" })
  }
  await page.getByRole("button", { name: OFF }).click()
  const body = await page.evaluate(() => {
    const { fontFamily, letterSpacing, lineHeight } = getComputedStyle(document.body)
    return { fontFamily, letterSpacing, lineHeight }
  })
  expect(body).toEqual({
    fontFamily: '"Helvetica Neue", Roboto, sans-serif',
    letterSpacing: "0.016px",
    lineHeight: "24px",
  })
})

test("lasts while the visitor moves between pages, and when the tab loads one anew", async ({
  page,
}) => {
  await page.goto("/")
  await hydrated(page)
  await page.getByRole("button", { name: ON }).click()
  await page.locator('header a[href="/resume/"]').click()
  await expect(page).toHaveURL("/resume/")
  await expect(page.getByRole("button", { name: OFF })).toBeVisible()
  await page.reload()
  await expect(page.locator("html")).toHaveAttribute("data-metal", "on")
  await expect(page.getByRole("button", { name: OFF })).toBeVisible()
})

const metal = (page: Page, name: string) => page.getByRole("button", { name })

/** What moves now, and for how long, in milliseconds. */
const moments = (page: Page) =>
  page.evaluate(() =>
    ["header", "main", "footer"].flatMap((name) =>
      (document.querySelector(name)?.getAnimations() ?? []).map(({ effect }) => ({
        name,
        duration: Number(effect?.getTiming().duration),
      })),
    ),
  )

const STYLED = "html, body, body *:not(script, style, noscript)"

/** The styles of every element that metal mode could have touched. */
const looks = (page: Page) =>
  page.evaluate(
    (selector) =>
      [...document.querySelectorAll(selector)].map((element) => {
        const { fontFamily, fontSize, letterSpacing, lineHeight } = getComputedStyle(element)
        return [fontFamily, fontSize, letterSpacing, lineHeight].join("; ")
      }),
    STYLED,
  )

for (const route of ROUTES) {
  test(`not one element of ${route} escapes the three values`, async ({ page }) => {
    await page.goto(route)
    await hydrated(page)
    await metal(page, ON).click()
    const odd = await page.evaluate(
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
    expect(odd).toEqual([])
  })
}

test("the switch is a short moment, on and off, and a page that is opened has none", async ({
  page,
}) => {
  await page.goto("/about/")
  await hydrated(page)
  for (const name of [ON, OFF]) {
    await metal(page, name).click()
    const now = await moments(page)
    expect(now.map((moment) => moment.name)).toEqual(["header", "main", "footer"])
    for (const { duration } of now) expect(duration).toBeLessThanOrEqual(600)
    await expect.poll(() => moments(page)).toEqual([])
  }
  await metal(page, ON).click()
  await page.reload()
  await expect(metal(page, OFF)).toBeVisible()
  await hydrated(page)
  expect(await moments(page)).toEqual([])
})

test("under reduced motion the switch is immediate", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" })
  await page.goto("/about/")
  await hydrated(page)
  await metal(page, ON).click()
  expect(await moments(page)).toEqual([])
  await expect(page.locator("html")).toHaveAttribute("data-metal", "on")
})

test("the switch stays under the pointer and keeps the focus, however the page shrinks and grows", async ({
  page,
}) => {
  await page.goto("/resume/")
  await hydrated(page)
  await expect(page.getByRole("listbox").first()).toBeVisible()
  await metal(page, ON).focus()
  await page.keyboard.press("Enter")
  await expect(metal(page, OFF)).toBeFocused()
  await expect(metal(page, OFF)).toBeInViewport()
  await page.evaluate(() => document.fonts.ready)
  const top = (name: string) => metal(page, name).evaluate((one) => one.getBoundingClientRect().top)
  const before = await top(OFF)
  await page.keyboard.press("Enter")
  await expect(metal(page, ON)).toBeFocused()
  await expect(metal(page, ON)).toBeInViewport()
  expect(Math.abs((await top(ON)) - before)).toBeLessThanOrEqual(1)
})

test("screen readers are told of the switch, and find everything by the names it had", async ({
  page,
}) => {
  await page.goto("/portfolio/")
  await hydrated(page)
  const names = () => page.getByRole("main").ariaSnapshot()
  const plain = await names()
  await metal(page, ON).press("Enter")
  await expect(page.locator("[aria-live=assertive]")).toHaveText("Metal mode is on.")
  expect(await names()).toBe(plain)
  await metal(page, OFF).press("Enter")
  await expect(page.locator("[aria-live=assertive]")).toHaveText("Metal mode is off.")
})

test("headings, toggles, links and the way out work while it lasts", async ({ page, content }) => {
  await page.goto("/resume/")
  await hydrated(page)
  await metal(page, ON).click()
  for (const { title } of content.resume.sections) {
    const toggle = page.getByRole("button", { name: title, exact: true })
    const before = await toggle.getAttribute("aria-expanded")
    await toggle.click()
    await expect(toggle).toHaveAttribute("aria-expanded", String(before !== "true"))
  }
  await page.locator('header a[href="/about/"]').click()
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(content.owner.name)
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused()
  await metal(page, OFF).click()
  await expect(page.locator("html")).toHaveAttribute("data-metal", "off")
})

test("paper knows nothing of it", async ({ page }) => {
  await page.goto("/resume/")
  await hydrated(page)
  await page.emulateMedia({ media: "print" })
  const plain = await looks(page)
  await page.emulateMedia({ media: "screen" })
  await metal(page, ON).click()
  await page.emulateMedia({ media: "print" })
  expect(await looks(page)).toEqual(plain)
})

test("a first visit never has it, nor does another tab", async ({ page, context }) => {
  await page.goto("/")
  await hydrated(page)
  await expect(page.locator("html")).not.toHaveAttribute("data-metal", "on")
  await metal(page, ON).click()
  const other = await context.newPage()
  await other.goto("/")
  await expect(metal(other, ON)).toBeVisible()
})
