/**
 * Draws static/grain.png, the small tile of film grain that lies over the stage. It is black and
 * white with the strength in its alpha, so that a browser lays it on without a blend mode, which
 * costs a copy of the page at every repaint.
 */
import path from "node:path"
import sharp from "sharp"
import { createSeededRandom } from "./seeded-random"

const EDGE = 96 // px; large enough that the eye does not find the repeat
const STRENGTH = 0.3 // of the deepest shade
const LIGHT_PER_SHADE = 0.1 // a dark stage has much less room for light than for shade
const COLORS = 16

async function main() {
  const random = createSeededRandom(9)
  const pixels = Buffer.from(
    Array.from({ length: EDGE * EDGE }, () => toPixel(random.integer(-255, 255))).flat(),
  )
  await sharp(pixels, { raw: { width: EDGE, height: EDGE, channels: 4 } })
    .png({ palette: true, colours: COLORS, dither: 0, compressionLevel: 9 })
    .toFile(path.resolve("static/grain.png"))
}

/** @param grain from −255, the deepest shade, to 255, the brightest light */
function toPixel(grain: number): number[] {
  const gray = grain < 0 ? 0 : 255
  const strength = grain < 0 ? STRENGTH : STRENGTH * LIGHT_PER_SHADE
  return [gray, gray, gray, Math.round(Math.abs(grain) * strength)]
}

void main()
