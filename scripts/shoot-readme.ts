/** `npm run shoot`: takes the README's screenshots from the built site. */
import path from "node:path"
import type { Browser } from "@playwright/test"
import sharp from "sharp"
import { launchBrowser } from "./lib/launch-browser"
import { listenOnFreePort } from "./lib/listen"
import { runMain } from "./lib/run-main"
import { createStaticServer } from "./lib/static-server"

const SHOTS = [
  { name: "home", route: "/", width: 1440, height: 1000 },
  { name: "resume", route: "/resume/", width: 1440, height: 1000 },
  { name: "resume-phone", route: "/resume/", width: 390, height: 1000 },
] as const

runMain(async () => {
  const server = createStaticServer({ root: "public" })
  const port = await listenOnFreePort(server, 9000)
  let browser: Browser | undefined
  try {
    browser = await launchBrowser()
    for (const { name, route, width, height } of SHOTS) {
      const page = await browser.newPage({ viewport: { width, height }, reducedMotion: "reduce" })
      await page.goto(`http://localhost:${port}${route}`, { waitUntil: "networkidle" })
      await sharp(await page.screenshot())
        .resize({ width: Math.min(width, 1000) })
        .webp({ quality: 82 })
        .toFile(path.resolve("docs/images", `${name}.webp`))
    }
  } finally {
    await browser?.close()
    server.close()
    server.closeAllConnections()
  }
})
