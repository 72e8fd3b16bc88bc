/** The kitchen sink: every component in every state. It is never part of the usual build. */
import { readFile } from "node:fs/promises"
import path from "node:path"
import { listBuiltFiles, PUBLIC } from "../src/gatsby/built-files"
import { lightPalette, printPalette, screenPalette } from "../src/tokens/color"
import { findAxeViolations } from "./support/axe"
import { switchMetalOn } from "./support/navigation"
import { openPage } from "./support/open-page"
import { expect, test } from "./support/prefixed-site"

const NAME = /kitchen.?sink/i
const TEXT = /\.(?:html|js|json|txt|xml|webmanifest)$|\/_headers$/

test("the usual build does not contain the kitchen sink", async ({ request }) => {
  const files = await listBuiltFiles()
  expect(files.length).toBeGreaterThan(0)
  const byName = files.filter((file) => NAME.test(file))
  const texts = files.filter((file) => TEXT.test(file))
  const byText = await Promise.all(
    texts.map(async (file) => NAME.test(await readFile(path.join(PUBLIC, file), "utf8")) && file),
  )
  expect([...byName, ...byText.filter(Boolean)]).toEqual([])
  expect((await request.get("/kitchen-sink/")).status()).toBe(404)
})

test("every specimen is in the state of its label", async ({ page, site }) => {
  await openPage(page, `${site.home}kitchen-sink/`)
  for (const state of ["pending", "loading", "loaded", "failed"]) {
    // A lazy picture loads near the viewport.
    if (state === "loaded") await page.getByText("Pictures").first().scrollIntoViewIfNeeded()
    await expect(page.locator(`[data-image-state="${state}"]`).first()).toBeAttached()
  }
  await expect(page.getByText("This part of the page could not be shown.")).toBeVisible()
  const button = page.getByRole("button", { name: "Press me" }).first()
  const background = () => button.evaluate((element) => getComputedStyle(element).backgroundColor)
  await button.hover()
  const specimen = page.locator('[data-shown="hover"]').getByRole("button").first()
  const expected = await specimen.evaluate((element) => getComputedStyle(element).backgroundColor)
  await expect.poll(background).toBe(expected)

  await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex")
  const sitemap = await page.request.get(`${site.home}sitemap.xml`)
  expect(await sitemap.text()).not.toMatch(NAME)
})

for (const colorScheme of ["dark", "light"] as const) {
  test(`axe finds no violation in the kitchen sink, in any display mode of the ${colorScheme} look`, async ({
    page,
    site,
  }) => {
    await page.emulateMedia({ colorScheme })
    await page.setViewportSize({ width: 390, height: 900 })
    await openPage(page, `${site.home}kitchen-sink/`)
    expect(await findAxeViolations(page)).toEqual([])
    for (const mode of [{ forcedColors: "active" }, { contrast: "more" }] as const) {
      await page.emulateMedia({ forcedColors: null, contrast: null, ...mode })
      expect(await findAxeViolations(page), JSON.stringify(mode)).toEqual([])
    }
    await page.emulateMedia({ contrast: null })
    await page.setViewportSize({ width: 1440, height: 900 })
    await switchMetalOn(page)
    expect(await findAxeViolations(page), "metal mode").toEqual([])
  })
}

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false })

  test("a page follows the look of the visitor's system, and prints in black", async ({
    page,
    site,
  }) => {
    const body = page.locator("body")
    await page.goto(site.home)
    for (const [colorScheme, { text, backgroundBottom, backgroundTop }] of [
      ["dark", screenPalette],
      ["light", lightPalette],
    ] as const) {
      await page.emulateMedia({ colorScheme })
      await expect(body).toHaveCSS("color", toRgb(text))
      await expect(body).toHaveCSS("background-color", toRgb(backgroundBottom))
      const around = page.locator(`meta[name="theme-color"][media*="${colorScheme}"]`)
      await expect(around).toHaveAttribute("content", backgroundTop)
      await page.emulateMedia({ media: "print" })
      await expect(body).toHaveCSS("color", toRgb(printPalette.text))
      await page.emulateMedia({ media: null })
    }
  })
})

/** @returns a color as computed styles have it */
function toRgb(color: string): string {
  const channels = color.match(/[0-9a-f]{2}/g) ?? []
  return `rgb(${channels.map((pair) => Number.parseInt(pair, 16)).join(", ")})`
}
