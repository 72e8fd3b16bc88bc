/** `npx tsx tools/take-readme-screenshots.ts`: takes the pictures in the README from the built site. It needs poppler. */
import { execFileSync } from "node:child_process"
import path from "node:path"
import sharp from "sharp"
import { runMain } from "../scripts/lib/run-main"
import { serveFolder } from "../scripts/lib/static-server"
import { launchBrowser } from "./lib/find-browser"

/** Both pictures stand side by side. */
const write = (picture: Buffer, name: string) =>
  sharp(picture)
    .resize({ height: 500 })
    .webp({ quality: 82 })
    .toFile(path.resolve(`docs/images/${name}.webp`))

runMain(async () => {
  const browser = await launchBrowser()
  const { origin, close } = await serveFolder("public")
  try {
    const viewport = { width: 1440, height: 1000 }
    const page = await browser.newPage({ viewport, reducedMotion: "reduce" })
    await page.goto(origin, { waitUntil: "networkidle" })
    await write(await page.screenshot(), "home")
    const args = ["-png", "-r", "100", "-f", "1", "-l", "1", "public/resume.pdf"]
    await write(execFileSync("pdftoppm", args, { maxBuffer: 1e8 }), "resume")
  } finally {
    close()
    await browser.close()
  }
})
