/** Opens and prints pages. Their screenshots are the same on every machine and on every day. */
import { execFileSync } from "node:child_process"
import { mkdtemp, readdir, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import path from "node:path"
import { expect, type Page } from "@playwright/test"
import sharp from "sharp"
import { waitForHydration, waitForLazyParts } from "./open-page"

/** The date of every screenshot. */
const TODAY = new Date("2026-12-01T12:00:00")

/** The background layers would make the screenshots five times as large. */
const SHELL = "#gatsby-focus-wrapper > div"
const NO_GRAIN = `${SHELL}::after { content: none !important }`
const NO_TEXT = `${SHELL} > * { visibility: hidden !important }`
const NO_GRADIENTS = `${SHELL}::before { content: none !important }`

/**
 * Opens a page and waits until it no longer changes.
 * @param options whether to show the gradients and the grain of the background, and the text
 */
export async function openForScreenshot(
  page: Page,
  address: string,
  { gradients = false, grain = false, text = true } = {},
): Promise<void> {
  await page.clock.setFixedTime(TODAY)
  await page.goto(address)
  await page.evaluate(
    (styles) => {
      const sheet = new CSSStyleSheet()
      sheet.replaceSync(styles)
      document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
    },
    [grain ? "" : NO_GRAIN, gradients ? "" : NO_GRADIENTS, text ? "" : NO_TEXT].join("\n"),
  )
  if (await page.evaluate(() => matchMedia("(scripting: enabled)").matches)) {
    await waitForHydration(page)
    await waitForLazyParts(page)
  }
  await waitForPictures(page)
}

/** Loads every picture, also those far below the viewport, and waits for the fonts. */
export async function waitForPictures(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const image of document.images) image.loading = "eager"
  })
  await page.waitForLoadState("networkidle")
  await page.evaluate(async () => {
    await Promise.allSettled([...document.images].map((image) => image.decode()))
    await document.fonts.ready
  })
}

/** @returns the pages of a PDF side by side, as a PNG */
export async function drawPages(input: Buffer): Promise<Buffer> {
  const folder = await mkdtemp(path.join(tmpdir(), "printed-"))
  execFileSync("pdftoppm", ["-png", "-r", "72", "-", path.join(folder, "page")], { input })
  const pages = await Promise.all(
    (await readdir(folder)).sort().map((name) => sharp(path.join(folder, name)).toBuffer()),
  )
  await rm(folder, { recursive: true })
  const { width = 0, height = 0 } = await sharp(pages[0]).metadata()
  expect(pages.length).toBeGreaterThan(0)
  return sharp({
    create: { width: width * pages.length, height, channels: 3, background: "#fff" },
  })
    .composite(pages.map((input, index) => ({ input, left: index * width, top: 0 })))
    .png()
    .toBuffer()
}
