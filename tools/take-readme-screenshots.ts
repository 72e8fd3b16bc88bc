/** `npx tsx tools/take-readme-screenshots.ts`: takes the screenshot in the README from the built site. */
import path from "node:path"
import sharp from "sharp"
import { runMain } from "../scripts/lib/run-main"
import { serveFolder } from "../scripts/lib/static-server"
import { launchBrowser } from "./lib/find-browser"

const VIEWPORT = { width: 1440, height: 1000 }

runMain(async () => {
  const browser = await launchBrowser()
  const { origin, close } = await serveFolder("public")
  try {
    const page = await browser.newPage({ viewport: VIEWPORT, reducedMotion: "reduce" })
    await page.goto(origin, { waitUntil: "networkidle" })
    await sharp(await page.screenshot())
      .resize({ width: 1000 })
      .webp({ quality: 82 })
      .toFile(path.resolve("docs/images/home.webp"))
  } finally {
    close()
    await browser.close()
  }
})
