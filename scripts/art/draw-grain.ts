/**
 * Draws src/app/grain.png, the small tile of film grain that lies over the stage. It is black and
 * white with the strength in its alpha, so that a browser lays it on without a blend mode, which
 * costs a copy of the page at every repaint. It stands in the styles of every page: noise cannot be
 * compressed, so it is small, and of few colors.
 */
import path from "node:path"
import sharp from "sharp"
import { createSeededRandom } from "./seeded-random"

const EDGE = 64 // px; large enough that the eye does not find the repeat

/** How opaque black and white are, of 255: a dark stage has much less room for light than for shade. */
const SHADES = [19, 57]
const LIGHTS = [2, 6]

const COLORS = [
  ...SHADES.map((alpha) => [0, 0, 0, alpha]),
  ...LIGHTS.map((alpha) => [255, 255, 255, alpha]),
]

async function main() {
  const random = createSeededRandom(9)
  const pixels = Array.from({ length: EDGE * EDGE }, () => {
    return COLORS[random.integer(0, COLORS.length - 1)] ?? []
  })
  await sharp(Buffer.from(pixels.flat()), { raw: { width: EDGE, height: EDGE, channels: 4 } })
    .png({ palette: true, colours: COLORS.length, dither: 0, compressionLevel: 9 })
    .toFile(path.resolve("src/app/grain.png"))
}

void main()
