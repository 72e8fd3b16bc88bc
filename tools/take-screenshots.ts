/** `npx tsx tools/take-screenshots.ts`: builds the site with the sample, and updates the reference screenshots. */
import { readdir, readFile, writeFile } from "node:fs/promises"
import path from "node:path"
import sharp from "sharp"
import { runCommand } from "../scripts/lib/run-command"
import { runMain, UserError } from "../scripts/lib/run-main"
import { SAMPLE } from "../src/content/files/content-folder"
import { ensureBrowser } from "./lib/find-browser"

const FOLDER = path.resolve("e2e/screenshots")

/** Reduces the colors to a third of the file size; the difference is within the tolerance of the tests. */
const PALETTE = { palette: true, colours: 192, dither: 0, effort: 10, compressionLevel: 9 } as const

runMain(async () => {
  process.env.CONTENT = SAMPLE
  process.env.MATRIX = "all"
  if (!runCommand(["npm", "run", "build"])) throw new UserError("The build failed; see above.")
  ensureBrowser()
  const update = ["--project", "screenshots", "--update-snapshots=all"]
  const succeeded = runCommand(["playwright", "test", ...update])
  if (!succeeded) throw new UserError("Some screenshots failed; see above.")
  for (const name of (await readdir(FOLDER)).filter((file) => file.endsWith(".png"))) {
    const file = path.join(FOLDER, name)
    const source = await readFile(file)
    const { isPalette } = await sharp(source).metadata()
    if (!isPalette) await writeFile(file, await sharp(source).png(PALETTE).toBuffer())
  }
})
