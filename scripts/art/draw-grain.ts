/**
 * Draws src/app/grain.png, the tile of film grain above the background. Its pixels are black or white
 * and differ in opacity, so that it needs no blend mode, with which a browser copies the page at each
 * repaint. The styles of every page contain the tile. Noise does not compress, so the tile is small
 * and has few colors.
 */
import path from "node:path"
import sharp from "sharp"
import { runMain } from "../lib/run-main"
import { createSeededRandom } from "./seeded-random"

/** In pixels; large enough to hide the repetition. */
const EDGE = 64

/** The opacity of black and of white pixels, up to 255. White is more visible on a dark background. */
const SHADES = [19, 57]
const LIGHTS = [2, 6]

const COLORS = [
  ...SHADES.map((alpha) => [0, 0, 0, alpha]),
  ...LIGHTS.map((alpha) => [255, 255, 255, alpha]),
]

runMain(async () => {
  const random = createSeededRandom(9)
  const pixels = Array.from({ length: EDGE * EDGE }, () => {
    return COLORS[random.integer(0, COLORS.length - 1)] ?? []
  })
  await sharp(Buffer.from(pixels.flat()), { raw: { width: EDGE, height: EDGE, channels: 4 } })
    .png({ palette: true, colours: COLORS.length, dither: 0, compressionLevel: 9 })
    .toFile(path.resolve("src/app/grain.png"))
})
