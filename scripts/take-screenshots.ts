/** `npm run screenshots`: takes the built site as it looks now for the reference of the comparison. */
import { readdir, readFile, writeFile } from "node:fs/promises"
import path from "node:path"
import sharp from "sharp"
import { ensureBrowser } from "./lib/find-browser"
import { runCommand } from "./lib/run-command"
import { runMain, UserError } from "./lib/run-main"

const FOLDER = path.resolve("e2e/screenshots")

/** As many colors as keep every reference within the tolerance, at a third of the size. */
const PALETTE = { palette: true, colours: 192, dither: 0, effort: 10, compressionLevel: 9 } as const

runMain(async () => {
  const succeeded = runCommand(
    ["playwright", "test", "--project", "screenshots", "--update-snapshots=all"],
    { CHROME_PATH: ensureBrowser() },
  )
  if (!succeeded) throw new UserError("Not every page could be taken; see above.")
  for (const name of (await readdir(FOLDER)).filter((file) => file.endsWith(".png"))) {
    const file = path.join(FOLDER, name)
    const source = await readFile(file)
    const { isPalette } = await sharp(source).metadata()
    if (!isPalette) await writeFile(file, await sharp(source).png(PALETTE).toBuffer())
  }
})
