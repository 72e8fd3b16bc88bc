/** Draws static/grain.png, the small tile of film grain that lies over the stage. */
import path from "node:path"
import sharp from "sharp"
import { createSeededRandom } from "./seeded-random"

const EDGE = 96 // px; large enough that the eye does not find the repeat
const GRAYS = 16

async function main() {
  const random = createSeededRandom(9)
  const pixels = Buffer.from(Array.from({ length: EDGE * EDGE }, () => random.integer(0, 255)))
  await sharp(pixels, { raw: { width: EDGE, height: EDGE, channels: 1 } })
    .png({ palette: true, colours: GRAYS, dither: 0, compressionLevel: 9 })
    .toFile(path.resolve("static/grain.png"))
}

void main()
