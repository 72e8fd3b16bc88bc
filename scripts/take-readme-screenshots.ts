/** `npm run screenshots:readme`: takes the screenshots in the README from the built site. */
import path from "node:path"
import sharp from "sharp"
import { launchBrowser } from "./lib/find-browser"
import { runMain } from "./lib/run-main"
import { serveFolder } from "./lib/static-server"

const SCREENSHOTS = [
  { name: "home", route: "/", width: 1440, height: 1000 },
  { name: "resume", route: "/resume/", width: 1440, height: 1000 },
  { name: "resume-phone", route: "/resume/", width: 390, height: 1000 },
] as const

runMain(async () => {
  const browser = await launchBrowser()
  const { origin, close } = await serveFolder("public")
  try {
    for (const { name, route, width, height } of SCREENSHOTS) {
      const page = await browser.newPage({ viewport: { width, height }, reducedMotion: "reduce" })
      await page.goto(origin + route, { waitUntil: "networkidle" })
      await sharp(await page.screenshot())
        .resize({ width: Math.min(width, 1000) })
        .webp({ quality: 82 })
        .toFile(path.resolve("docs/images", `${name}.webp`))
    }
  } finally {
    close()
    await browser.close()
  }
})
