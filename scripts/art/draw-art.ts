/** `npm run art`: draws the pictures of the sample content, or only the named ones. */
import { mkdir } from "node:fs/promises"
import path from "node:path"
import type { Browser } from "@playwright/test"
import sharp from "sharp"
import { SAMPLE } from "../../src/content/files/content-folder"
import { launchBrowser } from "../lib/find-browser"
import { runMain, UserError } from "../lib/run-main"
import { renderMothClub } from "./moth-club"
import { renderRobotRoster } from "./robot-roster"
import { renderTideTable } from "./tide-table"
import { renderTournamentCompanion } from "./tournament-companion"

/** A screen of a sample app. Its size is in CSS pixels; its picture is `scale` times larger. */
interface Screen {
  name: string
  width: number
  height: number
  scale: number
  render: (width: number, height: number) => string
}

const OUTPUT_DIRECTORY = path.join(SAMPLE, "images")
const MAX_BYTES = 450_000

const CARD = { width: 400, height: 500, scale: 4 }
const DESKTOP = { width: 960, height: 600, scale: 2 }

const SCREENS: readonly Screen[] = [
  { name: "moth-club", ...CARD, render: renderMothClub },
  { name: "robot-roster", ...CARD, render: renderRobotRoster },
  { name: "tide-table", ...CARD, render: renderTideTable },
  { name: "tournament-companion", ...DESKTOP, render: renderTournamentCompanion },
]

async function takeScreenshot(browser: Browser, screen: Screen): Promise<Buffer> {
  const { width, height, scale, render } = screen
  const context = await browser.newContext({
    viewport: { width, height },
    deviceScaleFactor: scale,
    javaScriptEnabled: false,
    offline: true,
  })
  try {
    const page = await context.newPage()
    await page.setContent(render(width, height))
    return await page.screenshot({ type: "png" })
  } finally {
    await context.close()
  }
}

async function save(name: string, screenshot: Buffer): Promise<void> {
  const file = path.join(OUTPUT_DIRECTORY, `${name}.png`)
  const { width, height, size } = await sharp(screenshot)
    .png({ palette: true, quality: 100, dither: 1, compressionLevel: 9, effort: 10 })
    .toFile(file)
  console.log(`${path.relative("", file)}  ${width}x${height}  ${Math.round(size / 1000)} kB`)
  if (size > MAX_BYTES) {
    throw new Error(`${name}.png is ${size} bytes; the limit is ${MAX_BYTES}`)
  }
}

runMain(async () => {
  const names = process.argv.slice(2)
  const unknown = names.find((each) => SCREENS.every(({ name }) => name !== each))
  if (unknown !== undefined) throw new UserError(`There is no drawing "${unknown}".`)
  const screens = SCREENS.filter(({ name }) => names.length === 0 || names.includes(name))
  await mkdir(OUTPUT_DIRECTORY, { recursive: true })
  const browser = await launchBrowser("--force-color-profile=srgb", "--font-render-hinting=none")
  try {
    for (const screen of screens) {
      await save(screen.name, await takeScreenshot(browser, screen))
    }
  } finally {
    await browser.close()
  }
})
