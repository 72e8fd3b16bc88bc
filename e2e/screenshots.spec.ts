/** Compares the pages with the screenshots in `screenshots/`. */
import type { Page, ViewportSize } from "@playwright/test"
import sharp from "sharp"
import { pdfToText } from "../test/formats/poppler"
import { drawPages, openForScreenshot, waitForPictures } from "./support/comparison"
import { expect, test } from "./support/prefixed-site"
import { ROUTES } from "./support/test"

const ADVICE =
  "looks like the screenshot; after an intended change, run `npx tsx tools/take-screenshots.ts`"

const ALL = [...ROUTES, "/404.html"]

const PHONE = { width: 390, height: 900 }
const DESKTOP = { width: 1440, height: 900 }

/** @returns the file name, as in 'resume-390-metal.png' */
function fileName(route: string, ...details: (string | number)[]): string {
  const page = route.replaceAll("/", "").replace(".html", "") || "home"
  return `${[page, ...details].join("-")}.png`
}

async function expectScreenshot(page: Page, name: string) {
  await expect(page, ADVICE).toHaveScreenshot(name, { fullPage: true, timeout: 60_000 })
}

/** Compares the words of the printed sheets, too: another word may differ in few pixels. */
async function expectPrinted(page: Page, route: string, format: "Letter" | "A4") {
  const pdf = await page.pdf({ format })
  const words = pdfToText(pdf, "-raw").split(/\s+/).join(" ")
  const name = fileName(route, format.toLowerCase())
  expect(words, ADVICE).toMatchSnapshot(name.replace("png", "txt"))
  expect(await drawPages(pdf), ADVICE).toMatchSnapshot(name)
}

const setMetalMode = (page: Page) => page.addInitScript(() => sessionStorage.setItem("metal", "on"))

// Slow: a picture of a whole page takes a second.
for (const route of ALL) {
  test(`${route} looks the same at 390 px, at 1440 px and in print`, async ({ page }) => {
    await page.setViewportSize(PHONE)
    await openForScreenshot(page, route)
    await expectScreenshot(page, fileName(route, 390))
    await page.setViewportSize(DESKTOP)
    await waitForPictures(page)
    await expectScreenshot(page, fileName(route, 1440))
    await expectPrinted(page, route, "Letter")
    if (route === "/resume/") await expectPrinted(page, route, "A4")
  })
}

for (const [what, route, viewport, prepare] of [
  ["in metal mode", "/", DESKTOP, setMetalMode],
  ["in metal mode", "/resume/", PHONE, setMetalMode],
  ["in forced colors", "/", PHONE, (page) => page.emulateMedia({ forcedColors: "active" })],
  ["at 768 px", "/resume/", { width: 768, height: 900 }, async () => {}],
] as [string, string, ViewportSize, (page: Page) => Promise<void>][]) {
  test(`${route} looks the same ${what}`, async ({ page }) => {
    await page.setViewportSize(viewport)
    await prepare(page)
    await openForScreenshot(page, route)
    const mode = /metal|forced colors/.exec(what)?.map((name) => name.replace(" ", "-")) ?? []
    await expectScreenshot(page, fileName(route, viewport.width, ...mode))
  })
}

test("the kitchen sink looks the same, in forced colors, too", async ({ page, site }) => {
  await page.emulateMedia({ colorScheme: "dark" })
  await page.setViewportSize(PHONE)
  await openForScreenshot(page, `${site.home}kitchen-sink/`)
  await expect(page.locator('[data-image-state="failed"]')).toHaveCount(2)
  await expectScreenshot(page, fileName("/kitchen-sink/", 390))
  await page.setViewportSize(DESKTOP)
  await waitForPictures(page)
  await expectScreenshot(page, fileName("/kitchen-sink/", 1440))
  await page.emulateMedia({ forcedColors: "active", colorScheme: "light" })
  await expectScreenshot(page, fileName("/kitchen-sink/", 1440, "forced-colors"))
})

test("the kitchen sink looks the same in metal mode @all", async ({ page, site }) => {
  await page.emulateMedia({ colorScheme: "dark" })
  await page.setViewportSize(DESKTOP)
  await setMetalMode(page)
  await openForScreenshot(page, `${site.home}kitchen-sink/`)
  await expect(page.locator('[data-image-state="failed"]')).toHaveCount(2)
  await expectScreenshot(page, fileName("/kitchen-sink/", 1440, "metal"))
})

test("the gradients of the background look the same at 1440 px", async ({ page }) => {
  await page.setViewportSize(DESKTOP)
  await openForScreenshot(page, "/404.html", { gradients: true })
  await expectScreenshot(page, "background-1440.png")
})

const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0)

for (const colorScheme of ["dark", "light"] as const) {
  test(`the grain of the ${colorScheme} look is seen, but is no veil`, async ({ page, site }) => {
    const clip = { x: 928, y: 0, width: 512, height: 512 }
    await page.setViewportSize(DESKTOP)
    await page.emulateMedia({ colorScheme })
    const levels = async (grain: boolean) => {
      await openForScreenshot(page, `${site.home}404.html`, { gradients: true, grain, text: false })
      return sharp(await page.screenshot({ clip }))
        .removeAlpha()
        .raw()
        .toBuffer()
    }
    const plain = await levels(false)
    const added = [...(await levels(true))].map((level, index) => level - (plain[index] ?? 0))
    const mean = sum(added) / added.length
    expect(Math.abs(mean)).toBeLessThanOrEqual(4)
    const variance = sum(added.map((each) => (each - mean) ** 2)) / added.length
    expect(Math.sqrt(variance)).toBeGreaterThanOrEqual(3)
    // The usual threshold does not see the grain.
    const options = { clip, threshold: 0.03, maxDiffPixels: 600 }
    await expect(page, ADVICE).toHaveScreenshot(`background-${colorScheme}.png`, options)
  })
}

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false, viewport: PHONE })

  test("every panel is expanded, and no button waits for a script", async ({ page }) => {
    for (const route of ["/", "/portfolio/", "/resume/"]) {
      await openForScreenshot(page, route)
      await expectScreenshot(page, fileName(route, 390, "no-script"))
    }
  })
})
