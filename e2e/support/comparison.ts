/** Makes a page look the same on every machine and every day, so that pictures of it can be compared. */
import { execFileSync } from "node:child_process"
import { mkdtemp, readdir, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import path from "node:path"
import { expect, type Page } from "@playwright/test"
import sharp from "sharp"
import { hydrated } from "./hydrated"

/** The day on which every comparison takes place. */
const TODAY = new Date("2026-12-01T12:00:00")

/** The fonts of the comparison, by weight: from an npm package, never from the machine. */
const FONTS = {
  400: "400Regular",
  600: "600SemiBold",
  700: "700Bold",
  800: "800ExtraBold",
} as const

/** The site asks for this family first. */
const FAMILY = "Helvetica Neue"
const FONT_PATH = "/comparison-fonts/"

/** Grain and glows would make the references five times as large. */
const STAGE = "#gatsby-focus-wrapper > div"
const NO_GRAIN = `${STAGE}::after { content: none !important }`
const NO_GLOWS = `${STAGE}::before { content: none !important }`

const FONT_FACES = [
  ...Object.entries(FONTS).map(
    ([weight, file]) =>
      `@font-face { font-family: "${FAMILY}"; font-weight: ${weight}; src: url(${FONT_PATH}${file}) }`,
  ),
]

/**
 * Opens a page for comparison and waits until nothing in it changes any more.
 * @param options glows: whether to show those of the stage, which weigh more than all else
 */
export async function openForComparison(
  page: Page,
  address: string,
  { glows = false } = {},
): Promise<void> {
  await page.clock.setFixedTime(TODAY)
  await page.route(`**${FONT_PATH}*`, (route) => {
    const name = path.basename(new URL(route.request().url()).pathname)
    return route.fulfill({
      path: path.resolve("node_modules/@expo-google-fonts/roboto", name, `Roboto_${name}.ttf`),
    })
  })
  await page.goto(address)
  await page.evaluate(
    (styles) => {
      const sheet = new CSSStyleSheet()
      sheet.replaceSync(styles)
      document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
    },
    [...FONT_FACES, NO_GRAIN, glows ? "" : NO_GLOWS].join("\n"),
  )
  const isScripted = await page.evaluate(() => matchMedia("(scripting: enabled)").matches)
  if (isScripted) await takenOver(page)
  await page.evaluate(() => {
    for (const image of document.images) image.loading = "eager"
  })
  await page.waitForLoadState("networkidle")
  await page.evaluate(async () => {
    await Promise.allSettled([...document.images].map((image) => image.decode()))
    await document.fonts.ready
  })
}

/** Waits until React has taken over the page, and whatever is taken over only near the window. */
async function takenOver(page: Page) {
  await hydrated(page)
  // The buttons of a stack are there from the start, and can be seen once it can be moved.
  for (const button of await page.locator('[aria-label="Next slide"]').all()) {
    await button.evaluate((element) => element.scrollIntoView({ behavior: "instant" }))
    await expect(button).toBeVisible()
  }
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: "instant" }))
}

/** @returns the page on paper, its sheets side by side, as a PNG */
export async function printSheets(page: Page, format: "Letter" | "A4"): Promise<Buffer> {
  const folder = await mkdtemp(path.join(tmpdir(), "sheets-"))
  const input = await page.pdf({ format })
  execFileSync("pdftoppm", ["-png", "-r", "72", "-", path.join(folder, "sheet")], { input })
  const sheets = await Promise.all(
    (await readdir(folder)).sort().map((name) => sharp(path.join(folder, name)).toBuffer()),
  )
  await rm(folder, { recursive: true })
  const { width = 0, height = 0 } = await sharp(sheets[0]).metadata()
  expect(sheets.length).toBeGreaterThan(0)
  return sharp({
    create: { width: width * sheets.length, height, channels: 3, background: "#fff" },
  })
    .composite(sheets.map((sheet, index) => ({ input: sheet, left: index * width, top: 0 })))
    .png()
    .toBuffer()
}
