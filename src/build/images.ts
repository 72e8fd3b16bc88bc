/** An SVG in, a PNG out. */
import { readFile } from "node:fs/promises"
import path from "node:path"
import sharp from "sharp"
import { screenPalette } from "../styles/tokens/color"

/** A maskable icon may lose everything outside the circle that fills 80 % of it. */
const SAFE_PART = 0.7

/** @returns the SVG as PNG of this size, drawn sharp rather than scaled up */
export async function drawPng(svg: string, width: number, height: number): Promise<Buffer> {
  return sharp(Buffer.from(svg)).resize(width, height).png({ compressionLevel: 9 }).toBuffer()
}

/** @returns static/favicon.svg as a square PNG; a maskable one stands on a full ground */
export async function drawIcon(size: number, isMaskable: boolean): Promise<Buffer> {
  const svg = await readFile(path.resolve("static/favicon.svg"))
  const inner = isMaskable ? Math.round(size * SAFE_PART) : size
  // The SVG is 32 units wide: at 72 dots an inch, 32 pixels.
  const drawing = sharp(svg, { density: (72 * inner) / 32 }).resize(inner, inner)
  if (!isMaskable) return drawing.png().toBuffer()
  const before = Math.floor((size - inner) / 2)
  const after = size - inner - before
  const background = screenPalette.backgroundTop
  return drawing
    .flatten({ background })
    .extend({ top: before, left: before, bottom: after, right: after, background })
    .png()
    .toBuffer()
}
